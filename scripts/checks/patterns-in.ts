import { parseSync } from "@swc/core";

/** A regular expression of our source. */
export interface SourcePattern {
  /** As it is between the slashes; `null` when it is put together at run time from what cannot be read here. */
  readonly source: string | null;
  readonly flags: string;
}

/** Stands for what a template puts into a pattern while it runs: a plain word. */
const INSERTED = "x";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A text that is written out, or a template with a word for each of its values. */
function writtenText(node: unknown): string | null {
  if (!isObject(node)) return null;
  if (node.type === "StringLiteral") return textOf(node.value);
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return null;
  return node.quasis.map((part: unknown) => (isObject(part) ? textOf(part.cooked) : "")).join(INSERTED);
}

function argumentsOf(node: Readonly<Record<string, unknown>>): readonly unknown[] {
  const given: readonly unknown[] = Array.isArray(node.arguments) ? node.arguments : [];
  return given.map((one) => (isObject(one) ? one.expression : undefined));
}

function isConstructor(node: Readonly<Record<string, unknown>>): boolean {
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return false;
  return isObject(node.callee) && node.callee.type === "Identifier" && node.callee.value === "RegExp";
}

/**
 * Finds the regular expressions of a file: those written between slashes, and those that `RegExp` makes.
 *
 * @param text - TypeScript or JavaScript.
 * @param isTsx - Whether it may hold JSX.
 */
export function patternsIn(text: string, isTsx: boolean): readonly SourcePattern[] {
  const found: SourcePattern[] = [];
  function visit(node: unknown): void {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isObject(node) || Array.isArray(node)) return;
    if (node.type === "RegExpLiteral") found.push({ source: textOf(node.pattern), flags: textOf(node.flags) });
    if (isConstructor(node)) {
      const [source, flags] = argumentsOf(node);
      found.push({ source: writtenText(source), flags: writtenText(flags) ?? "" });
    }
    Object.values(node).forEach(visit);
  }
  visit(parseSync(text, { syntax: "typescript", tsx: isTsx, target: "esnext" }));
  return found;
}
