import { escapeHtml } from "@nv/embeds";
import { fold, type NumberRules } from "@nv/spanish";
import type { TableConfig } from "../config.ts";
import type { Domain } from "../core/bar-of.ts";
import { type CellHtml, cellHtml } from "./cell-html.ts";
import type { PresetMarks } from "./preset-marks.ts";
import type { SeenRow, SeenTable } from "./seen-table.ts";

/** Everything that the rows of a table are written with. */
export interface RowRules {
  readonly config: TableConfig;
  readonly table: SeenTable;
  readonly domains: ReadonlyMap<number, Domain>;
  readonly marks: PresetMarks;
  readonly numbers: NumberRules;
  /** Attribute of a role, where what is shown as something else must say what it is. */
  readonly role: (name: string) => string;
}

/** An attribute without the quotes that HTML does not ask for. */
const attribute = (name: string, value: string) => {
  if (value === "") return "";
  return /^[\w.:-]+$/.test(value) ? ` ${name}=${value}` : ` ${name}="${escapeHtml(value)}"`;
};

/** A cell of a total that says nothing, as under the names of districts. */
const BLANK: CellHtml = { className: "", key: null, html: "" };

const flagKey = (row: number, column: number) => `${row}:${column}`;

/** Says of a total what it is, to who listens, where its name does not. */
const totalWords = (name: string) => (/\btotal/.test(fold(name)) ? "" : "<span class=vh> (total)</span>");

/** Makes the writer of rows. Ends that HTML does not ask for are left out: they are most of it. */
export function rowWriter({ config, table, domains, marks, numbers, role }: RowRules) {
  const flags = new Map(config.data.flags.map(({ row, column, flag }) => [flagKey(row, column), flag]));
  return function writeRow({ at, cells, look }: SeenRow, isLate = false): string {
    const written = table.columns.map((column, place) => {
      const cell = cells[column.at] ?? "";
      const domain = look === "total" ? undefined : domains.get(column.at);
      const flag = flags.get(flagKey(at, column.at)) ?? "";
      const mark = column.kind === "text" ? marks.classOf(cell) : "";
      const isBlank = look === "total" && cell === "" && flag === "";
      const { className, key, html } = isBlank ? BLANK : cellHtml(column, cell, { numbers, domain, flag, mark });
      const attributes = attribute("class", className) + attribute("data-v", key ?? "");
      const said = place === 0 && look === "total" ? totalWords(cell) : "";
      return place === 0
        ? `<th scope=row${role("rowheader")}${attributes}>${html}${said}`
        : `<td${role("cell")}${attributes}>${html}`;
    });
    const names = [look === "highlight" ? "f" : "", look === "total" ? "t" : "", isLate ? "l" : ""].filter(Boolean);
    return `<tr${role("row")}${attribute("class", names.join(" "))}>${written.join("")}`;
  };
}

/** Writes the bodies of a table: one for each group, and the totals behind all. */
export function bodiesHtml(rules: RowRules): string {
  const { table, config, marks, role } = rules;
  const writeRow = rowWriter(rules);
  const first = config.pageRows === 0 ? Number.POSITIVE_INFINITY : config.pageRows;
  let count = 0;
  const bodies = table.groups.map(({ name, rows }) => {
    const isLate = count >= first;
    const head = `<tr${role("row")} class="g${isLate ? " l" : ""}"><th scope=rowgroup${role("rowheader")} colspan=${table.columns.length}${attribute("class", marks.classOf(name))}>${escapeHtml(name || "Sin grupo")}`;
    const written = rows.map((row) => {
      count += 1;
      return writeRow(row, count > first);
    });
    return `<tbody${role("rowgroup")}>${config.groupBy === "" ? "" : head}${written.join("")}`;
  });
  const totals = table.totals.map((row) => writeRow(row));
  return bodies.join("") + (totals.length === 0 ? "" : `<tfoot${role("rowgroup")}>${totals.join("")}`);
}
