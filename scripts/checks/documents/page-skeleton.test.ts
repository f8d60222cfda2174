import { expect, test } from "vitest";
import { headingsOf, kindOfPage, shownFirstFaults, skeletonFaults } from "./page-skeleton.ts";

const page = (...headings: readonly string[]): string =>
  headings.map((heading) => `## ${heading}\n\nTexto.\n`).join("\n");
const TOOL = ["Cuándo usarlo", "Pasos", "Comprobaciones", "Fallos frecuentes", "Límites", "Relacionados"];

test("a page of a tool has its six headings, and its own among the first", () => {
  expect(skeletonFaults(page(...TOOL), "tool")).toEqual([]);
  expect(skeletonFaults(page("Cuándo usarlo", "Qué sale", "Pasos", "Teclado", ...TOOL.slice(2)), "tool")).toEqual([]);
});

test("a heading that is missing is named", () => {
  expect(skeletonFaults(page(...TOOL.filter((heading) => heading !== "Límites")), "tool")).toEqual([
    "has no «Límites»",
  ]);
});

test.each([
  { name: "two changed places", headings: ["Pasos", "Cuándo usarlo", ...TOOL.slice(2)] },
  { name: "one of its own at the end", headings: [...TOOL, "Fuentes"] },
])("$name: the order is said", ({ headings }) => {
  expect(skeletonFaults(page(...headings), "tool")).toEqual([expect.stringContaining("in this order")]);
});

test.each([
  { path: "Mapas/Localizador.mdx", page: "export const Tool = () => <Map />;\n\n## Pasos", faults: 0 },
  { path: "Guia de estilos/Colors.mdx", page: "Una regla.\n\n<Pair />\n\n## Cuándo", faults: 0 },
  { path: "Guia de estilos/Colors.mdx", page: '<Policy of="ai" />\n\n## Cuándo\n\n<Pair />', faults: 1 },
  { path: "Mapas/Localizador.mdx", page: "Un texto.\n\n## Pasos\n\n<Map />", faults: 1 },
  { path: "Tutoriales/ai2html.mdx", page: "Un texto.\n\n## Pasos", faults: 0 },
])("$path with $page has $faults faults of what comes first", ({ path, page, faults }) => {
  expect(shownFirstFaults(path, page)).toHaveLength(faults);
});

test("headings in code are none of the page", () => {
  expect(headingsOf("## Una\n\n```md\n## Otra\n```\n\n### Menor\n")).toEqual(["Una"]);
});

test("the folder says the kind; the introduction has none", () => {
  expect(["Mapas/Localizador.mdx", "Old/infima.mdx", "Video/video.mdx", "intro.mdx"].map(kindOfPage)).toEqual([
    "tool",
    "archive",
    "rule",
    null,
  ]);
});
