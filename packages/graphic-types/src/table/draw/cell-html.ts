import { escapeHtml } from "@nv/embeds";
import { formatNumber, type NumberRules, withSign } from "@nv/spanish";
import { isMissing } from "@nv/tables";
import { NO_DATA } from "../../core/legend/class-words.ts";
import { readFigure } from "../../core/read-figure.ts";
import { cellKey, figureIn, isOfFigures } from "../cell-key.ts";
import type { TableColumn } from "../config.ts";
import { barOf, type Domain, withZero } from "../core/bar-of.ts";
import { linkOf } from "../core/link-of.ts";
import { dateText } from "./date-text.ts";
import { heatClass } from "./heat.ts";

/** A cell as it is written: the classes and the key of its element, and what is in it. */
export interface CellHtml {
  readonly className: string;
  /** Key by which it is ordered, where its text does not say it; `null` for most. */
  readonly key: string | null;
  readonly html: string;
}

/** Everything besides its text that a cell is drawn with. */
export interface CellRules {
  readonly numbers: NumberRules;
  /** Scale of its column; absent where nothing is drawn, as in a total. */
  readonly domain: Domain | undefined;
  /** Mark of whoever published it; empty for none. */
  readonly flag: string;
  /** Class of the mark of what always has the same colour; empty for none. */
  readonly mark: string;
}

/** Text of a cell where there is no value. */
const NO_VALUE = "–";

/** A text for who listens alone. */
const spoken = (text: string) => `<span class=vh>${text}</span>`;
const silent = (text: string) => `<span aria-hidden=true>${text}</span>`;

const SIGNS = { up: ["▲", "sube"], down: ["▼", "baja"], none: ["=", "sin cambio:"] } as const;

/** Writes a figure as its column does. */
export function figureText(column: TableColumn, value: number, numbers: NumberRules): string {
  const plus = column.look === "sign";
  const figure = formatNumber(value, { ...numbers, decimals: column.decimals, fixedDecimals: true, plus });
  return withSign(figure, column.kind === "percent" ? "%" : "", numbers);
}

function signHtml(text: string): string {
  const shown = readFigure(text) ?? 0;
  const [sign, word] = SIGNS[shown > 0 ? "up" : shown < 0 ? "down" : "none"];
  return `${silent(sign)}${spoken(` ${word} `)} `;
}

function barHtml(value: number, domain: Domain): string {
  const { start, length } = barOf(value, withZero(domain));
  const negative = value < 0 ? " class=u" : "";
  return `<svg aria-hidden=true><rect${negative} x=${start}% width=${length}% /></svg>`;
}

const missing = (flag: string): CellHtml => ({
  className: "m",
  key: null,
  html: silent(escapeHtml(flag || NO_VALUE)) + spoken(NO_DATA),
});

function figureHtml(column: TableColumn, value: number, { numbers, domain, flag }: CellRules): CellHtml {
  const text = figureText(column, value, numbers);
  const isTold = flag === "" && readFigure(text) === value;
  const sign = column.look === "sign" ? signHtml(text) : "";
  const bar = column.look === "bar" && domain !== undefined ? barHtml(value, domain) : "";
  return {
    className: column.look === "heat" && domain !== undefined ? heatClass(column, domain, value) : "",
    key: isTold ? null : String(value),
    html: `${sign}${text}${flag === "" ? "" : `<sup>${escapeHtml(flag)}</sup>`}${bar}`,
  };
}

/** Writes a cell, with every text in it made safe. */
export function cellHtml(column: TableColumn, cell: string, rules: CellRules): CellHtml {
  const { flag, mark } = rules;
  if (isOfFigures(column)) {
    const value = figureIn(cell);
    return value === null ? missing(flag) : figureHtml(column, value, rules);
  }
  if (isMissing(cell)) return missing(cell || flag);
  if (column.kind === "date")
    return { className: "", key: String(cellKey(column, cell)), html: escapeHtml(dateText(cell)) };
  const link = column.kind === "link" ? linkOf(cell) : null;
  const sup = flag === "" ? "" : `<sup>${escapeHtml(flag)}</sup>`;
  if (link !== null)
    return {
      className: "",
      key: null,
      html: `<a href="${escapeHtml(link.href)}" target=_top rel="noopener nofollow">${escapeHtml(link.text)}</a>`,
    };
  return { className: mark, key: null, html: escapeHtml(cell) + sup };
}
