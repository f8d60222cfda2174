import { readDelimited } from "@nv/tables";
import { isProgramText, nameEnd } from "./refusals.ts";
import { rootElement } from "./text-head.ts";

/** Lines that a table is told by. */
const TOLD_BY_LINES = 20;

/** Share of the lines that must have as many cells as the first one. */
const ALIKE_SHARE = 0.8;

/** A table has columns, and its rows have the same ones; a text with commas has not. */
function isTable(text: string): boolean {
  const lines = text.split(/\r\n|\n|\r/).slice(0, TOLD_BY_LINES);
  // The last line of a head may be cut.
  const whole = lines.length > 2 ? lines.slice(0, -1) : lines;
  const [first, ...rest] = readDelimited(whole.join("\n")).rows;
  if (first === undefined || first.cells.length < 2 || rest.length === 0) return false;
  const alike = rest.filter(({ cells }) => cells.length === first.cells.length).length;
  return alike >= rest.length * ALIKE_SHARE;
}

const XML_FORMS: Readonly<Record<string, string>> = { svg: "svg", kml: "kml", gpx: "gpx", html: "html" };

/** Texts that say what they are in their first words. */
const BY_BEGINNING: readonly (readonly [RegExp, string])[] = [
  [/^#!/, "sh"],
  [/^<\?(?:php|=)/i, "php"],
  [/^WEBVTT(?:\s|$)/, "vtt"],
  [/^\d{1,9}\s*\r?\n\d{1,3}:\d\d:\d\d[,.]\d{1,3}\s+-->/, "srt"],
  [/^ply\r?\n/, "ply"],
  [/^solid[^\n]{0,200}\n\s*facet\s/, "stl"],
  [
    /^(?:(?:#[^\n]{0,500}|mtllib [^\n]{1,200}|o [^\n]{1,200}|g [^\n]{0,200}|\s{0,20})\n){0,50}v\s+-?[\d.]+\s+-?[\d.]+\s+-?[\d.]/,
    "obj",
  ],
];

/**
 * What a text is, by how it begins; `json` for any JSON. Its name counts only for what no text tells: whether it is run, and
 * whether its only column is a table.
 *
 * @returns The name of a form, or of something that is refused.
 */
export function textForm(head: string, name: string): string {
  const text = head.trimStart();
  const begun = BY_BEGINNING.find(([beginning]) => beginning.test(text));
  if (begun !== undefined) return begun[1];
  if (text.startsWith("<"))
    return (
      XML_FORMS[rootElement(text) ?? ""] ??
      (/^<(?:!doctype html|script|body|head|div|p)\b/i.test(text) ? "html" : "xml")
    );
  const end = nameEnd(name);
  if (/^[[{]/.test(text)) return "json";
  if (isProgramText(end)) return end;
  return isTable(text) || end === "csv" || end === "tsv" ? "csv" : "txt";
}
