import type { Element, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { Ai2HtmlError } from "./ai2html-error.ts";

/** Longest HTML that is read, characters; the program writes some tens of thousands. */
export const MOST_HTML_LENGTH = 2_000_000;

/** Most elements; a map with a thousand labels has some five thousand. */
export const MOST_ELEMENTS = 20_000;

/** An element and those around it, the nearest first. */
export interface Placed {
  readonly element: Element;
  readonly around: readonly Element[];
}

/**
 * Reads HTML as browsers do. Nothing of it runs and nothing is fetched.
 *
 * @throws {Ai2HtmlError} For more than the program would ever write.
 */
export function readTree(html: string): Root {
  const tooMuch = "El HTML es enorme, y ai2html no escribe tanto: vuelve a exportarlo.";
  if (html.length > MOST_HTML_LENGTH || html.split("<").length - 1 > MOST_ELEMENTS * 2) throw new Ai2HtmlError(tooMuch);
  try {
    return fromHtml(html, { fragment: false });
  } catch (cause) {
    // Elements in elements without end are more than the stack holds.
    throw new Ai2HtmlError(tooMuch, { cause });
  }
}

/** The elements of a tree in their order, those inside a `<template>` not. */
export function elementsOf(root: Root | Element): readonly Placed[] {
  const found: Placed[] = [];
  const waiting: { readonly node: RootContent; readonly around: readonly Element[] }[] = [];
  const push = (children: readonly RootContent[], around: readonly Element[]) => {
    for (const node of children.toReversed()) waiting.push({ node, around });
  };
  push(root.children, []);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, around } = next;
    if (node.type !== "element") continue;
    if (found.length >= MOST_ELEMENTS || around.length > MOST_DEPTH)
      throw new Ai2HtmlError("El HTML es enorme, y ai2html no escribe tanto: vuelve a exportarlo.");
    found.push({ element: node, around });
    push(node.children, [node, ...around]);
  }
  return found;
}

/** Elements inside elements; the program writes seven at most. */
const MOST_DEPTH = 100;

/** Returns the value of an attribute, empty for none. @param name - As the tree calls it: `dataMinWidth`, `className`. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(" ");
  return value === undefined || value === null || value === true || value === false ? "" : String(value);
}

/** The classes of an element. */
export function classesOf({ properties: { className } }: Element): readonly (string | number)[] {
  return Array.isArray(className) ? className : [];
}

/** Whether an element has a class. */
export const hasClass = (element: Element, name: string) => classesOf(element).includes(name);

/**
 * Whether an element has a class of the program. Their names begin with `g-`, or as its settings say (`namespace`).
 *
 * @param name - Without that beginning.
 */
export const isMarked = (element: Element, name: string) =>
  classesOf(element).some((own) => String(own).endsWith(name));

/** Whether an element is a drawing. A layer may be called so too: what is written in it has no proportion. */
export const isBoard = (element: Element) =>
  hasClass(element, "g-artboard") || (isMarked(element, "artboard") && attribute(element, "dataAspectRatio") !== "");

/** The text of an element as it is written, that of the elements in it too. */
export function rawText(element: Element): string {
  return element.children
    .map((child) => (child.type === "text" ? child.value : child.type === "element" ? rawText(child) : ""))
    .join("");
}
