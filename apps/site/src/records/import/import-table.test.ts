import { readDelimited } from "@nv/tables";
import { expect, test } from "vitest";
import { importText, readKeptTable, reportsByRow, toImportTable, withCell, withoutRow } from "./import-table";

const TEXT = 'url;título\n\nhttps://example.org/a;Uno\n"https://example.org/b";\nabc;-2 %';

function tableOf(text: string) {
  const read = toImportTable(readDelimited(text));
  if ("problem" in read) throw new Error(read.problem);
  return read.table;
}

test("what was pasted is a table, and the same when it is sent and when it is kept", () => {
  const table = tableOf(TEXT);
  expect(table.names).toEqual(["url", "título"]);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ["https://example.org/a", "Uno"],
    ["https://example.org/b", ""],
    ["abc", "-2 %"],
  ]);
  expect(tableOf(importText(table))).toEqual(table);
  expect(readKeptTable(JSON.stringify(table))).toEqual(table);
  const none = [null, "{", '{"names":[1],"rows":[]}', JSON.stringify({ ...table, rows: [] })];
  expect(none.map(readKeptTable)).toEqual([null, null, null, null]);
});

test.each([
  ["", "No hay ninguna fila."],
  ["url;título\n", "No hay ninguna fila debajo de los nombres"],
  ['url;título\n"https://example.org/a;Uno', expect.stringMatching(/^Fila 2: Hay unas comillas que se abren/)],
])("%j is no table, and says why", (text, problem) => {
  expect(toImportTable(readDelimited(text))).toEqual({ problem });
});

test("a report is told by row, also once rows were corrected and taken out", () => {
  const corrected = withCell(withoutRow(tableOf(TEXT), 0), 1, 1, "Dos");
  expect(importText(corrected)).toBe("url;título\nhttps://example.org/b;Dos\nabc;-2 %\n");
  const problem = { row: 3, column: "url", message: "No es un gráfico" };
  const reports = reportsByRow(corrected, {
    isTrial: true,
    rows: 2,
    registered: 1,
    existing: 0,
    items: [
      { row: 2, outcome: "registered", title: "Dos", type: "external" },
      { row: 3, outcome: "wrong", title: "", type: "external" },
    ],
    problems: [problem],
  });
  expect([...reports]).toEqual([
    [1, { outcome: "registered", title: "Dos", problems: [] }],
    [2, { outcome: "wrong", title: "", problems: [problem] }],
  ]);
});
