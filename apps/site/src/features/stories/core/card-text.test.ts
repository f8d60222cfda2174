import { stepHtml } from "@nv/formats";
import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { expect, test } from "vitest";
import { textOfNodes, type WrittenNode } from "./card-text";

const TARGETS = new Map<WrittenNode, string>();

/** A node of a parsed page, as a browser has it. */
function asNode(node: Nodes): WrittenNode {
  if (node.type === "text") return { nodeName: "#text", nodeValue: node.value, childNodes: [] };
  const childNodes = "children" in node ? node.children.map(asNode) : [];
  const written = { nodeName: node.type === "element" ? node.tagName.toUpperCase() : "#", nodeValue: null, childNodes };
  if (node.type === "element") TARGETS.set(written, String(node.properties.href ?? ""));
  return written;
}
const read = (html: string) =>
  textOfNodes(fromHtml(html, { fragment: true }).children.map(asNode), (link) => TARGETS.get(link) ?? "");

test.each([
  "Un párrafo con **negrita**, *cursiva* y [un enlace](https://example.org/a).",
  "## Un ladillo\n\nDos líneas\nde un verso.\n\nOtro párrafo.",
  "> «Nadie lo esperaba»,\n> dijo **ella**.\n\nY se fue.",
  "5 * 3 y un 31,4\u00a0%",
  "",
])("what the card of %j shows is what was written", (text) => {
  expect(read(stepHtml(text))).toBe(text);
});

test.each([
  ["what a browser writes for bold and italics", "<p>Un <b>dato</b> y <i>otro</i></p>", "Un **dato** y *otro*"],
  ["words that nobody put into a paragraph", "Uno<div>Dos</div><div><br></div><div>Tres</div>", "Uno\n\nDos\n\nTres"],
  ["a quotation of two paragraphs", "<blockquote><p>Uno</p><p>Dos</p></blockquote>", "> Uno\n\n> Dos"],
  ["a link that leads nowhere safe", '<p><a href="javascript:alert(1)">aquí</a></p>', "aquí"],
  ["a heading in bold", "<h2><b>Así</b></h2>", "## Así"],
])("%s", (_what, html, expected) => {
  expect(read(html)).toBe(expected);
});
