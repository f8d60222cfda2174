import type { CatalogueSection } from "@nv/contracts/schemas";
import type { Element, ElementContent, Nodes, Root } from "hast";
import { codeOf, isCode, textOf, tidy, withoutCode } from "./node-text";

const HEADING = /^h[1-6]$/;

function isHeading(node: ElementContent | Root["children"][number]): node is Element {
  return node.type === "element" && HEADING.test(node.tagName);
}

function isBox(node: Nodes): node is Element {
  return node.type === "element" && node.children.some((child) => isHeading(child) || isBox(child));
}

/**
 * Cuts a page at its headings, so that a search can lead to the place and not only to the page.
 *
 * @param body - What the page says; see `pageBody`.
 * @returns In reading order, without empty ones; a heading without an `id` does not cut, because nothing can lead to it.
 */
export function pageSections(body: Root): readonly CatalogueSection[] {
  const sections: CatalogueSection[] = [{ heading: "", anchor: "", text: "", code: "" }];

  function walk(nodes: readonly (ElementContent | Root["children"][number])[]): void {
    for (const node of nodes) {
      if (isHeading(node) && typeof node.properties.id === "string") {
        sections.push({ heading: tidy(textOf(node)), anchor: node.properties.id, text: "", code: "" });
      } else if (isBox(node)) walk(node.children);
      else {
        const current = sections.at(-1);
        if (current === undefined) continue;
        current.code += codeOf(node);
        // A block of code in the open is no part of the prose either.
        if (!isCode(node)) current.text += `${textOf(withoutCode(node))} `;
      }
    }
  }

  walk(body.children);
  return sections
    .map(({ heading, anchor, text, code }) => ({ heading, anchor, text: tidy(text), code: tidy(code) }))
    .filter(({ heading, text, code }) => heading !== "" || text !== "" || code !== "");
}
