import { expect, test } from "vitest";
import { readInline, readMarkdown } from "./read-markdown";

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
    { kind: "code", text: "# orden" },
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
  expect(readMarkdown(text)).toEqual([
    { kind: "component", name: "DoDont", sentences: ["El dónde es la noticia.", "Basta una tabla."] },
    { kind: "component", name: "DemoFrame", sentences: ["Mapa de muestra"] },
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
