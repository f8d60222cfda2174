import type { CaseFields, CaseRow } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { INVENTED } from "../test/invented.ts";
import { changesOf, compareCases } from "./compare-cases.ts";
import { exampleCases } from "./example-cases.ts";
import { knownCases, likelySame } from "./likely-same.ts";

const row = (at: number, change: Partial<CaseFields> = {}): CaseRow => ({
  ...{ row: at, nameReason: "" },
  fields: { ...INVENTED, ...change },
});
const before = new Map([
  ["EJ-1", INVENTED],
  ["EJ-2", { ...INVENTED, ref: "EJ-2" }],
]);

test("rows are new, other, the same or gone", () => {
  const compared = compareCases(before, [row(2, { victims: 4 }), row(3, { ref: "EJ-9" })], true);
  expect(compared).toEqual({
    added: [row(3, { ref: "EJ-9" })],
    changed: [{ row: 2, ref: "EJ-1", changes: [{ label: "Víctimas", before: "3", after: "4" }] }],
    ...{ missing: ["EJ-2"], equal: 0, faults: [] },
  });
});

test("of a part of the cases, nothing is gone", () => {
  expect(compareCases(before, [row(2)], false)).toMatchObject({ missing: [], equal: 1 });
});

test("an id that comes twice is told, and the first row counts", () => {
  const { changed, faults } = compareCases(before, [row(2), row(3, { victims: 9 })], false);
  expect(changed).toEqual([]);
  expect(faults).toEqual([{ row: 3, field: "ref", message: "Repite el id «EJ-1» de la fila 2" }]);
});

test("what a file has no column for stays as it was", () => {
  const { notes: _notes, ...rest } = INVENTED;
  const old = new Map([["EJ-1", { ...INVENTED, notes: "De la redacción" }]]);
  expect(compareCases(old, [{ row: 2, nameReason: "", fields: rest }], false).equal).toBe(1);
});

test.each<[Partial<CaseFields>, { label: string; before: string; after: string }]>([
  [{ province: "28" }, { label: "Provincia", before: "Provincia Alfa", after: "Madrid" }],
  [{ decade: 1980 }, { label: "Década", before: "1970-1979", after: "1980-1989" }],
  [{ status: "shelved" }, { label: "Situación", before: "Denuncia", after: "Archivado" }],
  [{ isMinimum: true }, { label: "Es un mínimo", before: "No", after: "Sí" }],
  [
    { sources: [{ title: "Otro", date: "2025-01-01", url: "" }] },
    {
      label: "Fuentes",
      before: "Documento de ejemplo, 2025-03-01, https://documentos.example/1",
      after: "Otro, 2025-01-01",
    },
  ],
])("a change is told in words: %o", (change, told) => {
  expect(changesOf(INVENTED, { ...INVENTED, ...change })).toEqual([told]);
});

const like = (change: Partial<CaseFields>) => {
  const known = knownCases([{ id: "c1", ref: "EJ-1", fields: INVENTED }]);
  return likelySame({ ...INVENTED, ...change }, known).map(({ ref }) => ref);
};

test("a case of the same place, decade, centre and nearly the same diocese may be the same", () => {
  expect(like({ scope: "Diócesis de ejemplo alfa" })).toEqual(["EJ-1"]);
  expect(like({ scope: "Obispado de Ejemplo Alfa" })).toEqual(["EJ-1"]);
});

test.each<[string, Partial<CaseFields>]>([
  ["another province", { province: "X2" }],
  ["another decade", { decade: 1980 }],
  ["another kind of centre", { centre: "parish" }],
  ["another diocese", { scope: "Diócesis de Narnia" }],
])("one of %s is not", (_name, change) => {
  expect(like(change)).toEqual([]);
});

test("however many are alike, few are told", () => {
  const cases = exampleCases(2000).map((fields, at) => ({
    ...{ id: `c${at}`, ref: fields.ref },
    fields: { ...fields, ...INVENTED, ref: fields.ref },
  }));
  expect(likelySame(INVENTED, knownCases(cases))).toHaveLength(5);
});
