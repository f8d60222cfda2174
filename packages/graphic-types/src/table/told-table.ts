import type { CitedTable, TableTexts } from "../capabilities.ts";
import { MOST_CITED_ROWS } from "../cited-series.ts";
import { figureIn, isOfFigures } from "./cell-key.ts";
import type { TableConfig } from "./config.ts";
import { dateText } from "./draw/date-text.ts";
import { headTexts } from "./draw/head-html.ts";
import { seenColumns } from "./draw/seen-table.ts";

/** The table for who cites it: its first rows, with the figures that readers see. */
export function citedTable(config: TableConfig): CitedTable {
  const seen = seenColumns(config);
  const [first] = seen;
  const figures = seen.filter(isOfFigures);
  const names = new Map(headTexts(seen).map(({ whole }, at) => [seen[at]?.at, whole]));
  const nameOf = (cells: readonly string[]) => cells[first?.at ?? 0] ?? "";
  const times = new Map<string, number>();
  for (const cells of config.data.rows) times.set(nameOf(cells), (times.get(nameOf(cells)) ?? 0) + 1);
  // Of two rows with one name nobody knows which is told.
  const told = config.data.rows.filter((cells) => times.get(nameOf(cells)) === 1);
  const rows = told.slice(0, MOST_CITED_ROWS).map((cells) => {
    const x = nameOf(cells);
    const label = first?.kind === "date" ? dateText(x) : x;
    return { x, label, source: "", values: figures.map(({ at }) => figureIn(cells[at] ?? "")) };
  });
  return {
    columns: figures.map(({ at, name, unit, kind, decimals }) => ({
      ...{ key: name, name: names.get(at) ?? name, decimals },
      unit: kind === "percent" ? "%" : unit,
    })),
    rows: figures.length === 0 ? [] : rows,
    otherwise: figures.length > 0 && rows.length > 0 ? "" : "Esa tabla no tiene números",
  };
}

/** The table, and the texts around it, which are held against it. */
export function toldTable(config: TableConfig): TableTexts {
  const { heading, subheading, footnote } = config;
  const texts = Object.entries({ heading, subheading, footnote }).map(([field, text]) => ({ field, text }));
  return { table: citedTable(config), texts: texts.filter(({ text }) => text.trim() !== "") };
}
