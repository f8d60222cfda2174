import { expect, test } from "vitest";
import { type ChartRecord, chartName, lintChart, readChartRecord } from "./chart-lint.ts";

const GOOD: ChartRecord = {
  title: "La muestra crece por tercer año",
  intro: "Datos de muestra, en miles",
  source: "Instituto de Muestra",
  alt: "Gráfico de líneas. La muestra sube de 10 a 30 entre 2023 y 2026.",
  notes: "",
  language: "es-ES",
};

test("a good record lacks nothing", () => {
  expect(lintChart(GOOD)).toEqual([{ level: "fine", text: "No le falta nada de lo obligatorio." }]);
});

test.each([
  { name: "no title", change: { title: "" }, text: /Falta el título/ },
  { name: "a long title", change: { title: "a".repeat(91) }, text: /91 caracteres/ },
  { name: "a title with a full stop", change: { title: "Crece." }, text: /acaba en punto/ },
  { name: "a title in capitals", change: { title: "CRECEN MUCHO LAS MUESTRAS" }, text: /mayúsculas/ },
  { name: "an English figure in the title", change: { title: "Sube 3.5 puntos" }, text: /punto decimal/ },
  { name: "no source", change: { source: "" }, text: /Falta la fuente/ },
  { name: "the word source twice", change: { source: "Fuente: INE" }, text: /dos veces/ },
  { name: "an address for a source", change: { source: "www.example.org" }, text: /es una dirección/ },
  { name: "own work", change: { source: "Elaboración propia" }, text: /datos de quién/ },
  { name: "no description", change: { alt: "" }, text: /Falta la descripción/ },
  { name: "a short description", change: { alt: "Gráfico de barras" }, text: /muy corta/ },
  { name: "another language", change: { language: "en-US" }, text: /«en-US»/ },
])("$name is told", ({ change, text }) => {
  const findings = lintChart({ ...GOOD, ...change }).map((finding) => finding.text);
  expect(findings.join("\n")).toMatch(text);
});

test.each(["Sube un 3,5 %", "De 1.234 a 12.345 millones", "El INE y la EPA"])("«%s» is a good title", (title) => {
  expect(lintChart({ ...GOOD, title })).toHaveLength(1);
});

test("the record of the API is read without its tags", () => {
  const json = JSON.stringify({
    title: "La <b>muestra</b>",
    language: "es-ES",
    metadata: {
      describe: { intro: "", "source-name": "Muestra", "aria-description": "Algo" },
      annotate: { notes: "Nota" },
    },
  });
  expect(readChartRecord(json)).toEqual({
    title: "La muestra",
    intro: "",
    source: "Muestra",
    alt: "Algo",
    notes: "Nota",
    language: "es-ES",
  });
});

test.each(["hola", "null", "{}", "[]", '{"statusCode":401}'])("%s is no record", (text) => {
  expect(readChartRecord(text)).toBeNull();
});

test.each([
  { day: "2026-11-20", section: "Economía", subject: "IPC de octubre", name: "20261120_economia_ipc-de-octubre" },
  { day: "2026-13-20", section: "Economía", subject: "IPC", name: "" },
  { day: "2026-11-20", section: "", subject: "IPC", name: "" },
])("$section, $subject on $day is named «$name»", ({ name, ...parts }) => {
  expect(chartName(parts)).toBe(name);
});
