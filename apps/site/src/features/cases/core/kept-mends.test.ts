import { expect, test } from "vitest";
import { fingerprintOf, KeptMends, keptOf, mendsOf, NOTHING_KEPT } from "./kept-mends";
import type { Mends } from "./mends";

const COLUMNS = ["ref", "scope", "victims", "municipality", "summary", "source.1.title", "source.1.date"] as const;
const SENTENCES: Mends = new Map([
  [
    2,
    new Map([
      [0, "EJ-1"],
      [1, "Diócesis de Ejemplo"],
      [4, "Lo contó Fulana"],
      [5, "Carta de Fulana"],
    ]),
  ],
]);
const CLOSED: Mends = new Map([
  [2, new Map([[2, "al menos 3"]])],
  [
    7,
    new Map([
      [3, "Bilbao"],
      [6, "02/03/2024"],
    ]),
  ],
]);
const RULES = { table: "t", columns: COLUMNS, faults: new Map() };

test("of what was mended a tab keeps figures, days and places, and no sentence", () => {
  expect(keptOf(SENTENCES, RULES)).toEqual(NOTHING_KEPT);
  const kept = keptOf(new Map([...SENTENCES, ...CLOSED]), RULES);
  expect(kept).toEqual({
    table: "t",
    cells: [
      [2, 2, "al menos 3"],
      [7, 3, "Bilbao"],
      [7, 6, "02/03/2024"],
    ],
  });
  expect(mendsOf(KeptMends.parse(JSON.parse(JSON.stringify(kept))))).toEqual(CLOSED);
});

test("what is not understood may be anything, and is not kept", () => {
  const faults = new Map([[2, [{ row: 2, field: "victims", message: "Escribe un número" }]]]);
  const typed: Mends = new Map([[2, new Map([[2, "Fulana de Tal"]])]]);
  expect(keptOf(typed, { ...RULES, faults })).toEqual(NOTHING_KEPT);
});

test("another table is another, by a letter or by where it stands", () => {
  const texts = ["", "a", "b", "ab", "ba", "id;a\n1;2", "id;a\n2;1"];
  expect(new Set(texts.map(fingerprintOf)).size).toBe(texts.length);
});
