import { expect, test } from "vitest";
import { readInline, readMarkdown, readPage } from "./read-markdown.ts";

const plain = (text: string) => [{ kind: "text", text }];

test("marks inside a line are what they mean", () => {
  expect(readInline("Un **halo** de `2 px`, *claro*: [mapas](/docs/maps).")).toEqual([
    { kind: "text", text: "Un " },
    { kind: "strong", text: "halo" },
    { kind: "text", text: " de " },
    { kind: "code", text: "2 px" },
    { kind: "text", text: ", " },
    { kind: "emphasis", text: "claro" },
    { kind: "text", text: ": " },
    { kind: "link", text: "mapas" },
    { kind: "target", text: "/docs/maps" },
    { kind: "text", text: "." },
  ]);
});

test("blocks are what they are on the page", () => {
  const text = `## Uso {#uso}

Una línea
y otra.

- uno
  sigue
- dos

1. primero

| A | B |
|---|---|
| 1 | 2 |

\`\`\`sh
# orden
\`\`\`

> Cita`;
  expect(readMarkdown(text)).toEqual([
    { kind: "heading", text: plain("Uso") },
    { kind: "paragraph", text: plain("Una línea y otra.") },
    { kind: "list", isOrdered: false, items: [plain("uno sigue"), plain("dos")] },
    { kind: "list", isOrdered: true, items: [plain("primero")] },
    {
      kind: "table",
      rows: [
        [plain("A"), plain("B")],
        [plain("1"), plain("2")],
      ],
    },
    { kind: "code", text: plain("# orden") },
    { kind: "quote", text: plain("Cita") },
  ]);
});

test("what the page's program draws is named, with what it is given to say, and what follows is read on", () => {
  const text = `<DoDont
  yes={["El dónde es la noticia."]}
  no={["Totales.", "Basta una tabla."]}
/>

<DemoFrame label="Mapa de muestra">
  <MapSample />
</DemoFrame>

<Hueco />
Sigue.`;
  expect(readMarkdown(text)).toMatchObject([
    { kind: "component", name: "DoDont", sentences: [plain("El dónde es la noticia."), plain("Basta una tabla.")] },
    { kind: "component", name: "DemoFrame", sentences: [plain("Mapa de muestra")] },
    { kind: "component", name: "Hueco", sentences: [] },
    { kind: "paragraph", text: plain("Sigue.") },
  ]);
});

test.each(["", "\n\n", "```", "<Nunca", "| ", "- ", "> ", "####### a", "**", "[a](", "<A>\n<A>"])(
  "«%s», half written, is read to its end",
  (text) => {
    expect(Array.isArray(readMarkdown(text))).toBe(true);
  },
);

test("above the text of a whole page stand its data, by their names, and its program, which is not read", () => {
  const text = `---
title: Mapas
estado: estable
---

import { DoDont } from "@site/src/guide/DoDont";

Un halo.
`;
  expect(readPage(text)).toEqual([
    { kind: "record", items: [plain("Título: Mapas"), plain("estado: estable")] },
    { kind: "program", source: 'import { DoDont } from "@site/src/guide/DoDont";' },
    { kind: "paragraph", text: plain("Un halo.") },
  ]);
  expect(readPage("---\nsin cerrar")).toEqual([{ kind: "paragraph", text: plain("--- sin cerrar") }]);
});

test.each(["[", "*", "**", "`", "_", "](", "[a](", "[a]", "`*_["])(
  "two hundred thousand signs of «%s» are read in one go over the line",
  (sign) => {
    const line = sign.repeat(Math.ceil(200_000 / sign.length));
    expect(
      readInline(line)
        .map(({ text }) => text)
        .join("").length,
    ).toBeGreaterThan(0);
  },
);
