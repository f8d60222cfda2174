import { readDelimited } from "@nv/tables";
import { CORPUS } from "@nv/tables/test";
import { describe, expect, test } from "vitest";
import { readFieldDays } from "./field-days.ts";
import { layOutPolls } from "./lay-out-polls.ts";

test.each([
  ["12–15 Jan 2024", "2024-01-12", "2024-01-15"],
  ["12-15 Jan 2024", "2024-01-12", "2024-01-15"],
  ["28 Jan – 3 Feb 2024", "2024-01-28", "2024-02-03"],
  ["30 Dec 2023 – 4 Jan 2024", "2023-12-30", "2024-01-04"],
  ["30 Dec – 4 Jan 2024", "2023-12-30", "2024-01-04"],
  ["15 Jan 2024", "2024-01-15", "2024-01-15"],
  ["Jan 12–15, 2024", "2024-01-12", "2024-01-15"],
  ["del 3 al 9 de septiembre de 2025", "2025-09-03", "2025-09-09"],
  ["3 a 9 sept. 2025", "2025-09-03", "2025-09-09"],
  ["2 de marzo de 2025", "2025-03-02", "2025-03-02"],
  ["Febrero 2024", "2024-02-01", "2024-02-29"],
  ["2024-03-01", "2024-03-01", "2024-03-01"],
  ["31 Feb 2024", "", ""],
  ["15 Jan 2024 – 12 Jan 2024", "", ""],
  ["03/04/2024", "", ""],
  ["12–15", "", ""],
  ["2024", "", ""],
  ["", "", ""],
])("the field work «%s»", (text, start, end) => {
  expect(readFieldDays(text)).toEqual(start === "" ? null : { start, end });
});

const cellsOf = (text: string) => layOutPolls(readDelimited(text).rows).rows.map(({ cells }) => cells);

describe("a table of an encyclopaedia", () => {
  const TABLE = [
    "Polling firm/Commissioner\tFieldwork date\tSample size\tTurnout\tAzul\tVerde\tLead",
    'Casa Faro/Diario de Ejemplo[1]\t12–15 Jan 2031\t1,204\t?\t"33.1\n128"\t29.4<br>110\t3.7',
    "Brújula[a]\t28 Dec 2030 – 3 Jan 2031\t2,000\t–\t32.0 125\t30.1 115\t1.9",
    "2027 general election\t23 Jul 2027\t—\t66.6\t31.0\t32.1\t1.1",
    "Ana Muestra elected\tAna Muestra elected\tAna Muestra elected\tAna Muestra elected\tAna Muestra elected\tAna Muestra elected\tAna Muestra elected",
  ].join("\n");
  test("has days, houses, clients and shares apart, and no vote", () => {
    expect(cellsOf(TABLE)).toEqual([
      ["casa", "encargo", "inicio", "fin", "Sample size", "Turnout", "Azul", "Verde", "Lead"],
      ["Casa Faro", "Diario de Ejemplo", "2031-01-12", "2031-01-15", "1,204", "?", "33.1", "29.4", "3.7"],
      ["Brújula", "", "2030-12-28", "2031-01-03", "2,000", "–", "32.0", "30.1", "1.9"],
    ]);
  });
  test("what is left out is told by its number", () => {
    expect(layOutPolls(readDelimited(TABLE).rows).left).toHaveLength(2);
  });
});

test("a table with its days in two columns stays as it is", () => {
  const text = "startdate,enddate,pollster,samplesize,yes\n1/20/2031,1/22/2031,Faro,1500,45";
  expect(cellsOf(text)).toEqual(readDelimited(text).rows.map(({ cells }) => cells));
});

describe("a series of the CIS, with its answers down and its barometers across", () => {
  const SERIES = CORPUS.find(({ name }) => name.startsWith("CIS, a series of vote"))?.text ?? "";
  test("is a list of polls, a barometer a row, with how many answered", () => {
    expect(cellsOf(SERIES)).toEqual([
      ["inicio", "fin", "muestra", "Azul", "Verde", "Otros", "En blanco"],
      ["2031-01-01", "2031-01-31", "4.012", "33,1", "29,4", "8,2", "0,9"],
      ["2031-02-01", "2031-02-28", "3.989", "32,9", "30,0", "8,0", "1,0"],
      ["2031-03-01", "2031-03-31", "4.120", "34,0", "28,8", "7,9", "0,8"],
    ]);
  });
  test.each([
    ["ene-31", "feb-31"],
    ["Enero 2031", "Febrero 2031"],
    ["Barómetro de enero de 2031", "Barómetro de febrero de 2031"],
    ["1/2031", "2/2031"],
  ])("says its months as «%s» too", (one, other) => {
    const text = [`;${one};${other}`, "Azul;33;32", "Verde;29;30"].join("\n");
    expect(cellsOf(text).map(([start]) => start)).toEqual(["inicio", "2031-01-01", "2031-02-01"]);
  });
  test("two blocks with the same answers keep their headings, and a vote is no poll", () => {
    const text = [
      "Indicador;ene-31;Elecciones generales 2030;feb-31",
      "Estudio;3501;;3502",
      "Intención de voto;;;",
      "Azul;20,1;30;21",
      "Verde;19,5;28;18",
      "Estimación de voto;;;",
      "Azul;33,1;30;32,9",
      "Verde;29,4;28;30",
      "Fuente: CIS;;;",
    ].join("\n");
    expect(cellsOf(text)).toEqual([
      [
        ...["inicio", "fin", "Intención de voto · Azul", "Intención de voto · Verde"],
        ...["Estimación de voto · Azul", "Estimación de voto · Verde"],
      ],
      ["2031-01-01", "2031-01-31", "20,1", "19,5", "33,1", "29,4"],
      ["2031-02-01", "2031-02-28", "21", "18", "32,9", "30"],
    ]);
  });
  test("what is no month stays, and is asked where the rows are read", () => {
    const text = "Indicador;ene-31;feb-31;Preelectoral\nAzul;33;32;31\nVerde;29;30;31";
    expect(cellsOf(text).at(-1)).toEqual(["Preelectoral", "Preelectoral", "31", "31"]);
  });
  test.each([
    ["days that begin nobody knows with what", ";03/04/31;04/05/31\nAzul;33;32\nVerde;29;30"],
    ["one month", ";ene-31;Cambio\nAzul;33;2\nVerde;29;1"],
    ["figures of something else", ";ene-31;feb-31\nParo;33;32"],
  ])("%s stay as they are", (_name, text) => {
    expect(cellsOf(text)).toEqual(readDelimited(text).rows.map(({ cells }) => cells));
  });
});

test("a hundred thousand brackets cost no time", () => {
  const long = [`${"[".repeat(100_000)}`, `${"9,9 ".repeat(25_000)}`, "1 ".repeat(50_000)];
  const rows = [["fecha", "casa", "a"], ...long.map((cell) => ["15 Jan 2031", cell, cell])];
  const laid = layOutPolls(rows.map((cells, at) => ({ number: at + 1, cells })));
  expect(laid.rows).toHaveLength(4);
});
