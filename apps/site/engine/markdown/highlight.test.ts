import { expect, test } from "vitest";
import { createCodeColourer } from "./highlight.ts";

const { colour } = createCodeColourer();

test("colours are classes, not inline styles, and marked lines carry their own class", async () => {
  const { html, title } = await colour({ code: 'const a = "<b>";\na;\n', language: "ts", meta: 'title="a.ts" {2}' });
  expect(title).toBe("a.ts");
  expect(html).not.toContain("style=");
  expect(html).toMatchInlineSnapshot(`
    "<span class="line"><span class="tok-keyword">const </span><span class="tok-constant">a </span><span class="tok-keyword">= </span><span class="tok-string-expression">"&lt;b&gt;"</span>;</span>
    <span class="line marked">a;</span>"
  `);
});

test.each(["csv", "tsv"])("rows of %s stay in ink", async (language) => {
  const { html } = await colour({ code: "a,b,c\n1,2,3", language, meta: "" });
  expect(html).toBe('<span class="line">a,b,c</span>\n<span class="line">1,2,3</span>');
});

test("a language that nobody knows is left plain and escaped", async () => {
  const { html } = await colour({ code: "<a & b>", language: "klingon", meta: "" });
  expect(html).toBe('<span class="line">&lt;a &amp; b&gt;</span>');
});
