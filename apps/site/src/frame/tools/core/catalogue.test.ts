import { access, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MANUALS, TOOLS, toolAddress } from "./catalogue.ts";

const SITE = join(import.meta.dirname, "../../../..");
const DOCS = join(SITE, "content/docs");

/** Parts of the features that a page shows beside its text without being a tool: the demonstrations of formats, and the rules of maps. */
const NO_TOOLS = ["formats/FormatDemo", "formats/FormatFacts", "map-styles/MapRules"];

/** Components of features and tools that a page imports. */
function toolsIn(page: string): readonly string[] {
  return page
    .split("\n")
    .flatMap((line) => line.split('"@site/src/')[1]?.split('"')[0] ?? [])
    .flatMap((path) => (path.startsWith("features/") || path.startsWith("tools/") ? path.replace(/^\w+\//, "") : []))
    .filter((path) => !NO_TOOLS.includes(path));
}

/** Addresses of the pages of the documentation that show a tool. */
async function toolPages(): Promise<readonly string[]> {
  const files = await readdir(DOCS, { recursive: true });
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith(".mdx"))
      .map(async (file) => ({ file, tools: toolsIn(await readFile(join(DOCS, file), "utf8")) })),
  );
  return pages.filter(({ tools }) => tools.length > 0).map(({ file }) => `/docs/${file.replace(/\.mdx$/, "")}`);
}

const pathOf = (page: string) => page.split("?")[0] ?? "";

test("every page of the documentation that shows a tool is in the catalogue", async () => {
  const known = new Set([...TOOLS.map(({ page }) => page), ...MANUALS]);
  const pages = await toolPages();
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((page) => !known.has(page))).toEqual([]);
});

test("every tool of the catalogue opens on a page that exists", async () => {
  const missing = await Promise.all(
    [...TOOLS.map(({ page }) => pathOf(page)), ...MANUALS].map(async (path) => {
      const file = path.startsWith("/docs/")
        ? join(DOCS, `${path.slice("/docs/".length)}.mdx`)
        : join(SITE, "src/pages", `${path.slice(1)}.tsx`);
      return access(file).then(
        () => [],
        () => [path],
      );
    }),
  );
  expect(missing.flat()).toEqual([]);
});

test("no two tools share an address, a name or a picture", () => {
  for (const field of ["page", "name", "picture"] as const)
    expect(TOOLS.map((tool) => tool[field])).toEqual([...new Set(TOOLS.map((tool) => tool[field]))]);
});

test("the address of a tool is one that a link can hold, with its query", () => {
  expect(toolAddress({ page: "/docs/Herramientas DW/omfg" })).toBe("/docs/Herramientas%20DW/omfg");
  expect(toolAddress({ page: "/embed_data?nuevo=video" })).toBe("/embed_data?nuevo=video");
});

test("what everybody's program carries names no page of a group", () => {
  expect(TOOLS.filter(({ page }) => page.includes("abusos"))).toEqual([]);
});

test("each tool has its place in the table of the workbench", async () => {
  const table = await readFile(join(SITE, "src/frame/workbench/README.md"), "utf8");
  const named = table
    .split("\n")
    .flatMap((line) => (line.startsWith("| ") ? (line.split("|")[1] ?? "").split("·") : []));
  const names = named.map((name) => name.trim()).filter((name) => name !== "Tool");
  expect(names.toSorted()).toEqual(TOOLS.map(({ name }) => name).toSorted());
});
