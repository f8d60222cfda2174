import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const DOCS = join(import.meta.dirname, "../../../content/docs");

/** Time that the review of a page holds, by its folder: rules change less than tools, and nobody reviews the archive again. */
const EVERY: Readonly<Record<string, string>> = {
  "Desarrollo interno": "12 meses",
  Extensiones: "6 meses",
  Formatos: "6 meses",
  "Guia de estilos": "12 meses",
  "Herramientas DW": "6 meses",
  "Herramientas Online": "6 meses",
  Manuales: "6 meses",
  Mapas: "6 meses",
  Old: "nunca",
  Snippets: "6 meses",
  Trackers: "6 meses",
  Tutoriales: "6 meses",
  Video: "6 meses",
  "intro.mdx": "6 meses",
};
/** Pages that say why they hold less. */
const SHORTER: Readonly<Record<string, string>> = { "Herramientas Online/ToolsBox.mdx": "3 meses" };

test("the review of a page holds as long as its kind does", async () => {
  const wrong: string[] = [];
  for await (const page of glob("**/*.mdx", { cwd: DOCS })) {
    const [, every] = /^revisar_cada: (.+)$/m.exec(await readFile(join(DOCS, page), "utf8")) ?? [];
    const wanted = SHORTER[page] ?? EVERY[page.split("/")[0] ?? ""];
    if (every !== wanted) wrong.push(`${page}: ${every ?? "nothing"}, and not ${wanted ?? "any"}`);
  }
  expect(wrong).toEqual([]);
});
