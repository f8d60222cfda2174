import type { Element, Root } from "hast";
import { expect, test } from "vitest";
import { rehypeCode } from "./rehype-code.ts";

function fence(language: string, metastring: string, code: string): Element {
  return {
    type: "element",
    tagName: "pre",
    properties: {},
    children: [
      {
        type: "element",
        tagName: "code",
        properties: { className: [`language-${language}`], metastring },
        children: [{ type: "text", value: code }],
      },
    ],
  };
}

test("a fence leaves as one string of HTML, wherever it stands in the page", async () => {
  const pre = fence("js", 'title="a.js"', "f();\n");
  const tree: Root = {
    type: "root",
    children: [{ type: "element", tagName: "div", properties: {}, children: [pre] }],
  };
  await rehypeCode()(tree);
  expect(pre.children).toEqual([]);
  expect(pre.properties).toMatchObject({ language: "js", title: "a.js" });
  expect(pre.properties.html).toContain("tok-function");
});

test("a pre without code is left alone", async () => {
  const pre: Element = {
    type: "element",
    tagName: "pre",
    properties: {},
    children: [{ type: "text", value: "tal cual" }],
  };
  await rehypeCode()({ type: "root", children: [pre] });
  expect(pre.children).toHaveLength(1);
});
