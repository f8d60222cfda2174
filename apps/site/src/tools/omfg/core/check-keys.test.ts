import { expect, test } from "vitest";
import { checkKeys, withZeros } from "./check-keys";

const texts = (mapKeys: readonly string[], tableKeys: readonly string[] | null = null) =>
  checkKeys(mapKeys, tableKeys).findings.map(({ level, text }) => `${level}: ${text}`);

test("keys that are all there and all different say so", () => {
  expect(texts(["01001", "01002"])).toEqual(["fine: Las 2 claves del mapa son distintas y no falta ninguna."]);
});

test("keys that come twice and elements without one are told, by name", () => {
  expect(texts(["01001", "01001", "", "01003", "01003", "01003"])).toEqual([
    "fault: 1 elemento sin clave en el mapa.",
    "advice: 2 claves repetidas en el mapa: 01001, 01003. Los que comparten clave se pintarán igual.",
  ]);
});

test("what a table lacks, has too much and has twice is told, by name", () => {
  expect(texts(["99001", "99002", "99003"], ["99001", "99001", "99009"])).toEqual([
    "fine: Las 3 claves del mapa son distintas y no falta ninguna.",
    "fault: 1 clave repetida en la tabla: 99001. Vale la última fila de cada una.",
    "fault: Faltan 2 de la tabla: 99002, 99003. Quedarán sin dato.",
    "fault: Sobra 1 de la tabla que el mapa no tiene: 99009.",
  ]);
});

test("zeros that a spreadsheet ate are told and put back", () => {
  expect(texts(["01001", "08019"], ["1001", "8019"])).toEqual([
    "fine: Las 2 claves del mapa son distintas y no falta ninguna.",
    "advice: 2 claves de la tabla han perdido el cero de delante: 1001, 8019. Al unir se completan hasta 5 cifras.",
  ]);
  expect([withZeros(" 1001 ", 5), withZeros("ES-1", 5), withZeros("7", 0)]).toEqual(["01001", "ES-1", "7"]);
});

test("of many, the first are named", () => {
  const keys = Array.from({ length: 12 }, (_, index) => String(10_000 + index));
  expect(texts(keys, ["10000"])[1]).toBe(
    "fault: Faltan 11 de la tabla: 10001, 10002, 10003, 10004, 10005 y 6 más. Quedarán sin dato.",
  );
});

test("a table that fits says so", () => {
  expect(texts(["a", "b"], ["b", "a"])[1]).toBe(
    "fine: Cada fila de la tabla encuentra su sitio en el mapa, y ninguno queda sin dato.",
  );
});
