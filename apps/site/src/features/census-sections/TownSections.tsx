import type { SectionShape, SectionView } from "@nv/contracts/schemas";
import { Notice } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { FoundSectionsView } from "./FoundSectionsView";
import { sectionsCalls } from "./sections-calls";

interface Props {
  readonly year: number;
  /** Of the municipality. */
  readonly code: string;
  readonly onOpen: (code: string) => void;
}

interface Town {
  readonly shapes: readonly SectionShape[];
  readonly sections: readonly SectionView[];
}

/** All sections of a municipality. */
export function TownSections({ year, code, onOpen }: Props): ReactNode {
  const { body, failure, reload } = useRemote(`town:${year}:${code}`, async (signal): Promise<Town> => {
    const { shapes } = await sectionsCalls.ofMunicipality(year, code, signal);
    const codes = shapes.map((shape) => shape.code);
    return { shapes, sections: codes.length === 0 ? [] : (await sectionsCalls.byCodes(year, { codes })).sections };
  });
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Cargando las secciones…</p>;
  const [first] = body.sections;
  if (first === undefined)
    return <Notice tone="plain">{`En el seccionado de ${year} no hay secciones de ese municipio (${code}).`}</Notice>;
  return (
    <FoundSectionsView
      year={year}
      title={`Secciones de ${first.municipality}`}
      fileName={`secciones_${code}_${year}`}
      found={body.sections.map((section) => ({ section, share: null }))}
      shapes={body.shapes}
      onOpen={onOpen}
    />
  );
}
