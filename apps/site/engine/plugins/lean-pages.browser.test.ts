import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const BUILD = join(import.meta.dirname, "../../build");

/** Texts of the scripts that a page names, as they were built. */
async function scriptsOf(page: string): Promise<readonly string[]> {
  const html = await readFile(join(BUILD, page), "utf8");
  const files = [...html.matchAll(/(?:src|href)="?\/(assets\/js\/[^" >]+)/g)].flatMap(([, file]) => file ?? []);
  return Promise.all([...new Set(files)].map((file) => readFile(join(BUILD, file), "utf8")));
}

test("what draws a document comes once: its own part and those around it are one file", async () => {
  const scripts = await scriptsOf("docs/intro.html");
  const withFrame = scripts.filter((text) => text.includes("nv-docs__sidebar") || text.includes("nv-doc-header"));
  expect(withFrame).toHaveLength(1);
});

test.each([
  ["the descriptions of other pages", "Un enlace dice antes de pulsarlo si sale del sitio"],
  ["the settings of the build", "rehypePlugins"],
  ["the names of the files of other pages", "@site/content/docs/Desarrollo interno/Links.mdx"],
])("a document does not carry %s", async (_what, text) => {
  const scripts = await scriptsOf("docs/intro.html");
  expect(scripts.filter((script) => script.includes(text))).toEqual([]);
});
