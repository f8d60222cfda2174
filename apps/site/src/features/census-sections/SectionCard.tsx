import type { SectionDetail } from "@nv/contracts/schemas";
import { CopyButton, FactList } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { sectionsCsv, sectionsGeoJson } from "./core/section-exports";
import { placeInTown, shortName, spacedCode, squareKilometres } from "./core/section-words";
import { type Export, SaveActions } from "./SaveActions";
import { SectionMapView } from "./SectionMapView";
import { sectionsCalls } from "./sections-calls";

interface CardProps {
  readonly detail: SectionDetail;
  /** Goes on to another section; without it neighbours are only named. */
  readonly onOpen?: (code: string) => void;
  /** Source of the map, when it is not the file of the year. */
  readonly credit?: string;
  readonly children?: ReactNode;
}

/** Facts about a section, with its map and the sections around it. */
export function SectionFacts({ detail, onOpen, credit, children }: CardProps): ReactNode {
  const { section, neighbours, shapes, year } = detail;
  const { code, municipality, province, community, areaM2 } = section;
  return (
    <article className="nv-sections__card nv-stack" aria-labelledby={`seccion-${code}`}>
      <header>
        <h2 id={`seccion-${code}`}>
          {municipality}, {placeInTown(code)}
        </h2>
        <p>Seccionado a 1 de enero de {year}</p>
      </header>
      <FactList
        className="nv-sections__facts nv-terms"
        facts={[
          {
            name: "Código (CUSEC)",
            value: (
              <>
                <span className="nv-sections__code">{spacedCode(code)}</span>{" "}
                <CopyButton text={code} what="el código de la sección" />
              </>
            ),
          },
          { name: "Municipio", value: `${municipality} (${code.slice(0, 5)})` },
          { name: "Provincia", value: province },
          { name: "Comunidad", value: community },
          { name: "Superficie", value: squareKilometres(areaM2) },
        ]}
      />
      <SectionMapView
        shapes={shapes}
        year={year}
        of={code}
        {...(credit === undefined ? {} : { credit })}
        label={`La sección ${spacedCode(code)} con las ${neighbours.length} que la rodean.`}
      />
      <div className="nv-sections__neighbours nv-stack">
        <h3>Linda con</h3>
        {neighbours.length === 0 ? (
          <p>Con ninguna: es una isla o está sola en el archivo.</p>
        ) : (
          <ul className="nv-sections__list">
            {neighbours.map((one) => (
              <li key={one.code}>
                {onOpen === undefined ? (
                  <span>{shortName(one.code)}</span>
                ) : (
                  <button type="button" onClick={() => onOpen(one.code)} aria-label={`Sección ${spacedCode(one.code)}`}>
                    {shortName(one.code)}
                  </button>
                )}
                {one.municipality !== municipality && ` ${one.municipality}`}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </article>
  );
}

/** Lists the exports of a section and its neighbours. */
function exportsOf({ section, neighbours, year }: SectionDetail): readonly Export[] {
  const all = [section, ...neighbours];
  const name = `seccion_${section.code}_${year}`;
  return [
    {
      ...{ label: "CSV", name: `${name}.csv`, type: "text/csv" },
      make: async () =>
        sectionsCsv(
          ["relacion"],
          all.map((one, at) => ({ cells: [at === 0 ? "buscada" : "vecina"], section: one })),
          year,
        ),
    },
    {
      ...{ label: "GeoJSON", name: `${name}.geojson`, type: "application/geo+json" },
      make: async () => {
        const { shapes } = await sectionsCalls.shapes(year, { codes: all.map(({ code }) => code) });
        return sectionsGeoJson(all, shapes, year);
      },
    },
  ];
}

interface Props {
  readonly year: number;
  readonly code: string;
  readonly onOpen: (code: string) => void;
}

/** A section of a year. */
export function SectionCard({ year, code, onOpen }: Props): ReactNode {
  const { body, failure, reload } = useRemote(`section:${year}:${code}`, (signal) =>
    sectionsCalls.detail(year, code, signal),
  );
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Cargando la sección…</p>;
  return (
    <SectionFacts detail={body} onOpen={onOpen}>
      <SaveActions exports={exportsOf(body)} />
    </SectionFacts>
  );
}
