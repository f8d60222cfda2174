import { expect, test } from "vitest";
import { CORPUS } from "../test/corpus.ts";
import { plainTable } from "./plain-table.ts";
import { readDelimited } from "./read-delimited.ts";
import { NO_READING } from "./table-reading.ts";

test.each(CORPUS.map((file) => [file.name, file] as const))("%s", (_, { text, names, rows, flags, asides, asked }) => {
  const plain = plainTable(readDelimited(text).rows);
  expect(plain.rows.map(({ cells }) => cells)).toEqual([names, ...rows]);
  expect(plain.flags.map(({ row, column, flag }) => `${row} ${column} ${flag}`)).toEqual(flags ?? []);
  expect(plain.asides.map(({ cells }) => cells[0])).toEqual(asides ?? []);
  expect(plain.asked.map(({ name }) => name)).toEqual(asked ?? []);
});

const column = (name: string, cells: readonly string[], reading = NO_READING) =>
  plainTable(
    readDelimited(
      ["x", ...cells].map((cell, at) => `${at === 0 ? "x" : `fila ${at}`};${at === 0 ? name : cell}`).join("\n"),
    ).rows,
    reading,
  );

const valuesOf = (name: string, cells: readonly string[], reading = NO_READING) =>
  column(name, cells, reading)
    .rows.slice(1)
    .map(({ cells: read }) => read[1]);

test.each([
  [
    ["0.334", "0.330"],
    ["0,334", "0,330"],
  ],
  [
    ["3,4*", "3,5"],
    ["3,4", "3,5"],
  ],
  [
    ["3,4 (p)", "3,5"],
    ["3,4", "3,5"],
  ],
  [
    ["3.4b", "3.5 ep"],
    ["3,4", "3,5"],
  ],
  [
    ["..", "3,5", "–", ":", "."],
    ["", "3,5", "", "", ""],
  ],
  [
    ["1.2e3", "3.1"],
    ["1200", "3,1"],
  ],
  [
    ["–3,4", "−2,1", "-1"],
    ["-3,4", "-2,1", "-1"],
  ],
  [
    ["+3,4 pp", "-1,2 pp"],
    ["3,4", "-1,2"],
  ],
  [
    ["1\u00a0234,5", "12\u202f345,6", "1\u2009000,0"],
    ["1234,5", "12345,6", "1000,0"],
  ],
  [
    ["1'234.5", "12’345.6"],
    ["1234,5", "12345,6"],
  ],
  [
    ["1.234,50 €", "-3 €"],
    ["1234,50", "-3"],
  ],
  [
    ["$1,234.50", "-$3.00"],
    ["1234,50", "-3,00"],
  ],
  [
    ["(1.234,50 €)", "3,00 €"],
    ["-1234,50", "3,00"],
  ],
  [
    ["45,0 %", "3 %"],
    ["45,0 %", "3 %"],
  ],
])("figures %j are read as %j", (cells, read) => {
  expect(valuesOf("valor", cells)).toEqual(read);
});

test.each([
  ["12 34", "13"],
  ["1.23.4", "x"],
  ["3,4,5", "1"],
])("%j is no figure and stays as it is written", (cell, other) => {
  expect(valuesOf("valor", [cell, other])[0]).toBe(cell);
});

test.each([
  ["ene-24", "2024-01", "month"],
  ["ene. 2024", "2024-01", "month"],
  ["Jan 2024", "2024-01", "month"],
  ["ENE 2024", "2024-01", "month"],
  ["2024M03", "2024-03", "month"],
  ["2024/03", "2024-03", "month"],
  ["15 de enero de 2024", "2024-01-15", "day"],
  ["lunes, 15 de enero de 2024", "2024-01-15", "day"],
  ["Jan 15, 2024", "2024-01-15", "day"],
  ["15-ene-24", "2024-01-15", "day"],
  ["15/01/2024 17:35", "2024-01-15", "day"],
  ["2024-01-15 17:35", "2024-01-15", "day"],
  ["2024-01-15T00:00:00", "2024-01-15", "day"],
  ["20240115", "2024-01-15", "day"],
  ["45306", "2024-01-15", "day"],
  ["2024T1", "2024T1", "quarter"],
  ["2024-Q1", "2024T1", "quarter"],
  ["1T 2024", "2024T1", "quarter"],
  ["primer trimestre de 2024", "2024T1", "quarter"],
  ["2024-S1", "2024S1", "semester"],
  ["2024-W05", "2024-W05", "week"],
])("the date «%s» is %s", (cell, read, grain) => {
  const plain = plainTable(readDelimited(`fecha;valor\n${cell};1`).rows);
  expect(plain.rows[1]?.cells[0]).toBe(read);
  expect(plain.columns[0]?.grain).toBe(grain);
});

