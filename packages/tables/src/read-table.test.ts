import { expect, test } from "vitest";
import { workbook } from "../test/workbook.ts";
import { encodingNotice } from "./decode-text.ts";
import { readTable } from "./read-table.ts";
import { tableProblemText } from "./table.ts";

const UTF8 = new TextEncoder();
/** «Año;Población» as Excel in Spanish saves it. */
const WINDOWS = Uint8Array.from([...UTF8.encode("A"), 0xf1, ...UTF8.encode("o;Poblaci"), 0xf3, ...UTF8.encode("n")]);

const cellsOf = async (bytes: Uint8Array) => (await readTable(bytes)).rows.map(({ cells }) => cells);

test("a file of Excel saved as CSV is Windows-1252, and its accents are read", async () => {
  const table = await readTable(WINDOWS);
  expect(table.source).toMatchObject({ form: "delimited", encoding: "windows-1252", separator: ";" });
  expect(table.rows).toEqual([{ number: 1, cells: ["Año", "Población"] }]);
});

test("what was not UTF-8 is said, and what was is not worth a word", () => {
  expect(encodingNotice("windows-1252")).toMatch(/lo hemos leído como Windows-1252/);
  expect(encodingNotice("utf-8")).toBe("");
});

test("who knows better says how it is written", async () => {
  const table = await readTable(UTF8.encode("a;b,c"), { separator: ",", encoding: "windows-1252" });
  expect(table.rows[0]?.cells).toEqual(["a;b", "c"]);
  expect(table.source.encoding).toBe("windows-1252");
});

test.each(["utf-16le", "utf-16be"] as const)("%s is known by its mark", async (encoding) => {
  const units = [...`\uFEFFaño\tcódigo`].map((letter) => letter.charCodeAt(0));
  const bytes = units.flatMap((unit) => (encoding === "utf-16le" ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]));
  expect(await cellsOf(Uint8Array.from(bytes))).toEqual([["año", "código"]]);
});

test("a workbook gives its sheet: codes with their zeros, figures with a decimal comma", async () => {
  const table = await readTable(
    workbook([
      ["código", "valor"],
      ["08019", 1.234],
      ["28079", 3],
    ]),
  );
  expect(table.source.form).toBe("workbook");
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ["código", "valor"],
    ["08019", "1,2340"],
    ["28079", "3"],
  ]);
});

test("a workbook that says it would unfold beyond all measure is refused before it does", async () => {
  const bomb = workbook([["a"]], { sheetBytes: 0x7fff_ffff });
  expect((await readTable(bomb)).problems).toEqual([{ fault: "TOO_LARGE", row: 0 }]);
});

test("a workbook that says it is smaller than it is unfolds no further, and half a sheet is not taken for a whole one", async () => {
  const cells = Array.from({ length: 1000 }, (_, row) => [`fila ${row}`]);
  const { rows, problems } = await readTable(workbook(cells, { sheetBytes: 500 }));
  expect([rows, problems]).toEqual([[], [{ fault: "UNREADABLE", row: 0 }]]);
});

test("a ZIP that is no workbook is told as such", async () => {
  const [problem] = (await readTable(Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9]))).problems;
  expect(problem && tableProblemText(problem)).toMatchInlineSnapshot(
    `"No se puede leer: el archivo está roto o es de otra clase que la que dice su nombre."`,
  );
});

test("JSON is a list of objects or of lists; anything else in brackets is text", async () => {
  expect(await cellsOf(UTF8.encode('[{"a":1.5,"b":null},{"b":"x","c":{"d":1}}]'))).toEqual([
    ["a", "b", "c"],
    ["1,5", "", ""],
    ["", "x", '{"d":1}'],
  ]);
  expect(await cellsOf(UTF8.encode('[["a","b"],[1,2]]'))).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect(await cellsOf(UTF8.encode("[a];b"))).toEqual([["[a]", "b"]]);
});

test.each(["", " \n ; \n"])("%j holds nothing", async (text) => {
  expect((await readTable(UTF8.encode(text))).problems).toEqual([{ fault: "EMPTY", row: 0 }]);
});
