import { expect, test } from "vitest";
import { docFacts, spanishDay } from "./doc-facts.ts";

test("a full page tells its facts in reading order", () => {
  expect(
    docFacts({
      estado: "estable",
      responsable: "Formatos",
      revisado: "2026-11-12",
      revisar_cada: "6 meses",
      peso: "11,4 kB",
    }),
  ).toEqual([
    { label: "Estado", value: "Estable", tone: "green" },
    { label: "Responsable", value: "Formatos" },
    { label: "Revisado", value: "12\u00a0nov\u00a02026" },
    { label: "Revisar cada", value: "6 meses", isMinor: true },
    { label: "Peso", value: "11,4 kB" },
  ]);
});

test("a page that says nothing has no line of facts", () => {
  expect(docFacts({})).toEqual([]);
});

test("a state that nobody defined stops the build and says which ones exist", () => {
  expect(() => docFacts({ estado: "estabel" })).toThrowErrorMatchingInlineSnapshot(
    `[Error: estado: "estabel" is not a state. Use one of: borrador, beta, estable, obsoleto, retirado.]`,
  );
});

test.each([
  { name: "a day", day: "2024-06-03", written: "3\u00a0jun\u00a02024" },
  {
    name: "a day that YAML turned into a date",
    day: new Date("2024-06-03T00:00:00Z"),
    written: "3\u00a0jun\u00a02024",
  },
  { name: "not a day", day: "ayer", written: "" },
  { name: "nothing", day: undefined, written: "" },
])("spanishDay: $name", ({ day, written }) => {
  expect(spanishDay(day)).toBe(written);
});
