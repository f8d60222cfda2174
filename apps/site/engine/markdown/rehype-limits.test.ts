import type { Root } from "hast";
import { expect, test } from "vitest";
import { rehypeLimits } from "./rehype-limits.ts";

const LIMITS = { "series.rows": 20_000, "wrapper.charts": 6 };

/** A paragraph with a limit in it, as a page has it once it is read. */
function pageWith(type: "mdxJsxTextElement" | "mdxJsxFlowElement", name: string): Root {
  const limit = {
    type,
    name: "Limit",
    attributes: [{ type: "mdxJsxAttribute", name: "of", value: name }],
    children: [],
  };
  const paragraph = {
    type: "element",
    tagName: "p",
    properties: {},
    children: [{ type: "text", value: "Hasta " }, limit],
  };
  return JSON.parse(JSON.stringify({ type: "root", children: [paragraph] }));
}

test.each(["mdxJsxTextElement", "mdxJsxFlowElement"] as const)("a limit is written in the text (%s)", (type) => {
  const page = pageWith(type, "series.rows");
  rehypeLimits(LIMITS)(page);
  expect(page.children[0]).toMatchObject({
    children: [
      { type: "text", value: "Hasta " },
      { type: "text", value: "20.000" },
    ],
  });
});

test("a name that is no limit's stops the page", () => {
  expect(() => rehypeLimits(LIMITS)(pageWith("mdxJsxTextElement", "nada"))).toThrow('No limit is called "nada"');
});
