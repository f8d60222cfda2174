import { figureText } from "./figure-text.ts";
import { xmlTags } from "./xml-tags.ts";

/** Way in which a cell shows a figure otherwise than it keeps it. */
type Shown = { readonly kind: "percent" } | { readonly kind: "zeros"; readonly digits: number };

/** The texts of a workbook's parts, by their names. */
export type WorkbookParts = (name: string) => string;

/** Returns the text of a figure whose format changes what it says; `null` where it does not. Places from 0. */
export type ShownFigure = (row: number, column: number, value: number) => string | null;

/** Formats that have no code in the file. @see ECMA-376, part 1, 18.8.30 */
const BUILT_IN_PERCENT: readonly string[] = ["9", "10"];

/** Figures that a double keeps, and that Excel shows at most: what is behind them are crumbs. */
const KEPT_DIGITS = 15;

/** Returns how a format shows a figure, by its first section; texts in quotes and escaped signs are only shown. */
function shownBy(code: string): Shown | null {
  const [section = ""] = code.replaceAll(/"[^"]*"|\\./g, "").split(";");
  if (section.includes("%")) return { kind: "percent" };
  return /^0{2,}$/.test(section) ? { kind: "zeros", digits: section.length } : null;
}

/** Lists how each style of cells shows a figure, in their order. */
function stylesOf(xml: string): readonly (Shown | null)[] {
  const codes = new Map<string, Shown | null>(BUILT_IN_PERCENT.map((id) => [id, { kind: "percent" }]));
  const styles: (Shown | null)[] = [];
  let isOfCells = false;
  for (const tag of xmlTags(xml)) {
    if (tag.name === "numFmt") codes.set(tag.attribute("numFmtId"), shownBy(tag.attribute("formatCode")));
    if (tag.name === "cellXfs" || tag.name === "cellStyles" || tag.name === "dxfs") isOfCells = tag.name === "cellXfs";
    if (tag.name === "xf" && isOfCells) styles.push(codes.get(tag.attribute("numFmtId")) ?? null);
  }
  return styles;
}

/** The part of the first sheet, as the workbook orders them. */
function firstSheet(part: WorkbookParts): string {
  let id = "";
  for (const tag of xmlTags(part("xl/workbook.xml"))) {
    if (tag.name !== "sheet") continue;
    id = tag.attribute("id");
    break;
  }
  for (const tag of xmlTags(part("xl/_rels/workbook.xml.rels"))) {
    if (tag.name !== "Relationship" || tag.attribute("Id") !== id) continue;
    const target = tag.attribute("Target");
    return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  }
  return "";
}

const LETTERS = 26;
const BEFORE_A = "A".charCodeAt(0) - 1;

/** Reads the place of a cell. @param reference - As «B12». @returns `null` for what is no place. */
function placeOf(reference: string): { readonly row: number; readonly column: number } | null {
  const digits = reference.search(/\d/);
  const row = Number(reference.slice(digits)) - 1;
  if (digits < 1 || !Number.isInteger(row) || row < 0) return null;
  let column = 0;
  for (const letter of reference.slice(0, digits)) column = column * LETTERS + letter.charCodeAt(0) - BEFORE_A;
  return { row, column: column - 1 };
}

function figureShown(shown: Shown, value: number): string | null {
  if (shown.kind === "percent") return `${figureText(Number((value * 100).toPrecision(KEPT_DIGITS)))} %`;
  return Number.isInteger(value) && value >= 0 ? String(value).padStart(shown.digits, "0") : null;
}

/**
 * Tells how figures of the first sheet of a workbook are shown where their format changes what they say: 0.45 as 45 %, 8019 as
 * «08019». A style that no cell of the sheet could have costs nothing: then the sheet is not looked at.
 *
 * @see ECMA-376, part 1, 18.3.1.4 and 18.8
 */
export function shownFigures(part: WorkbookParts): ShownFigure {
  const styles = stylesOf(part("xl/styles.xml"));
  if (styles.every((shown) => shown === null)) return () => null;
  const places = new Map<number, Map<number, Shown>>();
  for (const tag of xmlTags(part(firstSheet(part)))) {
    const shown = tag.name === "c" ? (styles[Number(tag.attribute("s") || "0")] ?? null) : null;
    const place = shown === null ? null : placeOf(tag.attribute("r"));
    if (shown === null || place === null) continue;
    const row = places.get(place.row) ?? new Map<number, Shown>();
    places.set(place.row, row.set(place.column, shown));
  }
  return (row, column, value) => {
    const shown = places.get(row)?.get(column);
    return shown === undefined ? null : figureShown(shown, value);
  };
}

/** Most merged ranges that are looked at: a table has one a group, and a sheet that is a form is none. */
const MOST_MERGES = 5000;

/**
 * Carries the text of merged cells over all that they cover, but for a row in which nothing else stands: a title over the whole width
 * is no name of a column.
 *
 * @see ECMA-376, part 1, 18.3.1.55
 */
export function filledMerges(
  part: WorkbookParts,
  rows: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const filled = rows.map((cells) => [...cells]);
  let count = 0;
  for (const tag of xmlTags(part(firstSheet(part)))) {
    if (tag.name !== "mergeCell") continue;
    count += 1;
    if (count > MOST_MERGES) break;
    const [from, to] = tag.attribute("ref").split(":").map(placeOf);
    if (from === null || from === undefined || to === null || to === undefined) continue;
    const text = rows[from.row]?.[from.column] ?? "";
    const isAlone = (rows[from.row] ?? []).every((cell, at) => at === from.column || cell === "");
    if (text === "" || (isAlone && to.column > from.column)) continue;
    for (let row = from.row; row <= Math.min(to.row, filled.length - 1); row += 1) {
      const cells = filled[row] ?? [];
      for (let at = from.column; at <= Math.min(to.column, cells.length - 1); at += 1) cells[at] ||= text;
    }
  }
  return filled;
}
