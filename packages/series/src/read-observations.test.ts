import { TableMapping } from "@nv/contracts/schemas";
import { readDelimited } from "@nv/tables";
import { expect, test } from "vitest";
import { HOUSE, MONTHLY, RATE } from "../test/invented.ts";
import { readDay } from "./read-day.ts";
import { type ReadBy, readObservations } from "./read-observations.ts";

const read = (text: string, by: Partial<ReadBy> = {}, mapping: Partial<TableMapping> = {}) =>
  readObservations(readDelimited(text).rows, { ...MONTHLY, ...by }, { ...TableMapping.parse({}), ...mapping });

test("days, Spanish figures, and the source of the series where a row has none", () => {
  const { observations, problems, understood } = read(
    "Fecha;Tasa;Fuente;URL;Provisional;Nota\n1/2/2026;1.234,5;;;sí;con calendario\n1/1/2026;−2;Otra;https://otra.example/1;;",
  );
  expect(problems).toEqual([]);
  expect(understood.map(({ name, kind }) => [name, kind])).toEqual([
    ["Fecha", "date"],
    ["Tasa", "number"],
  ]);
  expect(observations).toEqual([
    {
      date: "2026-01-01",
      values: { rate: -2 },
      source: "Otra",
      sourceUrl: "https://otra.example/1",
      isProvisional: false,
      note: "",
    },
    {
      date: "2026-02-01",
      values: { rate: 1234.5 },
      source: "Oficina de Ejemplo",
      sourceUrl: "https://oficina.example/serie",
      isProvisional: true,
      note: "con calendario",
    },
  ]);
});

test("a bad cell is told with its row and its column, and does not change how the rest is read", () => {
  const { observations, problems } = read("fecha;tasa\n2026-01;1.5\n2026-02;12..3\n2026-03;..\nayer;4.5\n2026-03;3.5");
  expect(problems).toEqual([
    "Fila 3, columna «Tasa»: «12..3» no es un número.",
    "Fila 5, columna «fecha»: «ayer» no es una fecha.",
    "Fila 6, repite la observación del 01/03/2026 de la fila 4.",
  ]);
  expect(observations.map(({ date, values }) => [date, values.rate])).toEqual([
    ["2026-01-01", 1.5],
    ["2026-03-01", null],
  ]);
});

test("columns are found by their name or by the one that a person says, and what is missing is told", () => {
  expect(read("mes;otra\n2026-01;1").problems).toEqual(["Falta la columna «Tasa»."]);
  expect(read("x;rate\n2026-01;1").problems).toEqual(["Falta la columna «fecha»."]);
  expect(read("x;y\n2026-01;1", {}, { date: "X", columns: { rate: " Y " } }).observations).toHaveLength(1);
  expect(read("fecha;tasa", {}).observations).toEqual([]);
  expect(read("").problems).toHaveLength(2);
});

test("the decimals that a person says go before those that were understood, which say when they are not sure", () => {
  const text = "fecha;tasa\n2026-01;1.234";
  expect(read(text).observations[0]?.values.rate).toBe(1234);
  expect(read(text).understood[1]?.isCertain).toBe(false);
  const told = read(text, {}, { decimalMark: "." });
  expect([told.observations[0]?.values.rate, told.understood[1]?.isCertain]).toEqual([1.234, true]);
  expect(read("fecha;tasa\n3/2/2026;1", {}, { dayOrder: "month-first" }).observations[0]?.date).toBe("2026-03-02");
});

test("a poll without the address of its source is refused, and two of one day by two houses are two", () => {
  const polls = { columns: [HOUSE, RATE], needsOwnSource: true };
  const { observations, problems } = read(
    "fecha;casa;tasa;url\n1/1/2026;A;40;https://a.example/1\n1/1/2026;B;41;\n1/1/2026;C;42;a.example",
    polls,
  );
  expect(observations.map(({ source, sourceUrl }) => [source, sourceUrl])).toEqual([
    ["a.example", "https://a.example/1"],
  ]);
  expect(problems).toEqual([
    "Fila 3, falta la dirección de la fuente.",
    "Fila 4, columna «fuente»: «a.example» no es una dirección completa, como https://www.ejemplo.es/encuesta.",
  ]);
});

test("an address that runs something is none", () => {
  expect(read("fecha;tasa;url\n2026-01;1;javascript:alert(1)").problems).toHaveLength(1);
});

test("a table of thousands of mistakes tells the first, and how many there are", () => {
  const { problems, problemsTotal } = read(`fecha;tasa\n${"no;no\n".repeat(3000)}`);
  expect([problems.length, problemsTotal]).toEqual([50, 3000]);
  expect(read(`fecha;tasa\n${"no;no\n".repeat(20_001)}`).problems).toEqual([
    "Hay 20001 filas, y una serie tiene como mucho 20000.",
  ]);
});

test.each([
  ["13/10/2026", "2026-10-13"],
  ["2026-10-13", "2026-10-13"],
  ["2026-10-13T00:00:00.000+02:00", "2026-10-13"],
  ["2026M10", "2026-10-01"],
  ["2026-10", "2026-10-01"],
  ["10/2026", "2026-10-01"],
  ["oct 2026", "2026-10-01"],
  ["Octubre de 2026", "2026-10-01"],
  ["setiembre 2026", "2026-09-01"],
  ["2026T3", "2026-07-01"],
  ["2026-Q4", "2026-10-01"],
  ["T1 2026", "2026-01-01"],
  ["3T 2026", "2026-07-01"],
  ["2026", "2026-01-01"],
  ["2026M13", null],
  ["31/2/2026", null],
  ["abc 2026", null],
  ["", null],
])("the day of %j is %s", (text, day) => {
  expect(readDay(text, "day-first")).toBe(day);
});

test("flags of whoever publishes are kept in the note, and «p» says that it is provisional", () => {
  const { observations, problems, plain } = read(
    "Paro de Ejemplia\n\nFecha;Tasa\nene-26;12,3 (p)\nfeb-26;..\nmar-26;12,1*\nFuente: Oficina de Ejemplo",
  );
  expect(problems).toEqual([]);
  expect(observations.map(({ date, values, isProvisional, note }) => [date, values.rate, isProvisional, note])).toEqual(
    [
      ["2026-01-01", 12.3, true, "Tasa: p"],
      ["2026-02-01", null, false, ""],
      ["2026-03-01", 12.1, false, "Tasa: *"],
    ],
  );
  expect(plain.asides.map(({ cells }) => cells[0])).toEqual(["Paro de Ejemplia", "Fuente: Oficina de Ejemplo"]);
});
