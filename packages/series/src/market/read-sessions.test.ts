import { readFile } from "node:fs/promises";
import { readDelimited } from "@nv/tables";
import { describe, expect, test } from "vitest";
import { type ReadSessionsBy, readSessions } from "./read-sessions.ts";
import { sessionFaultText } from "./session-faults.ts";

const BY: ReadSessionsBy = { today: "2026-11-20", calendar: "europe", decimalMark: "auto", dayOrder: "auto" };
const read = (text: string, by: Partial<ReadSessionsBy> = {}) =>
  readSessions(readDelimited(text).rows, { ...BY, ...by });
const closes = (text: string, by?: Partial<ReadSessionsBy>) =>
  read(text, by).sessions.map(({ date, close }) => `${date} ${close}`);
const faults = (text: string, by?: Partial<ReadSessionsBy>) =>
  read(text, by).faults.map(({ row, fault }) => `${row}: ${sessionFaultText(fault)}`);

describe("sessions", () => {
  test("have Spanish decimals, in whatever order they come", () => {
    const { sessions, decimals, faults: found } = read("fecha;cierre\n20/11/2026;9.812,35\n19/11/2026;9.900");
    expect(sessions.map(({ date, close }) => [date, close])).toEqual([
      ["2026-11-19", 9900],
      ["2026-11-20", 9812.35],
    ]);
    expect([decimals, found]).toEqual([2, []]);
  });
  test("have open, high and low, and a volume that nobody asks for", () => {
    const { sessions } = read("Date,Open,High,Low,Close,Volume\n2026-11-20,10.5,12.25,10.25,11.5,123456");
    expect(sessions).toEqual([{ date: "2026-11-20", open: 10.5, high: 12.25, low: 10.25, close: 11.5 }]);
  });
  test.each([
    ["no names at all", "20/11/2026;100,5\n19/11/2026;99"],
    ["a name of its own for the close", "Fecha;IBEX de Ejemplo\n19/11/2026;99\n20/11/2026;100,5"],
    ["the answer of the ECB", "TIME_PERIOD,OBS_VALUE,OBS_STATUS\n2026-11-19,99,A\n2026-11-20,100.5,A"],
  ])("are understood with %s", (_name, text) => {
    expect(closes(text)).toEqual(["2026-11-19 99", "2026-11-20 100.5"]);
  });
  test("are read otherwise when somebody says so, and a doubt is told", () => {
    const text = "fecha;cierre\n2026-11-19;1.234\n2026-11-20;1.240";
    expect(read(text).understood?.close.isCertain).toBe(false);
    expect(closes(text)).toEqual(["2026-11-19 1234", "2026-11-20 1240"]);
    expect(closes(text, { decimalMark: "." })).toEqual(["2026-11-19 1.234", "2026-11-20 1.24"]);
    expect(closes("fecha;cierre\n3/11/2026;1", { dayOrder: "month-first" })).toEqual(["2026-03-11 1"]);
  });
  test("are in the sample that the page offers, without a fault", async () => {
    const text = await readFile(new URL("../../../../snippets/bolsas/sesiones.csv", import.meta.url), "utf8");
    expect(faults(text)).toEqual([]);
    expect(
      read(text)
        .sessions.map(({ close, low }) => [close, low])
        .at(-1),
    ).toEqual([9771.45, 9760.55]);
  });
  test("without a close are no sessions and no fault: the hole is told", () => {
    expect(closes("fecha;cierre\n18/11/2026;1\n19/11/2026;s/d\n20/11/2026;2")).toEqual([
      "2026-11-18 1",
      "2026-11-20 2",
    ]);
  });
  test.each([
    ["fecha;volumen;operaciones\n20/11/2026;1;2", ["cierre"]],
    ["valor;cierre\nA;2", ["fecha"]],
  ])("are not in %j", (text, missing) => {
    expect(read(text)).toMatchObject({ sessions: [], missing });
  });
});

describe("a row that is wrong is no session, and is told with its number", () => {
  const HEAD = "fecha;apertura;maximo;minimo;cierre\n19/11/2026;10;12;9;11\n";
  test.each([
    ["a day that is none", "30/02/2026;10;12;9;11", "3: «30/02/2026» no es una fecha: escríbela como 23/11/2026."],
    ["a text for a figure", "20/11/2026;10;12;9;once", "3: Columna «cierre»: «once» no es un número."],
    [
      "a day to come",
      "23/11/2026;10;12;9;11",
      "3: El 23 de noviembre de 2026 no ha llegado todavía: hoy es 20 de noviembre de 2026.",
    ],
    [
      "a weekend",
      "14/11/2026;10;12;9;11",
      "3: El sábado 14 de noviembre de 2026 es fin de semana: corrige el día, o di que se negocia todos los días.",
    ],
    [
      "low above high",
      "20/11/2026;10;9;12;11",
      "3: El mínimo (12) es mayor que el máximo (9): puede que las columnas estén cambiadas.",
    ],
    [
      "a close above the high",
      "20/11/2026;10;12;9;13,5",
      "3: El cierre (13,5) queda por encima del máximo (12) de ese día.",
    ],
    ["an open below the low", "20/11/2026;8;12;9;11", "3: La apertura (8) queda por debajo del mínimo (9) de ese día."],
    [
      "a day again",
      "19/11/2026;10;12;9;11",
      "3: El 19 de noviembre de 2026 está ya en la fila 2, igual: sobra una de las dos.",
    ],
  ])("%s", (_name, row, sentence) => {
    expect(faults(HEAD + row)).toEqual([sentence]);
    expect(closes(HEAD + row)).toEqual(["2026-11-19 11"]);
  });
  test("of a day that is there twice with other figures neither counts", () => {
    const text = "fecha;cierre\n18/11/2026;1\n19/11/2026;2\n19/11/2026;3";
    expect(closes(text)).toEqual(["2026-11-18 1"]);
    expect(faults(text)).toEqual([
      "4: El 19 de noviembre de 2026 está también en la fila 3, con otras cifras: quita la que no valga.",
    ]);
  });
  test("weekends are days like others where there is trade every day", () => {
    expect(faults("fecha;cierre\n14/11/2026;1", { calendar: "every-day" })).toEqual([]);
  });
  test("of what somebody wrote only the beginning is repeated", () => {
    expect(faults(`fecha;cierre\n20/11/2026;${"x".repeat(500)}`)[0]?.length).toBeLessThan(100);
  });
});

/** @see findings of November 2026, B6: «Falta la columna «fecha»…» for the file that yfinance writes today. */
test("three rows of names, as yfinance writes them, are read", () => {
  const text =
    "Price,Close,High,Low,Open,Volume\nTicker,^IBEX,^IBEX,^IBEX,^IBEX,^IBEX\nDate,,,,,\n2024-01-02,10182.1,10206.5,10090.2,10128.3,132837400\n2024-01-03,10053.4,10191.3,10002,10182.2,141094600\n";
  expect(closes(text)).toEqual(["2024-01-02 10182.1", "2024-01-03 10053.4"]);
  expect(faults(text)).toEqual([]);
});
