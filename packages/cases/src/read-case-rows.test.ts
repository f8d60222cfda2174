import { createMunicipalityReader } from "@nv/geography";
import { readDelimited } from "@nv/tables";
import { expect, test } from "vitest";
import { INVENTED } from "../test/invented.ts";
import { caseTemplateCsv, proposeCaseColumns } from "./case-columns.ts";
import { columnOfFault } from "./case-places.ts";
import { readProvince } from "./read-case-cells.ts";
import { readCaseRows } from "./read-case-rows.ts";

const HEAD =
  "id;diócesis;provincia;década;tipo de centro;nº víctimas;estado judicial;nivel de verificación;documento;fecha;enlace";
const GOOD =
  "EJ-1;Diócesis de Ejemplo Alfa;Provincia Alfa;1970;Colegio;3;denuncia;un documento;Documento de ejemplo;2025-03-01;https://documentos.example/1";

function read(text: string) {
  const table = readDelimited(text, {});
  return readCaseRows(table, proposeCaseColumns(table.rows[0]?.cells ?? []));
}

const fieldsOf = (row: string, head = HEAD) => read(`${head}\n${row}`).rows[0]?.fields;
const faultsOf = (row: string, head = HEAD) => read(`${head}\n${row}`).faults;

test("a row in the usual spellings is a case", () => {
  const { summary: _summary, notes: _notes, ...told } = INVENTED;
  expect(read(`${HEAD}\n${GOOD}`)).toEqual({ rows: [{ row: 2, fields: told, nameReason: "" }], faults: [] });
});

test("the template is understood whole", () => {
  const [head] = readDelimited(caseTemplateCsv(), {}).rows;
  const columns = proposeCaseColumns(head?.cells ?? []);
  expect(columns).not.toContain("");
  expect(columns).not.toContain("personal");
  expect(new Set(columns).size).toBe(columns.length);
});

test("several sources come by number", () => {
  const head = `${HEAD};documento 2;fecha 2;enlace 2`;
  expect(fieldsOf(`${GOOD};Otro documento;01/02/2024;`, head)?.sources).toEqual([
    ...INVENTED.sources,
    { title: "Otro documento", date: "2024-02-01", url: "" },
  ]);
  expect(fieldsOf(`${GOOD};;;`, head)?.sources).toEqual(INVENTED.sources);
});

test.each([
  ["8", "08"],
  ["08", "08"],
  ["barcelona", "08"],
  ["Lérida", "25"],
  ["A Coruña", "15"],
  ["Coruña", "15"],
  ["Coruña, A", "15"],
  ["Coruña (La)", "15"],
  ["Palmas, Las", "35"],
  ["Rioja", "26"],
  ["Balears, Illes", "07"],
  ["Alicante/Alacant", "03"],
  ["Vizcaya ", "48"],
  ["LEON", "24"],
  ["provincia alfa", "X1"],
  ["x1", "X1"],
  ["53", null],
  ["Narnia", null],
])("«%s» is the province %s", (cell, code) => {
  expect(readProvince(cell)).toBe(code);
});

test.each<[string, string, string, string]>([
  ["an unknown centre", GOOD.replace("Colegio", "Cine"), "centre", "«Cine» no vale para «tipo de centro»"],
  ["no decade", GOOD.replace("1970", ""), "decade", "Falta «década»"],
  ["a source without a day", GOOD.replace("2025-03-01", "ayer"), "sources.0.date", "«ayer» no es una fecha"],
  [
    "no source",
    GOOD.replace("Documento de ejemplo;2025-03-01;https://documentos.example/1", ";;"),
    "sources",
    "Falta la fuente (obligatoria)",
  ],
  ["no id", GOOD.replace("EJ-1", ""), "ref", "Falta el id interno"],
  [
    "an address that is none",
    GOOD.replace("https:", "javascript:"),
    "sources.0.url",
    "Escribe la dirección entera, desde https://",
  ],
  ["no victims", GOOD.replace(";3;", ";0;"), "victims", "Al menos una víctima"],
])("%s is told by its row and field, and the row is not taken", (_name, row, field, message) => {
  expect(read(`${HEAD}\n${row}`)).toEqual({ rows: [], faults: [{ row: 2, field, message }] });
});

