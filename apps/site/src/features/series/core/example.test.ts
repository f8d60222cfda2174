import { expect, test } from "vitest";
import { EXAMPLE_TABLE, runExample } from "./example";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("the invented table breaks its rule, with what was and what would be", () => {
  const { sentence, findings, changes, faults } = runExample(EXAMPLE_TABLE, 2);
  expect(faults).toEqual([]);
  expect(plain(sentence)).toBe("1 observación nueva, 1 corregida. La última, del 1 de octubre de 2026.");
  expect(findings.map(plain)).toEqual([
    "Índice: de 113,4 el 1 de septiembre de 2026 a 131,8 el 1 de octubre de 2026, un salto de más de 2 %.",
  ]);
  expect(changes.map(({ before, after }) => [before?.values.indice, after?.values.indice])).toEqual([
    [113.5, 113.4],
    [undefined, 131.8],
  ]);
});

test("a wider rule, or the slip put right, breaks nothing", () => {
  expect(runExample(EXAMPLE_TABLE, 20).findings).toEqual([]);
  expect(runExample(EXAMPLE_TABLE.replace("131,8", "113,8"), 2).findings).toEqual([]);
});

test("a month that is left out is told, and what is no figure compares nothing", () => {
  expect(runExample("fecha;Índice\n01/11/2026;113,8", 2).findings.map(plain)).toEqual([
    "Falta un mes: 1 de octubre de 2026.",
  ]);
  expect(runExample("fecha;Índice\n01/10/2026;muchos", 2)).toMatchObject({
    faults: [expect.stringContaining("muchos")],
    changes: [],
  });
});
