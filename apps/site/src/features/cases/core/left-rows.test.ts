import { readDelimited } from "@nv/tables";
import { expect, test } from "vitest";
import { leftRowsCsv } from "./left-rows";

test("rows that stay out are a file that is read again, with what is wrong and without what is personal", () => {
  const csv = leftRowsCsv(
    ["id", "Teléfono", "víctimas"],
    ["ref", "personal", "victims"],
    [
      {
        row: { number: 3, cells: ["EJ-1", "600000000", "3 o 4;\n¿5?"] },
        faults: [
          { row: 3, field: "victims", message: "Escribe una cifra" },
          { row: 3, field: "ref", message: "Repite el id" },
        ],
      },
      { row: { number: 4, cells: ["=2+3"] }, faults: [{ row: 4, field: "victims", message: "Falta «víctimas»" }] },
    ],
  );
  expect(csv).not.toContain("600000000");
  expect(readDelimited(csv).rows.map(({ cells }) => cells)).toEqual([
    ["id", "víctimas", "Qué corregir"],
    ["EJ-1", "3 o 4;\n¿5?", "Escribe una cifra. Repite el id"],
    ["'=2+3", "", "Falta «víctimas»"],
  ]);
});
