import { zipOf } from "@nv/test-kit";
import { expect, test } from "vitest";
import type { LibraryFile } from "../../platform/files/files.ts";
import { asUtf8, encodingOfText } from "./decode-in-pieces.ts";
import { lookThroughText, lookThroughWorkbook } from "./look-through.ts";

const csv: Pick<LibraryFile, "facts"> = { facts: { kind: "table", format: "csv", rows: 0, columns: [] } };
const json: Pick<LibraryFile, "facts"> = { facts: { kind: "document", format: "json" } };
const lookIn = async (file: Pick<LibraryFile, "facts">, text: string) => {
  const bytes = Buffer.from(text);
  return lookThroughText(file, bytes, await encodingOfText(bytes));
};

test("a table of municipalities with their populations is nobody's", async () => {
  const rows = Array.from(
    { length: 8131 },
    (_, at) => `${String(at).padStart(5, "0")};Municipio ${at};${at * 811};40,${at};-3,${at}`,
  );
  expect(await lookIn(csv, `codigo;municipio;poblacion;lat;lon\n${rows.join("\n")}`)).toEqual([]);
});

test.each([
  ["a number of identity", "12.345.678-Z", "identity"],
  ["a telephone", "91 123 45 67", "phone"],
  ["an account", "ES91 2100 0418 4502 0005 1332", "account"],
  ["an address spelled out", "ana (arroba) example.org", "email"],
])("%s in the last row of a table of six megabytes is found", async (_name, cell, kind) => {
  const filler = "28079;un texto cualquiera de la tabla;11,2\n".repeat(140_000);
  expect(await lookIn(csv, `codigo;nota;valor\n${filler}28079;${cell};9,8`)).toEqual([{ kind, count: 1 }]);
});

test("the rows of a JSON are looked through as those of a table", async () => {
  const people = [{ nombre: "A", dni: "12345678Z", telefono: 912345678 }];
  expect(await lookIn(json, JSON.stringify(people))).toEqual([
    { kind: "identity", count: 1 },
    { kind: "phone", count: 1 },
  ]);
  expect(await lookIn(json, JSON.stringify([{ poblacion: 612345678, lat: 40.4167754 }]))).toEqual([]);
});

const TYPES = "http://schemas.openxmlformats.org";
const sheet = (name: string, cell: string) =>
  `<worksheet xmlns="${TYPES}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${name}</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>${cell}</t></is></c></row></sheetData></worksheet>`;
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${TYPES}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const relations = (...list: readonly string[]) =>
  `<Relationships xmlns="${TYPES}/package/2006/relationships">${list.join("")}</Relationships>`;
const part = (path: string, kind: string) =>
  `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;

/** A workbook of two sheets, the second of which is hidden. */
const workbook = (hidden: string) =>
  zipOf([
    {
      name: "[Content_Types].xml",
      bytes: `<?xml version="1.0"?><Types xmlns="${TYPES}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("xl/workbook.xml", "sheet.main")}${part("xl/worksheets/sheet1.xml", "worksheet")}${part("xl/worksheets/sheet2.xml", "worksheet")}</Types>`,
    },
    { name: "_rels/.rels", bytes: relations(relation("rId1", "officeDocument", "xl/workbook.xml")) },
    {
      name: "xl/workbook.xml",
      bytes: `<workbook xmlns="${TYPES}/spreadsheetml/2006/main" xmlns:r="${TYPES}/officeDocument/2006/relationships"><sheets><sheet name="Datos" sheetId="1" r:id="rId1"/><sheet name="Contactos" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      bytes: relations(
        relation("rId1", "worksheet", "worksheets/sheet1.xml"),
        relation("rId2", "worksheet", "worksheets/sheet2.xml"),
      ),
    },
    { name: "xl/worksheets/sheet1.xml", bytes: sheet("valor", "11,2") },
    { name: "xl/worksheets/sheet2.xml", bytes: sheet("móvil", hidden) },
  ]);

test("every sheet of a workbook is looked through, and one that cannot be read is said to be unread", async () => {
  expect(await lookThroughWorkbook(workbook("600123123"))).toEqual([{ kind: "phone", count: 1 }]);
  expect(await lookThroughWorkbook(workbook("11"))).toEqual([]);
  expect(await lookThroughWorkbook(Buffer.from("PK\u0003\u0004 roto"))).toEqual([{ kind: "unread", count: 1 }]);
});

test("an accent in the last row decides how a text is written, and it comes out whole", async () => {
  const plain = "codigo;valor\n".repeat(100_000);
  const windows = Buffer.from(`${plain}Le\xf3n;3,5\x80`, "latin1");
  expect(await encodingOfText(windows)).toBe("windows-1252");
  expect((await asUtf8(windows, "windows-1252")).toString("utf8").endsWith("León;3,5€")).toBe(true);
  expect(await encodingOfText(Buffer.from(`${plain}León`))).toBe("utf-8");
  const wide = Buffer.from(`\ufeff${plain}León;3,5`, "utf16le");
  expect(await encodingOfText(wide)).toBe("utf-16le");
  expect((await asUtf8(wide, "utf-16le")).toString("utf8")).toBe(`${plain}León;3,5`);
});
