import { expect, test } from "vitest";
import { findUtilities } from "./find-utilities.ts";
import { recognise } from "./recognise.ts";
import { UTILITIES, utilityOf } from "./utilities.ts";

const found = (text: string) => findUtilities(text).map(({ entry, isExact }) => `${entry.id}${isExact ? "!" : ""}`);

test("every utility is found by its name and by each of its aliases", () => {
  const lost = UTILITIES.flatMap(({ id, name, aliases }) =>
    [name, ...aliases].filter((word) => !found(word).includes(`${id}!`)),
  );
  expect(lost).toEqual([]);
});

test("no two have the same address", () => {
  expect(new Set(UTILITIES.map(({ id }) => id)).size).toBe(UTILITIES.length);
  expect(utilityOf("qr")?.name).toBe("Código QR");
  expect(utilityOf("nada")).toBeUndefined();
});

test.each([
  ["UTM a decimal", ["utm!"]],
  ["grados a UTM", ["coordenadas!"]],
  ["puntos porc", ["variacion"]],
  ["CODIGO INE", ["ine!"]],
  ["daltonismo", ["contraste!"]],
  ["embalses", []],
  ["de la", []],
  ["q", []],
])("«%s» names %j", (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test.each([
  ["#c8321f", ["contraste"]],
  ["rgb(200, 50, 31)", ["contraste"]],
  ["20/11/2026", ["fechas", "edad"]],
  ["20 de noviembre de 1984", ["fechas", "edad"]],
  ["2027-01-06", ["fechas"]],
  ["2.345.678,9", ["numeros"]],
  ["28079", ["ine", "numeros"]],
  ["08", ["ine"]],
  ["2026", []],
  ["12 % de 340", ["porcentajes"]],
  ["de 20 a 25", ["variacion"]],
  ["98 mm", ["medidas"]],
  ["40,4168 -3,7038", ["coordenadas"]],
  ["40.4168,-3.7038", ["coordenadas"]],
  ["40° 25′ N 3° 42′ O", ["coordenadas"]],
  ["30T 440291 4474255", ["utm"]],
  ["https://www.google.com/maps/@40.41678,-3.70379,15z", ["coordenadas"]],
  ["https://ejemplo.es/embalses", ["qr", "campana"]],
  ['<iframe src="https://ejemplo.es/">', ["marco"]],
  ["Espa%C3%B1a", ["codificar"]],
  ["mapas de 2026", []],
  ["100% algodón", []],
  ["", []],
  ["9".repeat(301), []],
])("«%s» is already a value of %j", (text, ids) => {
  expect(recognise(text, "2026-11-23").map(({ id }) => id)).toEqual(ids);
});

test("between percentages the change is in points", () => {
  expect(recognise("20 % → 25 %", "2026-11-23")).toEqual([
    { id: "variacion", values: { from: "20", to: "25", of: "shares" } },
  ]);
});
