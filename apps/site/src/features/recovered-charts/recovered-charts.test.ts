import { describe, expect, test } from "vitest";
import { csvFile } from "./core/csv-file";
import { readReferences } from "./core/read-references";
import { tableChanges } from "./core/table-changes";
import { figureOf } from "./figure-of";

describe("a list of charts", () => {
  test.each([
    ["an id", "aB3dE", [{ id: "aB3dE", version: null }]],
    ["an address", "https://datawrapper.dwcdn.net/aB3dE/", [{ id: "aB3dE", version: null }]],
    ["an address with its version", "https://datawrapper.dwcdn.net/aB3dE/14/", [{ id: "aB3dE", version: 14 }]],
    ["the address of the editor", "https://app.datawrapper.de/chart/aB3dE/visualize", [{ id: "aB3dE", version: null }]],
    [
      "an embed code, over several lines",
      '<iframe title="Uno"\n  src="https://datawrapper.dwcdn.net/aB3dE/2/"\n  height="400"></iframe>',
      [{ id: "aB3dE", version: 2 }],
    ],
    [
      "the code of its script",
      '<div style="min-height:380px">\n<script src="https://datawrapper.dwcdn.net/aB3dE/embed.js" defer></script>\n</div>',
      [{ id: "aB3dE", version: null }],
    ],
    [
      "several, and one twice",
      "aB3dE, fG4hI\nhttps://datawrapper.dwcdn.net/aB3dE/3/",
      [
        { id: "aB3dE", version: null },
        { id: "fG4hI", version: null },
      ],
    ],
  ])("takes %s", (_name, text, references) => {
    expect(readReferences(text)).toEqual({ references, problems: [] });
  });

  test.each([
    [
      "https://flo.uri.sh/visualisation/123/embed",
      "«https://flo.uri.sh/visualisation/123/emb»: no es una dirección de Datawrapper.",
    ],
    ["https://gráficos.example/aB3dE/1/", "«https://gráficos.example/aB3dE/1/»: no es una dirección de Datawrapper."],
    ["largo123", "«largo123»: el identificador de Datawrapper tiene 5 caracteres (letras, números, - o _)."],
    ["<iframe></iframe>", "«<iframe></iframe>»: este código de inserción no lleva ninguna dirección."],
  ])("says of %s what is wrong", (text, problem) => {
    expect(readReferences(text)).toEqual({ references: [], problems: [problem] });
  });

  test("has an end", () => {
    const ids = Array.from({ length: 21 }, (_, at) => `ej0${10 + at}`).join("\n");
    expect(readReferences(ids).problems).toEqual(["Son 21 gráficos: como mucho 20 de una vez."]);
  });
});

test("what changed from one version to another is told by row and column, also where a row has no name of its own", () => {
  const before = [
    ["año", "a", "b"],
    ["2024", "1", "2"],
    ["2025", "3", "4"],
    ["", "x", ""],
    ["", "y", ""],
  ];
  const after = [
    ["año", "b", "c"],
    ["2024", "2", "9"],
    ["2026", "5", "6"],
    ["", "", ""],
    ["", "", ""],
  ];
  expect(tableChanges(before, after)).toEqual([
    { what: "Quitada", row: "2025", column: "", before: "", after: "" },
    { what: "Cambiada", row: "2024", column: "a", before: "1", after: "" },
    { what: "Cambiada", row: "2024", column: "c", before: "", after: "9" },
    { what: "Nueva", row: "2026", column: "", before: "", after: "" },
    { what: "Cambiada", row: "", column: "a", before: "x", after: "" },
    { what: "Cambiada", row: " (2)", column: "a", before: "y", after: "" },
  ]);
  expect(tableChanges(before, before)).toEqual([]);
});

test("a file for spreadsheets has figures below zero and no formula", () => {
  expect(
    csvFile([
      ["a", "b"],
      ["-3,5", "=1+1"],
      ["−2", "x;y"],
      ["-1.234,5 %", "@x"],
    ]),
  ).toBe('a;b\r\n"-3,5";\'=1+1\r\n−2;"x;y"\r\n"-1.234,5 %";\'@x\r\n');
});

describe("a chart of the registry", () => {
  const chart = { type: "d3-lines", csv: "año;valor\n2024;12,1\n2025;11,4\n", intro: "Media", notes: "" };

  test("is made of a kind that is drawn here too", () => {
    expect(figureOf(chart)).toMatchObject({
      config: { type: "figure", kind: "lines", subheading: "Media", data: { columns: [{ name: "valor" }] } },
    });
    // Years are names where they follow each other, and figures where one is missing.
    expect(figureOf(chart)).toMatchObject({ config: { data: { x: { kind: "text" } } } });
    expect(figureOf({ ...chart, csv: "año;v\n2020;1\n2021;2\n2026;3\n" })).toMatchObject({
      config: { data: { x: { kind: "number" } } },
    });
    expect(figureOf({ ...chart, type: "column-chart" })).toMatchObject({ config: { kind: "bars" } });
  });

  test.each([
    ["another kind", { type: "d3-maps-choropleth" }, /no se dibuja aquí: cópialo/],
    ["no table", { csv: null }, /No hay una tabla/],
    ["words where figures should be", { csv: "año;valor\n2024;mucho\n" }, /«mucho» no es un número\.$/],
    ["what a figure has no room for", { csv: `a;b\n${"x;1\n".repeat(800)}` }, /filas y caben/],
  ])("is not made of %s, and says so", (_name, part, why) => {
    expect(figureOf({ ...chart, ...part })).toMatchObject({ why: expect.stringMatching(why) });
  });
});
