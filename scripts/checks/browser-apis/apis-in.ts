import { parseSync } from "@swc/core";
import type { LaterApis } from "./later-apis.ts";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const nameOf = (node: unknown): string => (isNode(node) && node.type === "Identifier" ? textOf(node.value) : "");

/** A template without values, as minifiers write texts. */
function plainTemplate(node: Node): string {
  const [only] = Array.isArray(node.quasis) ? node.quasis : [];
  return isNode(only) ? textOf(only.cooked) : "";
}

/** The two names of `owner.name`; empty where there is none. */
function memberIn(node: unknown): { readonly owner: string; readonly name: string } {
  if (!isNode(node) || node.type !== "MemberExpression") return { owner: "", name: "" };
  return { owner: nameOf(node.object), name: nameOf(node.property) };
}

/** Every node of a tree, each with the ones that it stands in. */
function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  if (!isNode(node)) return;
  visit(node);
  for (const value of Object.values(node)) walk(value, visit);
}

/** Names that a file asks for before it uses them: `typeof X`, `"y" in z`, `z.y?.()`, `if (z.y)`. */
function askedFor(tree: unknown): ReadonlySet<string> {
  const asked = new Set<string>();
  walk(tree, (node) => {
    if (node.type === "UnaryExpression" && node.operator === "typeof")
      for (const name of [nameOf(node.argument), memberIn(node.argument).name]) asked.add(name);
    if (node.type === "BinaryExpression" && node.operator === "in" && isNode(node.left))
      asked.add(textOf(node.left.value) || plainTemplate(node.left));
    if (node.type === "OptionalChainingExpression" && isNode(node.base) && node.base.type === "CallExpression")
      asked.add(memberIn(node.base.callee).name);
    if (node.type === "IfStatement" || node.type === "ConditionalExpression") asked.add(memberIn(node.test).name);
    if (node.type === "BinaryExpression" && ["===", "!==", "==", "!="].includes(textOf(node.operator)))
      asked.add(memberIn(node.left).name);
  });
  asked.delete("");
  return asked;
}

/** The last part of every name that came later. */
const lastParts = new WeakMap<LaterApis, ReadonlySet<string>>();

function lastPartsOf(later: LaterApis): ReadonlySet<string> {
  const known = lastParts.get(later);
  if (known !== undefined) return known;
  const { globals, statics, methods, reflected } = later;
  const parts = new Set([...globals, ...statics, ...methods, ...reflected].map((name) => name.split(".").at(-1) ?? ""));
  lastParts.set(later, parts);
  return parts;
}

/** Whether a text has a word that came later: most have none, and need not be parsed. */
function mayUse(text: string, later: LaterApis): boolean {
  const parts = lastPartsOf(later);
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) if (parts.has(word)) return true;
  return false;
}

/**
 * Finds what a file uses of the platform that came later, unless the file itself asks whether it is there.
 *
 * @param text - TypeScript or JavaScript.
 * @returns Names as they are written, each once: `URL.canParse`, `.checkVisibility`.
 */
export function apisIn(text: string, isTsx: boolean, later: LaterApis): readonly string[] {
  if (!mayUse(text, later)) return [];
  const tree = parseSync(text, { syntax: "typescript", tsx: isTsx, target: "esnext" });
  const found = new Set<string>();
  walk(tree, (node) => {
    const [callee, left] = [memberIn(node.callee), memberIn(node.left)];
    if (node.type === "NewExpression" && later.globals.has(nameOf(node.callee))) found.add(nameOf(node.callee));
    if (node.type === "CallExpression" && later.methods.has(callee.name)) found.add(`.${callee.name}`);
    if (node.type === "AssignmentExpression" && later.reflected.has(left.name)) found.add(`.${left.name}`);
    const { owner, name } = memberIn(node);
    if (later.statics.has(`${owner}.${name}`)) found.add(`${owner}.${name}`);
  });
  if (found.size === 0) return [];
  const asked = askedFor(tree);
  return [...found].filter((name) => !name.split(".").some((part) => asked.has(part)));
}
