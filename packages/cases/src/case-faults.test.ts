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
])("a name in %s is told, and may stay for a written reason", (field, change) => {
  expect(faultsOf(change)).toEqual([
    {
      field,
      message:
        "El texto parece contener un nombre de persona en un campo público: «Aurelio Ejémplez». Quítalo, o explica en una frase por qué no lo es",
    },
  ]);
  expect(faultsOf(change, { nameReason: "Es el nombre del archivo donde está" })).toEqual([]);
  for (const nameReason of ["ok", "aaaaaaaaaaaaa", "aaaa aaaa aaaa", "porque sí"])
    expect(faultsOf(change, { nameReason })).toHaveLength(1);
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
