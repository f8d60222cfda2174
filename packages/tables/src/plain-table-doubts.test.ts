import { expect, test } from "vitest";
import { frequencyOf } from "./frequency.ts";
import { plainTable } from "./plain-table.ts";
import { readDelimited } from "./read-delimited.ts";

const read = (text: string) => plainTable(readDelimited(text).rows);
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells);

test("dates keep apart the mark that stands behind them", () => {
  const { rows, flags, columns } = read("Trimestre;Paro\n2023T4;12,9\n2024T1 (p);12,2\n2024T2 (A);11,3");
  expect(rows.map(({ cells }) => cells[0])).toEqual(["Trimestre", "2023T4", "2024T1", "2024T2"]);
  expect(columns[0]?.grain).toBe("quarter");
  expect(flags.map(({ row, column, flag }) => [row, column, flag])).toEqual([
    [3, 0, "p"],
    [4, 0, "A"],
  ]);
});

test("points of percentage are a unit and no mark; a power of ten is no ten with a note", () => {
  const { columns, flags } = read("a;v\nx;+3,4 pp\ny;–1,2 pp");
  expect([columns[1]?.unit, flags]).toEqual(["pp", []]);
  expect(cellsOf("a;v\nx;10⁶\ny;5\nz;6\nw;7")[1]).toEqual(["x", "10⁶"]);
});

test("years and words beside them are names, as cells that a spreadsheet merged over two rows give them", () => {
  const { rows, asides } = read(
    "Tasa de paro\nUnidades: porcentaje\n\nTrimestre;2024;2024;Total\nTrimestre;Hombres;Mujeres;Total\n2022T1;10,1 %;13,1 %;11,5 %\n2022T2;10,2 %;13 %;11,5 %",
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["Trimestre", "2024 · Hombres", "2024 · Mujeres", "Total"],
    ["2022T1", "10,1 %", "13,1 %", "11,5 %"],
    ["2022T2", "10,2 %", "13 %", "11,5 %"],
  ]);
  expect(asides.map(({ cells }) => cells[0])).toEqual(["Tasa de paro", "Unidades: porcentaje"]);
});

test("names that are repeated in the middle of a table are no data", () => {
  expect(cellsOf("Provincia;2023;2024\nMadrid;1;2\nProvincia;2023;2024\nLugo;3;4")).toEqual([
    ["Provincia", "2023", "2024"],
    ["Madrid", "1", "2"],
    ["Lugo", "3", "4"],
  ]);
});

test("two columns of one name can be told", () => {
  expect(cellsOf("a;Total;Total\nx;1;2\ny;3;4")[0]).toEqual(["a", "Total", "Total · 2"]);
});

test("decimals with a comma in what commas separate are no two figures", () => {
  expect(cellsOf("a,v\nx,1,5\ny,2,5")).toEqual([
    ["a", "v"],
    ["x", "1,5 (sobran casillas)"],
    ["y", "2,5 (sobran casillas)"],
  ]);
  expect(cellsOf("a,v\nx,1,una nota\ny,2")[1]).toEqual(["x", "1", "una nota"]);
});

test("a share among percentages is asked for, a zero is not", () => {
  expect(cellsOf("a;v\nx;12 %\ny;0,13\nz;14 %\nw;0").map((cells) => cells[1])).toEqual([
    "v",
    "12 %",
    "0,13 (¿%?)",
    "14 %",
    "0",
  ]);
});

test.each([
  ["a year in front that stays", "24-01-15", "24-01-16"],
  ["midnights of Madrid in universal time", "2024-01-14T23:00:00Z", "2024-01-15T23:00:00Z"],
])("%s is not taken for another day", (_, one, other) => {
  expect(cellsOf(`fecha;v\n${one};1\n${other};2`).map((cells) => cells[0])).toEqual(["fecha", one, other]);
});

test.each([
  ["31-12-22", "31-12-23", "2022-12-31"],
  ["01-01-22", "01-01-23", "2022-01-01"],
  ["15-01-24", "16-01-24", "2024-01-15"],
])("%s and %s are days as they are written here", (one, other, day) => {
  expect(cellsOf(`fecha;v\n${one};1\n${other};2`)[1]?.[0]).toBe(day);
});

test.each([
  ["202401\n202402", "2024-01"],
  ["semana 5 de 2024\nsemana 6 de 2024", "2024-W05"],
  ["2024-M03\n2024-M04", "2024-03"],
  ["1.er trimestre de 2024\n2.º trimestre de 2024", "2024T1"],
  ["15 de enero de 2024\n16 de enero de 2024", "2024-01-15"],
])("%j are dates of a column that is called so", (dates, first) => {
  const lines = dates.split("\n").map((date, at) => `${date};${at}`);
  expect(cellsOf(`periodo;v\n${lines.join("\n")}`)[1]?.[0]).toBe(first);
});

