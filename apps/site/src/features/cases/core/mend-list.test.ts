import { expect, test } from "vitest";
import { alikeRows, type MendedTable, type MendView, mendList, nextWrongPage } from "./mend-list";

const COLUMNS = ["ref", "victims"] as const;
const VIEW: MendView = { filter: "wrong", page: 1, dismissed: new Set() };

/** Forty-five rows, of which those that say «muchas» are wrong. */
function tableOf(isWrong: (number: number) => boolean): MendedTable {
  const numbers = Array.from({ length: 45 }, (_, at) => at + 2);
  const wrong = numbers.filter(isWrong);
  return {
    header: ["id", "n.º víctimas"],
    columns: COLUMNS,
    body: numbers.map((number) => ({ number, cells: [`EJ-${number}`, isWrong(number) ? "muchas" : "3"] })),
    mends: new Map(),
    faults: new Map(wrong.map((row) => [row, [{ row, field: "victims", message: "Escribe un número" }]])),
  };
}

test("a page is twenty rows, of those with faults or of all, and their wrong cells are fields", () => {
  const table = tableOf((number) => number < 32);
  expect(mendList(table, VIEW).shown).toHaveLength(20);
  expect(mendList(table, { ...VIEW, page: 2 }).shown).toHaveLength(10);
  expect(mendList(table, { ...VIEW, page: 9 })).toMatchObject({ page: 2 });
  const last = mendList(table, { ...VIEW, filter: "all", page: 3 });
  expect(last.shown.map(({ brought, fields }) => [brought.number, [...fields]])).toEqual(
    [42, 43, 44, 45, 46].map((number) => [number, []]),
  );
  expect(mendList(table, VIEW).shown[0]?.fields).toEqual(new Set([1]));
});

test("Enter goes on to the next page on which something is wrong, and nowhere after the last", () => {
  const table = tableOf((number) => number === 2 || number === 46);
  const all = { ...VIEW, filter: "all" } as const;
  expect(nextWrongPage(mendList(table, all), table)).toBe(3);
  expect(nextWrongPage(mendList(table, { ...all, page: 3 }), table)).toBeNull();
});

test("rows that say the same where it is wrong are mended with one, and a row that is mended is counted", () => {
  const table = tableOf((number) => number < 5);
  const mends = new Map([[2, new Map([[1, "5"]])]]);
  const faults = new Map([...table.faults].filter(([row]) => row !== 2));
  const mended = { ...table, mends, faults };
  const list = mendList(mended, VIEW);
  const [first] = list.shown;
  if (first === undefined) throw new Error("there is a row");
  expect(first.cells).toEqual(["EJ-2", "5"]);
  expect(list.mended).toBe(1);
  expect(alikeRows(mended, first, 1).map(({ number }) => number)).toEqual([3, 4]);
});
