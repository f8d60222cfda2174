import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const BUILD = join(import.meta.dirname, "../../build");

/** Names of the style sheets of a page as it was built, in their order. */
async function sheetsOf(page: string): Promise<readonly string[]> {
  const html = await readFile(join(BUILD, page), "utf8");
  return [...html.matchAll(/<link rel="?stylesheet"? href="?\/assets\/css\/([\w-]+)\./g)].flatMap(
    ([, name]) => name ?? [],
  );
}

test.each([
  ["docs/intro.html", ["styles"]],
  ["index.html", ["styles", "front"]],
  ["blog.html", ["styles", "front"]],
  ["blog/tags.html", ["styles", "front"]],
  ["docs/Guia de estilos/Colors.html", ["styles", "guide"]],
  ["embed_data.html", ["styles", "tools"]],
  ["team.html", ["styles", "team"]],
  ["storys.html", ["styles", "tools", "stories"]],
  ["docs/Herramientas Online/Drop.html", ["styles", "tools", "drops"]],
])("%s brings the styles of what is on it, those of all pages first and its own last", async (page, sheets) => {
  expect(await sheetsOf(page)).toEqual(sheets);
});

test("the sheet of all pages has no rule of the screens that publish", async () => {
  const folder = join(BUILD, "assets/css");
  const name = (await readdir(folder)).find((file) => /^styles\.\w+\.css$/.test(file)) ?? "";
  const sheet = await readFile(join(folder, name), "utf8");
  const ofScreens = [".nv-graphics", ".nv-maker", ".nv-list-head", ".nv-data-tool", ".nv-files", ".nv-tool__"];
  expect(ofScreens.filter((rule) => sheet.includes(rule))).toEqual([]);
});
