import { sectionsCredit } from "@nv/contracts";
import type { SectionShape, SectionView } from "@nv/contracts/schemas";
import { areaGeometry, readSectionCode } from "@nv/geography";
import { BYTE_ORDER_MARK, delimitedLine } from "@nv/tables";

/** Most that Datawrapper takes of a map or a table, bytes. */
export const DATAWRAPPER_MOST_BYTES = 2 * 1024 * 1024;

/** Values that are known of a section, by the names of its columns. */
const COLUMNS: readonly (readonly [name: string, value: (section: SectionView) => string])[] = [
  ["CUSEC", ({ code }) => code],
  ["distrito", ({ code }) => readSectionCode(code)?.district ?? ""],
  ["seccion", ({ code }) => readSectionCode(code)?.section ?? ""],
  ["codigo_municipio", ({ code }) => code.slice(0, 5)],
  ["municipio", ({ municipality }) => municipality],
  ["provincia", ({ province }) => province],
  ["comunidad", ({ community }) => community],
  ["km2", ({ areaM2 }) => (areaM2 / 1_000_000).toFixed(4)],
  ["latitud", ({ centre }) => centre.lat.toFixed(6)],
  ["longitud", ({ centre }) => centre.lon.toFixed(6)],
];

const NAMES = COLUMNS.map(([name]) => name);
const cellsOf = (section: SectionView) => COLUMNS.map(([, value]) => value(section));

/** A row that somebody brought, or that a search found, with its section. */
export interface JoinedRow {
  readonly cells: readonly string[];
  /** `null` for one without a section: its cells stay. */
  readonly section: SectionView | null;
}

/**
 * A table with the section of each row: codes are texts, figures have a point.
 *
 * @param names - Of the columns that were there; those of the section come after them.
 */
export function sectionsCsv(names: readonly string[], rows: readonly JoinedRow[], year: number): string {
  const credit = sectionsCredit(year);
  const none = NAMES.map(() => "");
  const lines = rows.map(({ cells, section }) =>
    delimitedLine([
      ...names.map((_, at) => cells[at] ?? ""),
      ...(section === null ? none : cellsOf(section)),
      ...[String(year), credit],
    ]),
  );
  return [BYTE_ORDER_MARK, delimitedLine([...names, ...NAMES, "seccionado", "fuente"]), ...lines].join("");
}

/** Sections as GeoJSON, named by `CUSEC` so that tables are joined to them. */
export function sectionsGeoJson(
  sections: readonly SectionView[],
  shapes: readonly SectionShape[],
  year: number,
): string {
  const shapeOf = new Map(shapes.map((shape) => [shape.code, shape]));
  const features = sections.flatMap((section) => {
    const shape = shapeOf.get(section.code);
    if (shape === undefined) return [];
    const cells = cellsOf(section);
    const properties = Object.fromEntries(NAMES.map((name, at) => [name, cells[at]]));
    return [{ type: "Feature", id: section.code, properties, geometry: areaGeometry(shape) }];
  });
  return JSON.stringify({ type: "FeatureCollection", fuente: sectionsCredit(year), features });
}
