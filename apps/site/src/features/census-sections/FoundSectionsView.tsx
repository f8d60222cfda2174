import { SECTION_LIMITS } from "@nv/contracts";
import type { SectionShape, SectionView } from "@nv/contracts/schemas";
import { formatCount, formatNumber, formatPercent } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import { type ReactNode, useMemo } from "react";
import { type JoinedRow, sectionsCsv, sectionsGeoJson } from "./core/section-exports";
import { spacedCode, squareKilometres } from "./core/section-words";
import { type Export, SaveActions } from "./SaveActions";
import { SectionMapView } from "./SectionMapView";
import { sectionsCalls } from "./sections-calls";

/** Rows that are shown; all of them leave in a file. */
const SHOWN = 50;

/** A section that was found, with the part of it that is inside of an area. */
export interface FoundSection {
  readonly section: SectionView;
  readonly share: number | null;
}

interface Props {
  readonly year: number;
  readonly title: string;
  /** Name of the files, without their ends. */
  readonly fileName: string;
  readonly found: readonly FoundSection[];
  /** A table of somebody's that the sections are joined to; just the sections without it. */
  readonly joined?: { readonly names: readonly string[]; readonly rows: readonly JoinedRow[] };
  /** As they are drawn; no map without them. */
  readonly shapes?: readonly SectionShape[];
  readonly onOpen: (code: string) => void;
}

/** Sections that were found, as a table, on a map, and as files. */
export function FoundSectionsView(props: Props): ReactNode {
  const { year, title, fileName, found, joined, shapes = [], onOpen } = props;
  const sections = useMemo(() => found.map(({ section }) => section), [found]);
  const hasShare = found.some(({ share }) => share !== null);
  const marked = useMemo(() => sections.map(({ code }) => code), [sections]);
  const rows: readonly JoinedRow[] =
    joined?.rows ?? found.map(({ section, share }) => ({ cells: share === null ? [] : [share.toFixed(4)], section }));
  const names = joined?.names ?? (hasShare ? ["parte_dentro"] : []);
  const csv: Export = {
    ...{ label: "CSV", name: `${fileName}.csv`, type: "text/csv" },
    make: async () => sectionsCsv(names, rows, year),
  };
  const geoJson: Export = {
    ...{ label: "GeoJSON", name: `${fileName}.geojson`, type: "application/geo+json" },
    make: async () => sectionsGeoJson(sections, (await sectionsCalls.shapes(year, { codes: marked })).shapes, year),
  };
  const isDrawable = sections.length > 0 && sections.length <= SECTION_LIMITS.shapes;
  const columns: readonly DataColumn<FoundSection>[] = [
    {
      id: "code",
      name: "Sección",
      kind: "head",
      cell: ({ section: { code } }) => (
        <button
          type="button"
          className="nv-sections__open nv-sections__code"
          aria-label={`Sección ${spacedCode(code)}`}
          onClick={() => onOpen(code)}
        >
          {spacedCode(code)}
        </button>
      ),
    },
    { id: "town", name: "Municipio", cell: ({ section }) => section.municipality },
    { id: "area", name: "Superficie", kind: "figure", cell: ({ section }) => squareKilometres(section.areaM2) },
    ...(hasShare
      ? [
          {
            ...{ id: "share", name: "Dentro", kind: "figure" as const },
            cell: ({ share }: FoundSection) => (share === null ? "" : formatPercent(100 * share, { decimals: 1 })),
          },
        ]
      : []),
  ];
  return (
    <section className="nv-sections__found nv-stack" aria-label={title}>
      <h2>{title}</h2>
      <p role="status">
        {sections.length === 0
          ? "Ninguna sección."
          : `Son ${formatCount(sections.length, "sección", "secciones", "feminine")}.`}
      </p>
      {shapes.length > 0 && <SectionMapView shapes={shapes} year={year} label={`${title}: mapa de las secciones.`} />}
      {sections.length > 0 && (
        <>
          <SaveActions exports={isDrawable ? [csv, geoJson] : [csv]} />
          {!isDrawable && (
            <p className="nv-field__hint">
              El GeoJSON se da hasta {formatNumber(SECTION_LIMITS.shapes, { decimals: 0 })} secciones.
            </p>
          )}
          <DataTable
            caption={title}
            columns={columns}
            rows={found.slice(0, SHOWN)}
            keyOf={({ section }) => section.code}
          />
          {found.length > SHOWN && (
            <p className="nv-field__hint">Se ven las {SHOWN} primeras; el archivo las lleva todas.</p>
          )}
        </>
      )}
    </section>
  );
}