test.each(["2024-02-30", "31/2/2026", "2024-W54", "2024-Q5", "32 de enero de 2024", "15-foo-24", "25:00"])(
  "«%s» is no date and stays as it is written",
  (cell) => {
    expect(plainTable(readDelimited(`fecha;valor\n${cell};1\n${cell};2`).rows).rows[1]?.cells[0]).toBe(cell);
  },
);

test("hours stay where a day is there twice", () => {
  const text = "fecha;valor\n15/01/2024 17:35;1\n15/01/2024 18:35;2";
  expect(
    plainTable(readDelimited(text).rows)
      .rows.slice(1)
      .map(({ cells }) => cells[0]),
  ).toEqual(["2024-01-15 17:35", "2024-01-15 18:35"]);
});

test("thousands or decimals are asked with both readings of what is written, and read once it is said", () => {
  const cells = ["1.085", "1.091"];
  const asked = column("EUR/USD", cells);
  expect(asked.asked).toEqual([
    {
      ...{ kind: "mark", column: 1, name: "EUR/USD", examples: cells },
      readings: [
        { answer: ",", values: [1085, 1091] },
        { answer: ".", values: [1.085, 1.091] },
      ],
    },
  ]);
  expect(asked.rows[1]?.cells[1]).toBe("1.085");
  const answered = { ...NO_READING, marks: { "EUR/USD": "." as const } };
  expect(valuesOf("EUR/USD", cells, answered)).toEqual(["1,085", "1,091"]);
  // The question stays, so that it can be answered otherwise.
  expect(column("EUR/USD", cells, answered).doubts).toHaveLength(1);
  expect(column("EUR/USD", cells, answered).asked).toEqual([]);
});

test("a column that leaves no doubt tells for one that does, as one hand wrote both", () => {
  expect(plainTable(readDelimited("x;a;b\nu;1.085;12.5\nv;1.091;13.25").rows).rows[1]?.cells).toEqual([
    "u",
    "1,085",
    "12,5",
  ]);
  expect(plainTable(readDelimited("x;a;b\nu;1.085;12,5\nv;1.091;13,25").rows).rows[1]?.cells).toEqual([
    "u",
    "1085",
    "12,5",
  ]);
});

test("columns of two hands leave the doubt", () => {
  const plain = plainTable(readDelimited("x;a;b;c\nu;1.085;12.5;1,5\nv;1.091;13.25;2,25").rows);
  expect(plain.asked.map(({ name }) => name)).toEqual(["a"]);
});

test("brackets are asked where no currency says that they are of accounts", () => {
  const cells = ["(1.234,5)", "12,5"];
  expect(column("saldo", cells).asked).toMatchObject([
    {
      kind: "brackets",
      readings: [
        { answer: "negative", values: [-1234.5] },
        { answer: "plain", values: [1234.5] },
      ],
    },
  ]);
  const answer = (said: "negative" | "plain") =>
    valuesOf("saldo", cells, { ...NO_READING, brackets: { saldo: said } })[0];
  expect([answer("negative"), answer("plain")]).toEqual(["-1234,5", "1234,5"]);
});

