import { type ReactNode, useEffect, useState } from "react";
import { type Attributes, type HeadTag, headParts, keyOf } from "../head/head-parts";

/** Marks the tags that come from the parts of a page; the prerendered ones carry it too. */
const MARK = "data-rh";

let nextOrder = 0;
/** Head elements of each part on screen, by the order in which the parts were first drawn: from the outermost. */
const shown = new Map<number, ReactNode>();
let isUpdateDue = false;
/** Attributes of `<html>` that parts gave it. */
let rootNames: readonly string[] = [];

function tagOf(element: Element): HeadTag {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  return { name: element instanceof HTMLMetaElement ? "meta" : "link", attributes };
}

/** Writes what differs: the browser looks for what an attribute changes even when it changes nothing. */
function writeAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

function updateTags(tags: ReadonlyMap<string, HeadTag>): void {
  const missing = new Map(tags);
  for (const element of document.head.querySelectorAll(`meta[${MARK}], link[${MARK}]`)) {
    const key = keyOf(tagOf(element));
    const tag = missing.get(key);
    missing.delete(key);
    if (tag === undefined) element.remove();
    else writeAttributes(element, tag.attributes);
  }
  for (const { name, attributes } of missing.values()) {
    const element = document.createElement(name);
    writeAttributes(element, { ...attributes, [MARK]: "true" });
    document.head.append(element);
  }
}

function updateHead(): void {
  isUpdateDue = false;
  const { title, root, tags } = headParts([...shown].sort(([one], [other]) => one - other).map(([, part]) => part));
  if (title !== undefined && document.title !== title) document.title = title;
  for (const name of rootNames) if (!(name in root)) document.documentElement.removeAttribute(name);
  writeAttributes(document.documentElement, root);
  rootNames = Object.keys(root);
  updateTags(tags);
}

/** Once for all the parts that change in the same turn. */
function requestUpdate(): void {
  if (isUpdateDue) return;
  isUpdateDue = true;
  queueMicrotask(updateHead);
}

/**
 * Keeps the head of the document to what the page on screen says of it: title, `<html>`, `meta` and `link`.
 *
 * Stands in the browser for the library of the same exports, which puts everything together anew for each of a page's fifteen parts and
 * took a phone a tenth of a second and 4 kB to find the prerendered head as it was.
 */
export function Helmet({ children }: { readonly children?: ReactNode }): null {
  const [order] = useState(() => nextOrder++);
  useEffect(() => {
    shown.set(order, children);
    requestUpdate();
  }, [order, children]);
  useEffect(
    () => () => {
      shown.delete(order);
      requestUpdate();
    },
    [order],
  );
  return null;
}

/** The library keeps its state in a context; the document has one head. */
export function HelmetProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
