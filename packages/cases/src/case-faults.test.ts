import { CASE_LIMITS } from "@nv/contracts";
import type { CaseFields } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { INVENTED, TODAY } from "../test/invented.ts";
import { caseFaults } from "./case-faults.ts";
import { exampleCases } from "./example-cases.ts";

const faultsOf = (change: Partial<CaseFields>, more: Partial<Parameters<typeof caseFaults>[1]> = {}) =>
  caseFaults({ ...INVENTED, ...change }, { ...TODAY, ...more });

const source = (change: Partial<CaseFields["sources"][number]>) => ({
  sources: [{ title: "Documento de ejemplo", date: "2025-03-01", url: "", ...change }],
});

test("invented cases have none", () => {
  expect(exampleCases(500).flatMap((fields) => caseFaults(fields, TODAY))).toEqual([]);
});

test.each<[string, Partial<CaseFields>, string, string]>([
  ["a decade before all", { decade: 1890 }, "decade", "Década no válida: 1890"],
  ["a year that begins no decade", { decade: 1975 }, "decade", "Década no válida: 1975"],
  ["a decade that has not come", { decade: 2030 }, "decade", "Década no válida: 2030"],
  ["a province that is none", { province: "53" }, "province", "«53» no es el código de una provincia"],
  [
    "a municipality that is none",
    { province: "28", municipality: "53007" },
    "municipality",
    "Código de municipio 53007 no es un municipio",
  ],
  [
    "one of another province",
    { province: "28", municipality: "08019" },
    "municipality",
    "El municipio 08019 no está en Madrid",
  ],
  [
    "a real one in an invented province",
    { municipality: "28079" },
    "municipality",
    "Una provincia de ejemplo no tiene municipios: déjalo en blanco",
  ],
  ["a diocese without a name", { scope: "Diócesis de" }, "scope", "Escribe el nombre de la diócesis"],
  [
    "a document of tomorrow",
    source({ date: "2026-11-24" }),
    "sources.0.date",
    "La fecha de la fuente no ha llegado todavía",
  ],
])("%s is told beside its field", (_name, change, field, message) => {
  expect(faultsOf(change)).toEqual([{ field, message }]);
});

test("bounds themselves are right", () => {
  expect(faultsOf({ decade: CASE_LIMITS.earliestDecade })).toEqual([]);
  expect(faultsOf({ decade: 2020 })).toEqual([]);
  expect(faultsOf(source({ date: "2026-11-23" }))).toEqual([]);
  expect(faultsOf({ province: "28", municipality: "28079" })).toEqual([]);
});

test("where the names of municipalities are at hand, a code that has none is no municipality", () => {
  const municipalities = new Map([["28079", "Madrid"]]);
  expect(faultsOf({ province: "28", municipality: "28079" }, { municipalities })).toEqual([]);
  expect(faultsOf({ province: "28", municipality: "28999" }, { municipalities })).toHaveLength(1);
});

const NAME = "Lo cuenta Aurelio Ejémplez en su carta";

test.each<[string, Partial<CaseFields>]>([
  ["summary", { summary: NAME }],
  ["scope", { scope: `Diócesis de Ejemplo. ${NAME}` }],
  ["sources.0.title", source({ title: NAME })],
])("a name in %s is asked about, and may stay for a written reason that quotes it", (field, change) => {
  expect(faultsOf(change)).toEqual([
    {
      field,
      message:
        "El texto dice «Aurelio Ejémplez», que puede ser el nombre de una persona. Quítalo, o explica por qué se queda en una frase que lo cite con esas palabras",
    },
  ]);
  for (const nameReason of ["«Aurelio Ejémplez» es el archivo donde está", "así se llama el archivo: AURELIO EJEMPLEZ"])
    expect(faultsOf(change, { nameReason })).toEqual([]);
  for (const nameReason of [
    "ok",
    "aaaaaaaaaaaaa",
    "Aurelio Ejémplez",
    "Aurelio Ejémplez aaaa aaaa aaaa",
    "Aurelio Ejémplez porque sí",
  ])
    expect(faultsOf(change, { nameReason })).toHaveLength(1);
});

const SLUG = "https://diario.example/sociedad/detenido-el-cura-gumersindo-bobadilla-parralejo.html";

test("a name in the address of a source is asked about as well", () => {
  const change = source({ url: SLUG });
  expect(faultsOf(change)).toEqual([
    {
      field: "sources.0.url",
      message:
        "La dirección dice «cura gumersindo bobadilla parralejo», que puede ser el nombre de una persona. Pon otra o déjala en blanco, o explica por qué se queda en una frase que lo cite con esas palabras",
    },
  ]);
  const nameReason = "La sentencia firme lo nombra: «cura Gumersindo Bobadilla Parralejo»";
  expect(faultsOf(change, { nameReason })).toEqual([]);
});

test("a reason excuses what it quotes: another name, and another field's, is asked about again", () => {
  const nameReason = "«Aurelio Ejémplez» es el nombre del archivo donde está la carta";
  expect(faultsOf({ summary: NAME, ...source({ title: NAME }) }, { nameReason })).toEqual([]);
  expect(faultsOf({ summary: `${NAME}. Lo firma Ruperto Calahorrano` }, { nameReason })).toMatchObject([
    { field: "summary", message: expect.stringContaining("«Ruperto Calahorrano»") },
  ]);
  expect(faultsOf({ summary: NAME, ...source({ url: SLUG }) }, { nameReason })).toMatchObject([
    { field: "sources.0.url" },
  ]);
  expect(faultsOf({ summary: "Lo cuenta Aurelio Ejémplez Bobadilla" }, { nameReason })).toHaveLength(1);
});

test("several names of a field are told together", () => {
  expect(faultsOf({ summary: "Ruperto Calahorrano lo contó. También Wojciech Kowalski." })).toEqual([
    {
      field: "summary",
      message:
        "El texto dice «Ruperto Calahorrano», «Wojciech Kowalski», que pueden ser nombres de personas. Quítalos, o explica por qué se queda en una frase que lo cite con esas palabras",
    },
  ]);
});

test("a municipality names nobody where the names of all of them are at hand", () => {
  const summary = "Lo contó en casa y después en el bar de Cercedilla, Navacerrada y Becerril";
  const municipalities = new Map([
    ["28038", "Cercedilla"],
    ["28093", "Navacerrada"],
    ["28018", "Becerril de la Sierra"],
  ]);
  expect(faultsOf({ summary }, { municipalities })).toEqual([]);
});

test.each<[string, Partial<CaseFields>, string]>([
  ["a telephone", { summary: "Quien sepa algo, al 600 00 00 00" }, "summary"],
  ["an address of mail", { summary: "escribe a alguien@correo.example" }, "summary"],
  ["a number of identity", source({ title: "Denuncia de 12345678Z" }), "sources.0.title"],
  ["an account", { summary: "ES91 2100 0418 4502 0005 1332" }, "summary"],
  ["mail in an address", source({ url: "https://documentos.example/?de=alguien@correo.example" }), "sources.0.url"],
])("%s in a public field stays for no reason", (_name, change, field) => {
  expect(faultsOf(change, { nameReason: "Una razón bien escrita y larga" }).map((fault) => fault.field)).toEqual([
    field,
  ]);
});

test("the team's notes are the team's: names and telephones are not looked for there", () => {
  expect(faultsOf({ notes: `${NAME}, 600 00 00 00` })).toEqual([]);
});
