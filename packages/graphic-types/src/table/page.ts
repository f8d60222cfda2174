import { escapeHtml } from "@nv/embeds";
import { DESK_RULES, formatNumber } from "@nv/spanish";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { TableConfig } from "./config.ts";
import { bodiesHtml } from "./draw/body-html.ts";
import { headHtml } from "./draw/head-html.ts";
import { heatRule } from "./draw/heat.ts";
import { legendsOf } from "./draw/legend-html.ts";
import { presetMarks } from "./draw/preset-marks.ts";
import { domainsOf, type SeenTable, seenTable } from "./draw/seen-table.ts";
import { tableStyles } from "./draw/table-styles.ts";
import { tableFileRules } from "./rules.ts";
import { TABLE_FILE, tableFile } from "./table-file.ts";

/** Rows from which a reader is given a search. */
const SEARCHED_FROM = 11;

/** Renders the preview of a table without data; none goes out. */
const EMPTY: PageParts = {
  body: {
    kind: "html",
    html: '<p class="nv-tab-vacia">Todavía no hay datos que enseñar.</p>',
    head: "<style>.nv-tab-vacia{display:grid;place-items:center;min-height:240px;margin:0;border:1px dashed;text-align:center}</style>",
  },
};

const wholeNumber = (count: number) => formatNumber(count, { decimals: 0 });

/** Classes of colour that cells have. */
const heatClasses = (html: string) => [...new Set(html.match(/(?<=class=)[hd]\d+(?=[ >])/g) ?? [])];

const searchHtml = (title: string) =>
  `<div class="nv-control nv-tab-js"><label for=nv-q>Buscar en la tabla</label><input id=nv-q type=search autocomplete=off aria-label="Buscar en la tabla: ${escapeHtml(title)}"></div>`;

/** Writes what tells how many rows are seen, and brings more. */
function pagesHtml(count: number, pageRows: number): string {
  const isWhole = pageRows === 0 || count <= pageRows;
  const told = isWhole ? `${wholeNumber(count)} filas` : `1–${pageRows} de ${wholeNumber(count)} filas`;
  const hidden = isWhole ? " hidden" : "";
  return `<div class="nv-control nv-tab-js nv-tab-pages"><p role=status>${told}</p><button type=button${hidden}>Mostrar más</button><button type=button${hidden}>Mostrar todas</button></div>`;
}

const countOf = ({ groups }: SeenTable) => groups.reduce((count, { rows }) => count + rows.length, 0);

/** The table of a graphic, whole in the page: its script only hides, orders and finds. */
export function tablePage(config: TableConfig, input: PageInput): PageParts {
  if (tableFileRules(config).length > 0) return EMPTY;
  const { colourOf = () => null, house, title, language } = input;
  const { heading, subheading, footnote, phone, searches, sorts, pageRows, sharesScale, offersData } = config;
  const numbers = house?.numbers ?? DESK_RULES;
  const table = seenTable(config, language);
  const domains = domainsOf(table, config);
  const marks = presetMarks(table, colourOf);
  const legends = legendsOf(table, domains, { sharesScale, numbers });
  const role = (name: string) => (phone === "cards" ? ` role=${name}` : "");
  const bodies = bodiesHtml({ config, table, domains, marks, numbers, role });
  const count = countOf(table);
  const hasSearch = searches && count >= SEARCHED_FROM;
  const hasPages = hasSearch || (pageRows > 0 && count > pageRows);
  const file = { path: TABLE_FILE, body: offersData ? tableFile(config) : "" };
  const name = escapeHtml(heading || title);
  const hint =
    phone === "scroll" && table.columns.length > 2
      ? "<p class=nv-tab-hint aria-hidden=true>Desliza la tabla hacia los lados →</p>"
      : "";
  const html = [
    `<div class=nv-tab>${hasSearch ? searchHtml(title) : ""}${legends.map((legend) => legend.html).join("")}${hint}`,
    `<div class=nv-tab-rolls tabindex=0 role=region aria-label="Tabla: ${name}"><table${role("table")}><caption class=vh>${name}</caption>`,
    `<thead${role("rowgroup")}>${headHtml(table.columns, role)}${bodies}</table></div>`,
    hasPages ? pagesHtml(count, pageRows) : "",
    offersData
      ? `<p class=nv-tab-file><a href="${escapeHtml(input.srcOf(file))}" download>Descargar los datos (CSV)</a></p>`
      : "",
    "</div>",
  ].join("");
  const classes = heatClasses(bodies).sort();
  const styles = [
    tableStyles(config, table.columns, domains),
    marks.styles,
    ...classes.map(heatRule),
    ...legends.map((legend) => legend.styles),
  ].join("");
  const kinds = table.columns.map(({ kind }) => kind.slice(0, 1)).join("");
  const own = { kind: "table", pageRows, sorts, language, kinds };
  return {
    heading,
    subheading,
    notes: footnote,
    sourceLine: input.sourceLine,
    credit: input.credit,
    files: offersData ? [file] : [],
    body: {
      kind: "html",
      html,
      head: `<style>${styles}</style>`,
      own,
    },
  };
}
