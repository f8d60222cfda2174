import { readDelimited } from "@nv/tables";
import { expect, test } from "vitest";
import { INVENTED } from "../test/invented.ts";
import { caseTemplateCsv, proposeCaseColumns } from "./case-columns.ts";
import { readDecade, readMunicipality, readProvince, readVictims } from "./read-case-cells.ts";
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
  ["1970", 1970],
  ["años 70", 1970],
  ["Años 70", 1970],
  ["los años 70", 1970],
  ["década de 1970", 1970],
  ["década de los 70", 1970],
  ["1970s", 1970],
  ["1970-1979", 1970],
  ["1970–79", 1970],
  ["los setenta", 1970],
  ["1890", 1890],
  ["1970-1985", null],
  ["hace mucho", null],
  ["", null],
])("«%s» is the decade %s", (cell, decade) => {
  expect(readDecade(cell)).toBe(decade);
});

test.each([
  ["3", { victims: 3, isMinimum: false }],
  ["al menos 3", { victims: 3, isMinimum: true }],
  ["mínimo 3", { victims: 3, isMinimum: true }],
  ["3 o más", { victims: 3, isMinimum: true }],
  ["3+", { victims: 3, isMinimum: true }],
  ["más de 3", { victims: 4, isMinimum: true }],
  ["1.200", { victims: 1200, isMinimum: false }],
  ["3,5", null],
  ["varias", null],
  ["", null],
])("«%s» victims are %s", (cell, victims) => {
  expect(readVictims(cell)).toEqual(victims);
});

test.each([
  ["8", "08"],
  ["08", "08"],
  ["barcelona", "08"],
  ["Lérida", "25"],
  ["A Coruña", "15"],
  ["provincia alfa", "X1"],
  ["x1", "X1"],
  ["53", null],
  ["Narnia", null],
])("«%s» is the province %s", (cell, code) => {
  expect(readProvince(cell)).toBe(code);
});

test.each([
  ["8019", "08019"],
  ["080193", "08019"],
  ["28079", "28079"],
  ["Villa", "Villa"],
])("«%s» is the municipality %s", (cell, code) => {
  expect(readMunicipality(cell)).toBe(code);
});

test.each<[string, string, string, string]>([
  ["an unknown centre", GOOD.replace("Colegio", "Cine"), "centre", "«Cine» no vale para «Tipo de centro»"],
  ["no decade", GOOD.replace("1970", ""), "decade", "Falta «Década»"],
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
