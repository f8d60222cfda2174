import type { RecoveredChart } from "@nv/contracts/schemas";
import { GraphicConfig } from "@nv/graphic-types";
import { readFigureTable } from "@nv/graphic-types/fields";

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
export type FigureOf = { readonly config: GraphicConfig } | { readonly why: string };

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
    return { why: "Esta clase de gráfico no se dibuja aquí: cópialo a la cuenta, o llévate la tabla." };
  const read = readFigureTable(csv, { ...NO_TABLE, columns: [], rows: [] });
  if (read.fault !== null) return { why: `Su tabla no se puede dibujar aquí. ${read.fault}.` };
  const words = { subheading: intro.slice(0, 600), footnote: notes.slice(0, 600) };
  const config = GraphicConfig.safeParse({ type: "figure", kind, data: read.data, ...words });
  return config.success ? { config: config.data } : { why: "Su tabla no se puede dibujar aquí: llévatela." };
}