test("a column that is missing is told before any row", () => {
  expect(faultsOf("EJ-1", "id")).toContainEqual({
    row: 1,
    field: "scope",
    message: "Falta la columna «Diócesis u orden»",
  });
});

test.each(["Nombre de la víctima", "Teléfono", "Correo electrónico", "DNI", "Contacto", "nombre_acusado"])(
  "the column «%s» is never taken, and its cells are nowhere in what is read",
  (name) => {
    const found = read(`${HEAD};${name}\n${GOOD};Secreto 600000000`);
    expect(found.rows).toHaveLength(1);
    expect(found.faults.map(({ row, field }) => [row, field])).toEqual([[1, "personal"]]);
    expect(JSON.stringify(found)).not.toContain("Secreto");
    expect(JSON.stringify(found)).not.toContain("600000000");
  },
);

test("of what a file has no column for, a row says nothing", () => {
  expect(fieldsOf(GOOD)).not.toHaveProperty("notes");
  expect(fieldsOf(`${GOOD};algo`, `${HEAD};notas internas`)).toHaveProperty("notes", "algo");
});

const RULES = {
  todayIso: "2026-11-27",
  municipalities: createMunicipalityReader(new Map([["48020", "Bilbao"]])),
};

function readWithRules(text: string) {
  const table = readDelimited(text, {});
  const columns = proposeCaseColumns(table.rows[0]?.cells ?? []);
  return { ...readCaseRows(table, columns, RULES), columns };
}

test("everything that is wrong with a row is told at once, by the name that its table has for each column", () => {
  const row =
    "EJ-1;Diócesis de Ejemplo Alfa;Narnia;hace mucho;Cine;muchas;rumor;dicen;Carta de Gumersindo Bobadilla;2031-01-01;archivo";
  const { rows, faults } = readWithRules(`${HEAD}\n${row}`);
  expect(rows).toEqual([]);
  expect(faults.map(({ field, message }) => [field, message])).toEqual(
    expect.arrayContaining([
      ["province", "«Narnia» no vale para «provincia»"],
      ["decade", "«hace mucho» no es una década: escribe su primer año, como 1980"],
      ["centre", "«Cine» no vale para «tipo de centro»"],
      ["victims", "Escribe un número: «muchas» no dice cuántas. Si solo se sabe un mínimo, «al menos 2»"],
      ["status", "«rumor» no vale para «estado judicial»"],
      ["evidence", "«dicen» no vale para «nivel de verificación»"],
      ["sources.0.date", "La fecha de la fuente no ha llegado todavía"],
      ["sources.0.url", "Escribe la dirección entera, desde https://"],
    ]),
  );
});

test("a fault of a source is beside its own column, whichever are blank before it", () => {
  const head = `${HEAD};documento 2;fecha 2;enlace 2`;
  const row = GOOD.replace("Documento de ejemplo;2025-03-01;https://documentos.example/1", ";;");
  const { faults, columns } = readWithRules(`${head}\n${row};Otro documento;2025-01-01;sin dirección`);
  expect(faults).toEqual([{ row: 2, field: "sources.1.url", message: "Escribe la dirección entera, desde https://" }]);
  expect(faults.map((fault) => columnOfFault(fault, columns))).toEqual([13]);
});

test("what is not a cell's is of no column", () => {
  expect(columnOfFault({ field: "" }, ["", "ref"])).toBe(-1);
  expect(columnOfFault({ field: "personal" }, ["personal"])).toBe(-1);
  expect(columnOfFault({ field: "sources" }, ["ref", "source.1.title"])).toBe(1);
  expect(columnOfFault({ field: "sources.0.date" }, ["ref", "source.1.title"])).toBe(1);
});

test("a municipality is read by its name with the province of its row", () => {
  const head = `${HEAD};municipio`;
  const { rows, faults } = readWithRules(`${head}\n${GOOD.replace("Provincia Alfa", "Vizcaya ")};BILBAO`);
  expect(faults).toEqual([]);
  expect(rows[0]?.fields).toMatchObject({ province: "48", municipality: "48020" });
});
