import type { Cited } from "@nv/contracts/schemas";
import { AreaMapConfig, CardConfig, FigureConfig, StoryConfig, typeOf } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { claimsOf } from "./claim-problems.ts";

const RATE: Cited = {
  ...{
    reference: "series:paro",
    title: "Paro inventado",
    sourceLine: "Oficina de Ejemplo",
    altText: "",
    otherwise: "",
  },
  columns: [{ key: "paro", name: "Paro", unit: "%", decimals: 1 }],
  rows: [
    { x: "2021", label: "2021", values: [16.1], source: "" },
    { x: "2022", label: "2022", values: [15], source: "" },
    { x: "2023", label: "2023", values: [12.9], source: "" },
    { x: "2024", label: "2024", values: [12.2], source: "" },
  ],
  picture: null,
};

const problemsOf = (heading: string) => {
  const values = [{ source: "series:paro", column: "", at: "", text: "12,2\u00a0%", unit: "", label: "2024" }];
  const config = CardConfig.parse({ type: "card", template: "dato", heading, values });
  return claimsOf({ title: "Paro", altText: "", config }, { cited: new Map([["series:paro", RATE]]) }).problems;
};

test.each([
  "El paro sube al 15 %",
  "El paro sube al 12,2 % en 2024",
  "El nivel más bajo desde 2008",
  "El paro, en el nivel más bajo desde 2008",
  "El paro baja del 12 % por primera vez",
  "El paro alcanza el 20 %",
  "El dato más alto de la serie: 12,2 %",
  "El paro era del 12,2 % en 2021 y es del 16,1 % en 2024",
])("«%s» does not go out above 12,2 %", (heading) => {
  expect(problemsOf(heading)).toMatchObject([{ field: "config.heading" }]);
});

test.each([
  "El paro baja al 12,2 % en 2024",
  "El paro inventado",
  "El paro baja del 15 % de 2022 al 12,2 % de 2024",
  "El nivel más bajo desde 2021",
  "Un 12,2 % de paro",
])("«%s» does", (heading) => {
  expect(problemsOf(heading)).toEqual([]);
});

const figureOf = (part: Record<string, unknown>) =>
  FigureConfig.parse({
    type: "figure",
    data: {
      x: { kind: "date" },
      columns: [{ name: "Tasa de paro" }],
      rows: [
        { x: "2022-01-01", values: [12.9] },
        { x: "2023-01-01", values: [11.8] },
        { x: "2024-01-01", values: [11.3] },
      ],
    },
    format: { unit: "%", decimals: 1 },
    ...part,
  });

test.each([
  ["title", { title: "El paro sube al 11,3 % en 2024" }, {}],
  ["altText", { altText: "El paro baja del 12,9 % en 2022 al 11,8 % en 2024." }, {}],
  ["config.heading", {}, { heading: "El paro marca su máximo en 2024" }],
  ["config.subheading", {}, { subheading: "En 2023 el paro era del 11,3 %" }],
  ["config.footnote", {}, { footnote: "El paro sube todos los años." }],
  ["config.notes.0.text", {}, { notes: [{ id: "a", kind: "moment", x: "2023-01-01", text: "En 2023 sube un 3 %" }] }],
])("a figure does not go out with a %s that its table contradicts", (field, words, part) => {
  const fields = { title: "Paro", altText: "", ...words, config: figureOf(part) };
  expect(claimsOf(fields).problems).toMatchObject([{ field }]);
});

test("the sentence names the evidence", () => {
  const fields = { title: "Paro", altText: "En 2023 el paro era del 14,1 %.", config: figureOf({}) };
  const [problem] = claimsOf(fields).problems;
  expect(problem?.message).toBe("En los datos, 2023 es 11,8\u00a0%, no 14,1 %");
});

