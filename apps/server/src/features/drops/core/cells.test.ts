import { describe, expect, test } from "vitest";
import { createJsonCells } from "./cells-of-json.ts";
import { type CellReader, createTableCells, type LookAtCell } from "./cells-of-table.ts";
import { createTextLines } from "./cells-of-text.ts";

/** Cells read of a text that comes in pieces of a length. */
function cellsOf(create: (look: LookAtCell) => CellReader, text: string, length: number): readonly string[] {
  const told: string[] = [];
  const reader = create((column, cell) => void told.push(`${column}=${cell}`));
  for (let at = 0; at < text.length; at += length) reader.push(text.slice(at, at + length));
  reader.end();
  return told;
}

describe.each([1, 2, 7, 1000])("in pieces of %d signs", (length) => {
  test("a table is read cell by cell, each under its name", () => {
    const text = 'nombre;"tel; móvil"\r\nAna;"600;1""x"\n\nLuis;"dos\nlíneas"\nEva';
    expect(cellsOf((look) => createTableCells(";", look), text, length)).toEqual([
      "=nombre",
      "=tel; móvil",
      "nombre=Ana",
      'tel; móvil=600;1"x',
      "nombre=Luis",
      "tel; móvil=dos\nlíneas",
      "nombre=Eva",
    ]);
  });

  test("of a JSON, texts and numbers, each under the name before it", () => {
    const text = '{"a":[1,-2.5e3,"x\\u00f1\\n\\"y"],"b":{"600123123":true,"c":null}, "d":"\\\\" }';
    expect(cellsOf(createJsonCells, text, length)).toEqual([
      "=a",
      "a=1",
      "a=-2.5e3",
      'a=xñ\n"y',
      "=b",
      "=600123123",
      "=c",
      "=d",
      "d=\\",
    ]);
  });

  test("a text is read line by line", () => {
    expect(cellsOf(createTextLines, "uno\ndos\n\ntres", length)).toEqual(["=uno", "=dos", "=tres"]);
  });
});

test.each<[string, (look: LookAtCell) => CellReader, string]>([
  ["a quote that is not closed", (look) => createTableCells(";", look), `"${"a;b\n".repeat(100_000)}`],
  ["a JSON that is one text", createJsonCells, `"${"ab ".repeat(100_000)}"`],
  ["a text of one line", createTextLines, "ab ".repeat(100_000)],
])("%s is looked at in parts, and whole", (_name, create, text) => {
  const lengths: number[] = [];
  const reader = create((_column, cell) => void lengths.push(cell.length));
  for (let at = 0; at < text.length; at += 65_536) reader.push(text.slice(at, at + 65_536));
  reader.end();
  expect(Math.max(...lengths)).toBeLessThan(200_000);
  expect(lengths.reduce((all, one) => all + one, 0)).toBeGreaterThan(250_000);
});
