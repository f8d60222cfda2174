import { expect, test } from "vitest";
import { changedPart, partNamed, partsOf, withPart } from "./page-parts.ts";

const PAGE = `---
title: Mapas
---

import { DoDont } from "@site/src/guide/DoDont";

El mapa pesa poco.

## Cuándo \`usarlo\` {#uso}

Si el dónde es la noticia.

\`\`\`sh
# no es un título
\`\`\`

### Proyección

Cónica.
`;
const told = (text: string) =>
  partsOf(text).map(({ label, start, end }) => [label, text.slice(start, end).trim().split("\n")[0]]);

test("a page is cut at its headings, code is none, and its head comes last", () => {
  expect(told(PAGE)).toEqual([
    ["Principio", "El mapa pesa poco."],
    ["Cuándo usarlo", "## Cuándo `usarlo` {#uso}"],
    ["Proyección", "### Proyección"],
    ["Título y datos de la página", "---"],
  ]);
});

test("all parts together are the whole text", () => {
  const parts = partsOf(PAGE).toSorted((a, b) => a.start - b.start);
  expect(parts.map(({ start, end }) => PAGE.slice(start, end)).join("")).toBe(PAGE);
});

test("a page without head or headings is one part", () => {
  expect(told("Solo esto.")).toEqual([["Principio", "Solo esto."]]);
  expect(told("")).toEqual([]);
});

test("the part of a heading is found as it is drawn, whatever its accents; else the first one", () => {
  const parts = partsOf(PAGE);
  expect(["Cuándo usarlo", "PROYECCION", "Otro", ""].map((name) => partNamed(parts, name).label)).toEqual([
    "Cuándo usarlo",
    "Proyección",
    "Principio",
    "Principio",
  ]);
});

test("a part is written anew in its place, and can be written again", () => {
  const first = withPart(PAGE, partNamed(partsOf(PAGE), "Proyección"), "### Proyección\n\nLambert, y más larga.\n");
  const second = withPart(first.text, first.part, "### Otra\n");
  expect(second.text).toBe(PAGE.replace("### Proyección\n\nCónica.\n", "### Otra\n"));
});

test("a half written proposal goes on where it was begun", () => {
  expect(changedPart(PAGE, PAGE)).toBeNull();
  expect(changedPart(PAGE, PAGE.replace("Cónica.", "Cónica, siempre."))?.label).toBe("Proyección");
  expect(changedPart(PAGE, PAGE.replace("title: Mapas", "title: Planos"))?.label).toBe("Título y datos de la página");
});
