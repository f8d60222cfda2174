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
];

/** Lines that an OBJ may have before its first point. */
const OBJ_HEAD_LINES = 60;

/** An OBJ tells nothing of itself: what comes first, notes and names apart, is a point. */
function isObj(text: string): boolean {
  const lines = text.split("\n", OBJ_HEAD_LINES).map((line) => line.trim());
  const first = lines.find((line) => line !== "" && !/^(?:#|(?:mtllib|usemtl|o|g|s)\s)/.test(line));
  return first !== undefined && /^v\s+-?[\d.]+\s+-?[\d.]+\s+-?[\d.]/.test(first);
}

/**
 * Detects the form of a text by how it begins; `json` for any JSON. Its name counts only for what no text tells: whether it is run, and
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
  if (isObj(text)) return "obj";
  const end = nameEnd(name);
  if (/^[[{]/.test(text)) return "json";
  if (isProgramText(end)) return end;
  return isTable(text) || end === "csv" || end === "tsv" ? "csv" : "txt";
}
