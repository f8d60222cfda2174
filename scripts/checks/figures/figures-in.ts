import { parseSync } from "@swc/core";

/** Four figures with a point among them: no part of a longer number, of a version, of an address or of a measure of a style sheet. */
const GROUPED = /(?<![\d.,])[1-9]\.\d{3}(?!\.?\d|[a-z])/g;

/** Something quoted: what a file may say, or what cannot be told apart. */
const QUOTED = /«[^«»]*»/g;

/** Code in a page. */
const CODE = /```[^`]*```|`[^`]*`/g;

/** Tells whether a file may hold a figure of four digits with a point: it is asked before the file is parsed. */
export const mayHoldFigures = (text: string): boolean => text.search(GROUPED) >= 0;

const groupedIn = (text: string): readonly string[] => text.replaceAll(QUOTED, "").match(GROUPED) ?? [];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The words of a node that people may read; empty for one that has none. */
function wordsOf({ type, value, cooked }: Readonly<Record<string, unknown>>): string {
  const words = type === "StringLiteral" || type === "JSXText" ? value : type === "TemplateElement" ? cooked : "";
  return typeof words === "string" ? words : "";
}

/**
 * Figures of four digits with a point, in the texts of a file of code: the desk writes them together.
 *
 * @param isTsx - Whether it may hold JSX.
 * @example figuresInCode('hint("Cabe 1.200 px")', false) // ["1.200"]
 */
export function figuresInCode(text: string, isTsx: boolean): readonly string[] {
  const found: string[] = [];
  function visit(node: unknown): void {
    if (!isObject(node)) return;
    if (!Array.isArray(node)) found.push(...groupedIn(wordsOf(node)));
    Object.values(node).forEach(visit);
  }
  visit(parseSync(text, { syntax: "typescript", tsx: isTsx, target: "esnext" }));
  return found;
}

/** The same in a page, whose code says what programs read. */
export const figuresInPage = (text: string): readonly string[] => groupedIn(text.replaceAll(CODE, ""));
