import { describe, expect, test } from "vitest";
import { columnOf, readNumber } from "./column-kinds.ts";
import { decimalMarkOf, type OpenMarks } from "./decimal-mark.ts";
import { figureText } from "./figure-text.ts";
import { readDelimited } from "./read-delimited.ts";
import { readTable } from "./read-table.ts";

/** Reads each cell as a figure, or returns «?» where nobody can say without asking. */
function readAs(cells: readonly string[], open?: OpenMarks): readonly (number | null)[] | "?" {
  const { decimalMark, isCertain } = columnOf("valor", cells, open);
  return isCertain ? cells.map((cell) => readNumber(cell, decimalMark)) : "?";
}

/** @see findings of November 2026: «Índice de Gini. Baja de 334 en 2020 a 330 en 2023» */
test.each([
  ["a Gini index, as R's round(x, 3) writes it", ["0.334", "0.33", "0.330"], [0.334, 0.33, 0.33]],
  ["the same with three decimals in all", ["0.334", "0.330"], [0.334, 0.33]],
  ["negative ones", ["-0.123", "−0.456"], [-0.123, -0.456]],
  ["without the zero, as some programs do", [".334", "-.123"], [0.334, -0.123]],
  ["with a comma", ["0,334", "0,330"], [0.334, 0.33]],
  ["a percentage", ["0.334 %", "0.120 %"], [0.334, 0.12]],
  ["one that tells for the rest", ["0.334", "1.085"], [0.334, 1.085]],
  ["two decimals that tell for the rest", ["1.085", "1.09"], [1.085, 1.09]],
  ["four figures before the point", ["1234.567", "1.234"], [1234.567, 1.234]],
  ["figures in Spanish, with a million among them", ["1.234", "1.234.567"], [1234, 1234567]],
  ["figures in English, with a million among them", ["1,234", "1,234,567"], [1234, 1234567]],
  ["thousands by a space, decimals by a point", ["1 234.567", "12"], [1234.567, 12]],
  ["thousands and decimals", ["1.234,567"], [1234.567]],
  ["EUR/USD with three decimals in all", ["1.085", "1.091"], "?"],
  ["Spanish thousands alone", ["1.234", "5.678"], "?"],
  ["the same with small ones", ["1.234", "950"], "?"],
  ["with a comma", ["1,234", "5,678"], "?"],
])("%s: %j", (_, cells, values) => {
  expect(readAs(cells)).toEqual(values);
});

test("figures of two hands are none, so that none is read wrongly", () => {
  expect(columnOf("valor", ["0.334", "12,5"])).toMatchObject({ kind: "text" });
});

test.each([
  [".", ["1.085", "1.091"], [1.085, 1.091]],
  [",", ["1.085", "1.091"], [1085, 1091]],
  ["decimals", ["45.123", "44.985"], [45.123, 44.985]],
  ["thousands", ["1.085", "2.010"], [1085, 2010]],
  ["thousands", ["1,085", "950"], [1085, 950]],
] as const)("where it is known that an open mark is «%s», %j is read so", (open, cells, values) => {
  expect(readAs(cells, open)).toEqual(values);
});

test("two open marks are not of one kind", () => {
  expect(decimalMarkOf(["1.085", "1,085"], "decimals").isCertain).toBe(false);
});

describe("what commas separate", () => {
  const cellsOf = (text: string) => {
    const [, ...rows] = readDelimited(text).rows;
    return columnOf(
      "valor",
      rows.map(({ cells }) => cells[1] ?? ""),
      rows[0]?.decimalMark,
    );
  };
  test("has decimals with a point", () => {
    expect(cellsOf("fecha,cierre\n2026-11-19,1.085\n2026-11-20,1.091")).toMatchObject({
      decimalMark: ".",
      isCertain: true,
    });
  });
  /** Investing.com in Spanish writes «1,085» so, and the census of the United States «1,085» too: one is a bit more than one. */
  test.each(['"1,085"', '"1.085"', '"-1,085"'])("and in quotes %s may be either, which is asked", (cell) => {
    expect(cellsOf(`fecha,cierre\n2026-11-19,${cell}`)).toMatchObject({ isCertain: false });
  });
  test("but where a quoted cell has a decimal comma, it has", () => {
    expect(cellsOf('fecha,cierre\n2026-11-19,"1,5"\n2026-11-20,"1,085"')).toMatchObject({
      decimalMark: ",",
      isCertain: true,
    });
  });
  test("what semicolons separate says nothing", () => {
    expect(cellsOf("fecha;cierre\n2026-11-19;1.085")).toMatchObject({ isCertain: false });
  });
});

test.each([
  [1.085, "1,0850"],
  [-12.345, "-12,3450"],
  [0.334, "0,334"],
  [1234.567, "1234,567"],
  [1085, "1085"],
  [1.5e-7, "0,00000015"],
  [1e21, "1000000000000000000000"],
])("a figure of a file that has figures, %d, is written with one reading: %s", (value, text) => {
  expect(figureText(value)).toBe(text);
});

test("JSON with three decimals is read as it is", async () => {
  const { rows } = await readTable(new TextEncoder().encode('[{"a":"x","v":1.085},{"a":"y","v":1.091}]'));
  const cells = rows.slice(1).map((row) => row.cells[1] ?? "");
  expect(readAs(cells)).toEqual([1.085, 1.091]);
});
