import type { RecoveredChart } from "@nv/contracts/schemas";
import { FigureConfig } from "@nv/graphic-types";
import { type ReadFigureTable, readFigureTable } from "@nv/graphic-types/fields";

/** Kinds of Datawrapper that are drawn here too, and as what. */
const KINDS: Readonly<Record<string, string>> = {
  "d3-lines": "lines",
  "multiple-lines": "multiples",
  "d3-bars": "bars",
  "column-chart": "bars",
  "d3-dot-plot": "dots",
};

const NO_TABLE = { x: { name: "", kind: "date", skipsGaps: false }, columns: [], rows: [] } as const;

/** A chart as one of the registry draws it, or why it cannot. */
export type FigureOf = { readonly config: FigureConfig } | { readonly why: string };

/** Years, one after another, are names of rows: as figures an axis would have half years. */
function withYearsAsNames(data: ReadFigureTable["data"]) {
  if (data === null || data.x.kind !== "number") return data;
  const years = data.rows.map(({ x }) => Number(x));
  const [first = 0, second = first + 1] = years;
  const areYears = years.every((year, at) => Number.isInteger(year) && year === first + at * (second - first));
  const isNamed = areYears && first >= 1000 && (years.at(-1) ?? 0) < 3000;
  return isNamed ? { ...data, x: { ...data.x, kind: "text" as const } } : data;
}

/** Makes a graphic of the registry of a chart that was recovered. */
export function figureOf({
  type,
  csv,
  intro,
  notes,
}: Pick<RecoveredChart, "type" | "csv" | "intro" | "notes">): FigureOf {
  if (csv === null) return { why: "No hay una tabla que dibujar." };
  const kind = KINDS[type];
  if (kind === undefined)
    return { why: "Esta clase de gráfico no se dibuja aquí: cópialo a la cuenta, o descarga la tabla." };
  const read = readFigureTable(csv, { ...NO_TABLE, columns: [], rows: [] });
  if (read.fault !== null) return { why: `Su tabla no se puede dibujar aquí. ${read.fault}.` };
  const words = { subheading: intro.slice(0, 600), footnote: notes.slice(0, 600) };
  const config = FigureConfig.safeParse({ type: "figure", kind, data: withYearsAsNames(read.data), ...words });
  return config.success ? { config: config.data } : { why: "Su tabla no se puede dibujar aquí: descárgala." };
}
