import { expect, test } from "vitest";
import { OriginFault } from "./origin-fault.ts";
import { isAbsentIne, readIne, readIneBase } from "./read-ine.ts";

const SOURCE = { name: "INE", url: "https://www.ine.es" };

const answer = (...Data: readonly object[]) => JSON.stringify({ COD: "IPC1", Nombre: "Índice", Data });

test("figures by the first day of their period, with what may change told", () => {
  const text = answer(
    { Fecha: "2026-09-01T00:00:00.000+02:00", T3_TipoDato: "Avance", Valor: 120.5 },
    { Fecha: Date.parse("2026-08-01T00:00:00+02:00"), FK_TipoDato: 1, Valor: 120, Secreto: false },
    { Fecha: "2026-07-01T00:00:00.000+02:00", T3_TipoDato: "Definitivo", Valor: 1, Secreto: true },
    { Fecha: "2026-06-01T00:00:00.000+02:00", Valor: null },
  );
  expect(
    readIne(text, "index", SOURCE).map(({ date, values, isProvisional }) => [date, values.index, isProvisional]),
  ).toEqual([
    ["2026-09-01", 120.5, true],
    ["2026-08-01", 120, false],
    ["2026-07-01", null, false],
    ["2026-06-01", null, false],
  ]);
  expect(readIne(text, "index", SOURCE)[0]).toMatchObject({ source: "INE", sourceUrl: "https://www.ine.es" });
});

test.each([
  ["a page of HTML", "<html>Mantenimiento</html>"],
  ["another object", '{"otra":"cosa"}'],
  ["a figure as a text", answer({ Fecha: "2026-09-01", Valor: "120,5" })],
  ["a day that is none", answer({ Fecha: "ayer", Valor: 1 })],
])("%s is no answer", (_name, text) => {
  expect(() => readIne(text, "index", SOURCE)).toThrow(OriginFault);
});

test("the base of a series, in the shapes that it comes in", () => {
  expect(readIneBase('{"COD":"IPC1","Clasificacion":{"Nombre":"Base 2025"}}')).toBe("Base 2025");
  expect(readIneBase('{"COD":"IPC1","Clasificacion":[{"Nombre":"Base 2021"}]}')).toBe("Base 2021");
  expect(readIneBase('{"COD":"IPC1"}')).toBe("");
});

test("a series that is not there is told with a status of success", () => {
  expect(isAbsentIne('{"status":"No existe la serie"}')).toBe(true);
  expect(isAbsentIne(answer())).toBe(false);
  expect(isAbsentIne("<html>")).toBe(false);
});