test("what somebody settles with a reason goes out, and is told of", () => {
  const sentence = "El paro sube al 11,3 % en 2024";
  const settledClaims = [{ sentence, reason: "Es la serie revisada" }];
  const fields = { title: sentence, altText: "", config: figureOf({}), settledClaims };
  expect(claimsOf(fields)).toMatchObject({ problems: [], overruled: settledClaims });
});

test("what the data bear out, and what nobody can check, is told quietly", () => {
  const altText = "El paro baja del 12,9 % en 2022 al 11,3 % en 2024. El paro juvenil es del 26 %.";
  const { problems, checked } = claimsOf({ title: "Paro", altText, config: figureOf({}) });
  expect(problems).toEqual([]);
  expect(checked).toEqual([
    { field: "altText", text: altText, confirmed: 1, unknown: ["El paro juvenil es del 26 %."] },
  ]);
});

test("what says nothing of its data, and what nobody can read, goes out", () => {
  const altText = "Tasa de paro en tres años. La inmensa mayoría no lo notó. Fuente: INE, 2025.";
  expect(claimsOf({ title: "Paro", altText, config: figureOf({}) }).problems).toEqual([]);
});

test("what is written by rules out of the data is not held against them", () => {
  const written = FigureConfig.parse({ type: "figure", series: "series:paro", heading: "El paro sube en 2024" });
  const filled = {
    ...figureOf({ footnote: "El paro sube todos los años." }),
    series: "series:paro",
    heading: written.heading,
  };
  const fields = { title: "Paro", altText: "", config: filled };
  expect(claimsOf(fields, {}, written).problems.map(({ field }) => field)).toEqual(["config.heading"]);
});

const ADDRESS = "https://lector.example/g/paro/";
const storyOf = (text: string) =>
  StoryConfig.parse({
    type: "story",
    blocks: [
      { id: "a", format: "Texto", settings: {}, steps: [{ id: "b", text, align: "center", alt: "", data: {} }] },
    ],
  });
const problemsOfStory = (text: string) =>
  claimsOf({ title: "Historia", altText: "", config: storyOf(text) }, { linked: new Map([[ADDRESS, [RATE]]]) })
    .problems;

test.each([
  "El paro sube al 12,2 % en 2024",
  "En 2021 el paro era del 12,2 %",
  "El paro marca en 2024 su máximo",
  "El paro sube todos los años desde 2021",
  "Entre 2021 y 2024 el paro cae 2,9 puntos",
])("a story does not go out with «%s» beside a link to its piece", (sentence) => {
  const problems = problemsOfStory(`Un párrafo sin nada.\n\n${sentence}, como cuenta [el gráfico](${ADDRESS}).`);
  expect(problems).toMatchObject([{ field: "config.blocks.0.steps.0.text" }]);
});

test.each([
  "El paro baja al 12,2 % en 2024",
  "En 2021 el paro era del 16,1 %",
  "El paro marca en 2024 su mínimo",
  "El paro cae todos los años desde 2021",
  "Entre 2021 y 2024 el paro cae 3,9 puntos",
])("a story goes out with «%s»", (sentence) => {
  expect(problemsOfStory(`${sentence}, como cuenta [el gráfico](${ADDRESS}).`)).toEqual([]);
});

test("a paragraph without a link is held against nothing", () => {
  expect(problemsOfStory(`El paro sube al 12,2 % en 2024.\n\nMira [el gráfico](${ADDRESS}).`)).toEqual([]);
});

test("what a map says of its areas is held against them, whatever they are called in its table", () => {
  const config = AreaMapConfig.parse(typeOf("area-map").example.config);
  const saying = (heading: string) => claimsOf({ title: "Cometas", altText: "", config: { ...config, heading } });
  expect(saying("Ceuta es la provincia con más días con cometas").problems).toEqual([]);
  expect(saying("Soria es la provincia con más días con cometas").problems).toMatchObject([
    { field: "config.heading", message: expect.stringContaining("el valor más alto es el de Ceuta") },
  ]);
});
