import { parseSync } from "@swc/core";

/** Code in a page, which says what programs read. */
const CODE = /```[^`]*```|`[^`]*`/g;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Returns the words of a node that people may read; empty for one that has none. */
function wordsOf({ type, value, cooked }: Readonly<Record<string, unknown>>): string {
  const words = type === "StringLiteral" || type === "JSXText" ? value : type === "TemplateElement" ? cooked : "";
  return typeof words === "string" ? words : "";
}

/**
 * Lists the texts in a file of code that people may read: of its strings, its templates and its JSX.
 *
 * @param isTsx - Whether it may hold JSX.
 */
export function textsInCode(text: string, isTsx: boolean): readonly string[] {
  const found: string[] = [];
  function visit(node: unknown): void {
    if (!isObject(node)) return;
    const words = Array.isArray(node) ? "" : wordsOf(node);
    if (words !== "") found.push(words);
    Object.values(node).forEach(visit);
  }
  visit(parseSync(text, { syntax: "typescript", tsx: isTsx, target: "esnext" }));
  return found;
}

/** Returns what people read of a page in MDX: without its code. */
export const textInPage = (text: string): string => text.replaceAll(CODE, "");