test("day or month first is decided over the column, or asked", () => {
  const days = (cells: readonly string[], reading = NO_READING) =>
    plainTable(readDelimited(["fecha;v", ...cells.map((cell) => `${cell};1`)].join("\n")).rows, reading);
  expect(days(["02/13/2024", "02/01/2024"]).rows[2]?.cells[0]).toBe("2024-02-01");
  expect(days(["13/02/2024", "02/01/2024"]).rows[2]?.cells[0]).toBe("2024-01-02");
  expect(days(["01/09/2026", "01/10/2026"]).rows[1]?.cells[0]).toBe("2026-09-01");
  const asked = days(["03/05/2024", "04/06/2024"]);
  expect(asked.asked).toMatchObject([
    { kind: "order", readings: [{ values: ["2024-05-03", "2024-06-04"] }, { values: ["2024-03-05", "2024-04-06"] }] },
  ]);
  expect(asked.rows[1]?.cells[0]).toBe("03/05/2024");
  const said = { ...NO_READING, orders: { fecha: "month-first" as const } };
  expect(days(["03/05/2024", "04/06/2024"], said).rows[1]?.cells[0]).toBe("2024-03-05");
});

test("the part of a row is for a person to change, by its number", () => {
  const text = "Paro en España\naño;tasa\n2023;12,2\n2024;11,4\nMedia;11,8\n";
  const rows = (roles: Record<string, "head" | "data" | "aside">) =>
    plainTable(readDelimited(text).rows, { ...NO_READING, roles }).rows.map(({ number, cells }) => [number, ...cells]);
  expect(rows({})).toEqual([
    [2, "año", "tasa"],
    [3, "2023", "12,2"],
    [4, "2024", "11,4"],
    [5, "Media", "11,8"],
  ]);
  expect(rows({ 5: "aside" })).toHaveLength(3);
});

test("years in columns can change places with the rows", () => {
  const turned = plainTable(readDelimited("Sexo;2023;2024\nHombres;10,6;10,1\nMujeres;13,9;12,8").rows, {
    ...NO_READING,
    isTurned: true,
  });
  expect(turned.rows.map(({ cells }) => cells)).toEqual([
    ["Sexo", "Hombres", "Mujeres"],
    ["2023", "10,6", "13,9"],
    ["2024", "10,1", "12,8"],
  ]);
});

test("a table of texts keeps its first row as names, and headings of sections are left out", () => {
  const texts = "fecha;tipo;título;url\n2024-01-02;acto;Toma posesión;https://a.example\n";
  expect(plainTable(readDelimited(texts).rows).rows).toHaveLength(2);
  const sections = "zona;a;b\nHombres;;\nNorte;1;2\nSur;3;4\nMujeres;;\nNorte;5;6\nSur;7;8";
  const plain = plainTable(readDelimited(sections).rows);
  expect(plain.asides.map(({ number }) => number)).toEqual([2, 5]);
});

test("units are read in names", () => {
  const plain = plainTable(readDelimited("año;Tasa (%);Población (miles);Parados\n2024;11,4;48.610,5;2.830.600").rows);
  expect(plain.columns.map(({ unit }) => unit)).toEqual(["", "%", "miles", ""]);
});

test("codes keep their zeros, and figures that name dates are read only where their name says so", () => {
  expect(plainTable(readDelimited("código;personas\n08019;1.620.343\n01059;256.000").rows).rows[1]?.cells).toEqual([
    "08019",
    "1620343",
  ]);
  expect(plainTable(readDelimited("zona;personas\nA;45306\nB;20240115").rows).rows[1]?.cells[1]).toBe("45306");
});

test("what is wrong or missing in a table of two columns is data, and never a note or a name", () => {
  const cellsOf = (text: string) => plainTable(readDelimited(text).rows).rows.map(({ cells }) => cells.join("|"));
  expect(cellsOf("ine;v\n28079;1\n08019;")).toEqual(["ine|v", "28079|1", "08019|"]);
  expect(cellsOf("ine;v\n;1\n08019;2")).toEqual(["ine|v", "|1", "08019|2"]);
  expect(cellsOf("sitio;v\nNorte;doce\nSur;2\nEste;3\nOeste;4")).toEqual([
    "sitio|v",
    "Norte|doce",
    "Sur|2",
    "Este|3",
    "Oeste|4",
  ]);
  expect(cellsOf("sitio;v\nNorte;1\nSur;\nFuente: Oficina de Ejemplo")).toEqual(["sitio|v", "Norte|1", "Sur|"]);
});