const column = (dates: readonly string[]) => read(`fecha;v\n${dates.map((date, at) => `${date};${at},5`).join("\n")}`);

test.each([
  [["2024-01-31", "2024-02-29", "2024-04-30"], { every: "month", isOfWorkdays: false, gaps: 1 }],
  [["2024T1", "2024T2", "2024T4"], { every: "quarter", isOfWorkdays: false, gaps: 1 }],
  [["2024-01-01", "2024-04-01", "2024-07-01"], { every: "quarter", isOfWorkdays: false, gaps: 0 }],
  [["2024-01-15", "2024-01-22", "2024-02-05"], { every: "week", isOfWorkdays: false, gaps: 1 }],
  [["2024-01-12", "2024-01-15", "2024-01-16", "2024-01-19"], { every: "day", isOfWorkdays: true, gaps: 2 }],
  [["2024-01-12", "2024-01-13", "2024-01-14"], { every: "day", isOfWorkdays: false, gaps: 0 }],
  [["ene-24", "feb-24", "mar-24"], { every: "month", isOfWorkdays: false, gaps: 0 }],
] as const)("%j come %j", (dates, frequency) => {
  expect(frequencyOf(column(dates))).toEqual(frequency);
});

test("a table without dates has no rhythm, and two dates have none", () => {
  expect(frequencyOf(read("a;v\nx;1\ny;2"))).toBeNull();
  expect(frequencyOf(column(["2024-01", "2024-02"]))).toBeNull();
});

test("a total of 100 % below what was counted makes no percentages of the rest, and is told", () => {
  const { columns, rows } = read("Comunidad;Parados\nA;1234\nB;1500\nC;1600\nTotal;100 %");
  expect(columns[1]?.unit).toBe("");
  expect(rows.map(({ cells }) => cells[1])).toEqual(["Parados", "1234", "1500", "1600", "100 % (¿% entre cifras?)"]);
  expect(read("Comunidad;Tasa\nA;45 %\nB;43\nC;38").columns[1]?.unit).toBe("%");
  expect(read("Comunidad;Tasa (%)\nA;45\nB;43\nC;38 %").columns[1]?.unit).toBe("%");
});

test("rows without names are all data", () => {
  const { rows, roles } = read("2020;3,4\n2021;5,6\n2022;5,7");
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["Columna 1", "Columna 2"],
    ["2020", "3,4"],
    ["2021", "5,6"],
    ["2022", "5,7"],
  ]);
  expect(roles.get(1)).toBe("data");
});

test("a source with a year beside it is no row; a place whose name begins like one is", () => {
  const { asides, rows } = read("Municipio;Paro\nMurcia;3,5\nFuente Álamo;3,4\nFuente: INE;2024");
  expect(asides.map(({ cells }) => cells[0])).toEqual(["Fuente: INE"]);
  expect(rows.map(({ cells }) => cells[0])).toEqual(["Municipio", "Murcia", "Fuente Álamo"]);
});

test("billions in English are no figures with a mark", () => {
  expect(cellsOf("Company;Value\nA;$1.5b\nB;$2b\nC;$900m").map(([, cell]) => cell)).toEqual([
    "Value",
    "$1.5b",
    "$2b",
    "$900m",
  ]);
});

test("one apostrophe parts thousands in Switzerland and decimals in Spain: it is asked, unless another figure tells", () => {
  expect(read("Sitio;Metros\nA;1'085\nB;2'345").asked.map(({ kind }) => kind)).toEqual(["mark"]);
  expect(cellsOf("Sitio;Metros\nA;1'085\nB;2'345.5").map(([, cell]) => cell)).toEqual(["Metros", "1085", "2345,5"]);
  expect(cellsOf("Sitio;Metros\nA;1’085\nB;2,5").map(([, cell]) => cell)).toEqual(["Metros", "1,085", "2,5"]);
});

test.each([
  ["lat;lon\n40,417;-3,703\n41,388;2,170\n41,5;2,2\n41,6;3,3", ";"],
  ["freq,unit,geo\\TIME_PERIOD\t2022 \nA,PC,EA20\t6.8 \nA,PC,ES\t12.9 \nA,PC,PT\t1.9 ", "\t"],
  ["fecha;v;w\n2021-01;1,5;2,5\n2021-02;1,5;2,5\n\n2021-03;1,5;2,5\nFuente: Instituto;2024", ";"],
])("what parts cells is what parts the names too: %#", (text, separator) => {
  expect(readDelimited(text).separator).toBe(separator);
});
