import { expect, test } from "vitest";
import { openDocument } from "../test/open-document.ts";
import { workbook } from "../test/workbook.ts";
import { readTable, type TableCorrections } from "./read-table.ts";
import { tableProblemText } from "./table.ts";

const html = (source: string) => new TextEncoder().encode(source);

const cellsOf = async (bytes: Uint8Array, corrections: TableCorrections = {}) =>
  (await readTable(bytes, corrections)).rows.map(({ cells }) => cells);

const p = (text: string) => `<text:p>${text}</text:p>`;

/** Cells as LibreOffice Calc 7.4 wrote them into a file. */
const ODS = `<table:table table:name="Notas"><table:table-row><table:table-cell office:value-type="string">${p("Léeme")}</table:table-cell></table:table-row></table:table>
<table:table table:name="Datos"><table:table-column table:number-columns-repeated="16384"/>
<table:table-row><table:table-cell office:value-type="string">${p("mes")}</table:table-cell><table:table-cell office:value-type="string" table:number-columns-repeated="2">${p("a")}</table:table-cell><table:table-cell office:value-type="string">${p("b &amp; c")}</table:table-cell></table:table-row>
<table:table-row><table:table-cell office:value-type="date" office:date-value="2024-01-01">${p("ene-24")}</table:table-cell><table:table-cell office:value-type="percentage" office:value="0.4567">${p("45,7 %")}</table:table-cell><table:table-cell office:value-type="float" office:value="8019">${p("08019")}</table:table-cell><table:table-cell office:value-type="currency" office:currency="EUR" office:value="99.9">${p("99,90 €")}</table:table-cell></table:table-row>
<table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="date" office:date-value="2024-01-15T17:31:12">${p("15/01/2024")}</table:table-cell><table:table-cell office:value-type="float" office:value="12000">${p("12")}</table:table-cell><table:table-cell office:value-type="float" office:value="1234.6"><office:annotation>${p("una nota")}</office:annotation>${p("1.235")}</table:table-cell><table:table-cell office:value-type="string" office:string-value="" table:formula="of:=1/0">${p("#DIV/0!")}</table:table-cell></table:table-row>
<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;

test("a spreadsheet of LibreOffice is read as its cells show it, from the sheet with most data", async () => {
  const table = await readTable(openDocument(ODS));
  expect(table.source.sheets.map(({ name, cells }) => [name, cells])).toEqual([
    ["Notas", 1],
    ["Datos", 16],
  ]);
  expect(table.source.sheet).toBe(1);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ["mes", "a", "a", "b & c"],
    ["2024-01", "45,67 %", "08019", "99,9 €"],
    ["2024-01-15", "12", "1234,6", "#DIV/0!"],
    ["2024-01-15", "12", "1234,6", "#DIV/0!"],
  ]);
});

test("another sheet is read where a person chooses it", async () => {
  expect(await cellsOf(openDocument(ODS), { sheet: 0 })).toEqual([["Léeme"]]);
  expect((await readTable(openDocument(ODS), { sheet: 9 })).source.sheet).toBe(1);
});

test.each([
  ["rows", `<table:table-row table:number-rows-repeated="1000000">`, "1"],
  ["columns", "<table:table-row>", "1000000"],
])("a spreadsheet that repeats a cell over a million %s is refused", async (_, row, columns) => {
  const cell = `<table:table-cell office:value-type="string" table:number-columns-repeated="${columns}">${p("x")}</table:table-cell>`;
  const bomb = openDocument(`<table:table table:name="a">${row}${cell}</table:table-row></table:table>`);
  expect((await readTable(bomb)).problems).toEqual([{ fault: "TOO_LARGE", row: 0 }]);
});

test("what says that it has no end is no spreadsheet", async () => {
  const whole = openDocument(ODS);
  expect((await readTable(whole.slice(0, whole.length / 2))).problems).toEqual([{ fault: "UNREADABLE", row: 0 }]);
});

test("a formula whose result the file does not have is no figure, and no empty cell", async () => {
  const { rows } = await readTable(workbook([["a"], [{ formula: "SUM(B1:B9)" }]]));
  expect(rows[1]?.cells).toEqual(["=SUM(B1:B9)"]);
});

test("a workbook counts its hidden sheets out and says how many rows nobody sees", async () => {
  const { source, rows } = await readTable(
    workbook(
      [
        ["a", "b"],
        ["x", 1],
        ["y", 2],
      ],
      {
        hiddenRows: [2],
        more: [
          {
            name: "cálculos",
            isHidden: true,
            rows: [
              ["1", "2"],
              ["3", "4"],
              ["5", "6"],
              ["7", "8"],
            ],
          },
        ],
      },
    ),
  );
  expect(source.sheets).toEqual([
    { name: "Hoja1", isHidden: false, hiddenLines: 1, cells: 6 },
    { name: "cálculos", isHidden: true, hiddenLines: 0, cells: 8 },
  ]);
  expect(rows).toHaveLength(3);
});

test("tables of a page are read with their captions; the one with most data is proposed", async () => {
  const page = html(`<!doctype html><title>Paro</title><table><tr><td>menú</table>
    <table><caption>Tasa de paro</caption><thead><tr><th rowspan=2>Territorio<th colspan=2>2024<tr><th>Hombres<th>Mujeres
    <tbody><tr><td>España<td>10,1<sup>1</sup><td>12,3<sup>(p)</sup><tr><td>Melilla<td>..<td>21&nbsp;000,5</table>`);
  const table = await readTable(page);
  expect(table.source).toMatchObject({ form: "page", sheet: 1 });
  expect(table.source.sheets.map(({ name }) => name)).toEqual(["Tabla 1", "Tasa de paro"]);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ["Territorio", "2024", "2024"],
    ["Territorio", "Hombres", "Mujeres"],
    ["España", "10,1¹", "12,3(p)"],
    ["Melilla", "..", "21 000,5"],
  ]);
});

test("of a page nothing is read that nobody sees, and nothing runs", async () => {
  const page =
    html(`<table><tr><th>a<th>b<tr><td><script>alert("9")</script>1<span style="display:none">7<span>7</span></span>2
    <td hidden>8</td><td onclick="alert(1)"><style>td{}</style><img src=x onerror=alert(1)>3<!-- 4 --></table>`);
  expect(await cellsOf(page)).toEqual([
    ["a", "b"],
    ["12", "3"],
  ]);
});

test("tables inside a table are tables of their own", async () => {
  const page = html("<table><tr><td>fuera<table><tr><th>n<th>v<tr><td>x<td>1</table><td>también</table>");
  const { source } = await readTable(page);
  expect(source.sheets.map(({ cells }) => cells)).toEqual([4, 2]);
});

test.each([
  ["cells that cover a million columns", `<table>${"<tr><td colspan=99999999>x<td>y".repeat(400)}</table>`],
  ["tables that never close", "<table><tr><td>x".repeat(20_000)],
  ["elements that never close", `<table><tr><td>${"<b>".repeat(20_000)}${"</i>".repeat(20_000)}1</table>`],
  ["attributes without an end", `<table><tr><td ${"a=' ".repeat(20_000)}`],
])("of %s the page is read or refused", async (_, source) => {
  const table = await readTable(html(source));
  expect(table.rows.length + table.problems.length).toBeGreaterThan(0);
});

test("what Excel wrote until 2003, or with a password, says how to bring it", async () => {
  const [problem] = (await readTable(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).problems;
  expect(problem && tableProblemText(problem)).toContain("guárdalo como «Libro de Excel (.xlsx)» sin contraseña");
});

test("a picture or a PDF is no table", async () => {
  for (const bytes of [
    [0x89, 0x50, 0x4e, 0x47, 0, 0, 1],
    [0x25, 0x50, 0x44, 0x46, 0x0a, 0],
  ])
    expect((await readTable(Uint8Array.from(bytes))).problems).toEqual([{ fault: "UNREADABLE", row: 0 }]);
});
