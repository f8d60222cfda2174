import { expect, test } from "vitest";
import { readDelimited } from "./read-delimited.ts";
import { tableProblemText } from "./table.ts";
import { tableText } from "./table-text.ts";
import { delimitedLine, rowsText } from "./write-delimited.ts";

const cellsOf = (text: string) => readDelimited(text).rows.map(({ cells }) => cells);

test.each([
  { name: "semicolons beside decimal commas", text: "a;b\n1,5;2,5", separator: ";" },
  { name: "tabs of a spreadsheet", text: "a, x\tb\n1\t2", separator: "\t" },
  { name: "commas beside a quoted semicolon", text: '"a;b;c",d\n1,2', separator: "," },
  { name: "bars", text: "a|b\n1|2", separator: "|" },
  { name: "one column", text: "a\nb", separator: "\t" },
])("the separator of $name is known", ({ text, separator }) => {
  expect(readDelimited(text).separator).toBe(separator);
});

test("codes keep their zeros, quotes hold separators and line breaks, empty rows count but are left out", () => {
  expect(readDelimited('\uFEFFcódigo;nota\r\n\r\n08019;"dos\nlíneas; y «""comillas""»"\r\n').rows).toEqual([
    { number: 1, cells: ["código", "nota"] },
    { number: 3, cells: ["08019", 'dos\nlíneas; y «"comillas"»'] },
  ]);
});

test("a quote that is not closed is told with its row, and nothing of it is lost", () => {
  const { rows, problems } = readDelimited('a;b\n1;"dos\n3;4');
  expect(problems).toEqual([{ fault: "QUOTE_UNCLOSED", row: 2 }]);
  expect(rows[1]?.cells.join("")).toContain("3;4");
  expect(problems.map(tableProblemText)[0]).toMatch(/^Fila 2: Hay unas comillas que se abren/);
});

test("a quote in the wrong place is told", () => {
  expect(readDelimited('a;b\n"uno"s;2').problems).toEqual([{ fault: "QUOTE_MISPLACED", row: 2 }]);
});

test("beyond the limits nothing is read", () => {
  const limits = { maxRows: 3, maxColumns: 2 };
  expect(readDelimited("a\nb\nc", { limits }).problems).toEqual([]);
  expect(readDelimited("a\nb\nc\nd", { limits }).problems).toEqual([{ fault: "TOO_LARGE", row: 0 }]);
  expect(readDelimited("a;b;c", { limits }).problems).toEqual([{ fault: "TOO_LARGE", row: 0 }]);
});

/** Bound of the processor's time, which ends what reads again from each place, many minutes for a megabyte, and judges no speed. Milliseconds. */
const BOUND_MS = 10_000;

test.each([
  ["quotes that never close", '"a'],
  ["quotes in the wrong place", 'a"b"c;'],
  ["pairs of quotes", '""'],
  ["separators", ";"],
  ["lines of one quote", '"\n'],
])("a megabyte of %s is read once, and not again from each place", (_name, piece) => {
  const text = piece.repeat(Math.floor(1_000_000 / piece.length));
  const start = process.cpuUsage();
  readDelimited(text);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(BOUND_MS);
});

test("what is written is read again, and no cell is a formula", () => {
  const cells = ["=1+1", "-2", 'di «"hola"»', "a;b", "dos\nlíneas", ""];
  const [row] = cellsOf(delimitedLine(cells, ";"));
  expect(row).toEqual(["'=1+1", "'-2", 'di «"hola"»', "a;b", "dos\nlíneas", ""]);
});

test("rows for ourselves are read again as they were, formulas too", () => {
  const rows = [
    ["url", "título"],
    ["https://example.org/a", "-2 % y «=1»"],
    ["=x", 'di "hola"; dos\nlíneas'],
  ];
  expect(cellsOf(rowsText(rows))).toEqual(rows);
});

test("a figure below zero is written as one, and a text that begins as a formula is not", () => {
  expect(delimitedLine([-1.5, "-1+1", "a"])).toBe("-1.5,'-1+1,a\r\n");
});

test.each([
  ["tasa\n12,5\n1.234,7", [["tasa"], ["12,5"], ["1.234,7"]]],
  ["Municipio\nRozas de Madrid, Las\nGetafe", [["Municipio"], ["Rozas de Madrid, Las"], ["Getafe"]]],
  [
    "1,2\n3,4",
    [
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  ["Paro\nmes,tasa\nenero,12", [["Paro"], ["mes", "tasa"], ["enero", "12"]]],
])("commas inside the cells of a single column part nothing: %j", (text, cells) => {
  expect(readDelimited(text).rows.map((row) => row.cells)).toEqual(cells);
});

test.each(["fecha,cierre\n2026-11-19,1.085\n", 'a,b\n"x;y",1.085\n', "a;b\nx;1.085\n"])(
  "a table that was brought is written so that it is read as it was: %j",
  (text) => {
    const { rows } = readDelimited(text);
    const again = readDelimited(tableText(rows)).rows;
    expect(again.map(({ cells }) => cells)).toEqual(rows.map(({ cells }) => cells));
  },
);

test("decimals that are known to have a point are known still", () => {
  const { rows } = readDelimited("fecha,cierre\n2026-11-19,1.085");
  expect(readDelimited(tableText(rows)).rows[0]?.decimalMark).toBe(".");
});
