import type { Cited } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { typeOf } from "../graphic-config.ts";
import { StoryConfig } from "./config.ts";
import { citesData, citesNumbers, filledStory } from "./counted-texts.ts";

const CITED: Cited = {
  ...{ reference: "election:pais", title: "País", sourceLine: "", altText: "", otherwise: "", picture: null },
  columns: [
    { key: "escanos", name: "Escaños", unit: "escaños", decimals: 0 },
    { key: "porcentaje", name: "Voto", unit: "%", decimals: 1 },
  ],
  rows: [{ x: "UN PASO", label: "UN PASO", source: "", values: [137, 31.4] }],
};

const story = (text: string) =>
  StoryConfig.parse({
    type: "story",
    blocks: [
      { id: "a", format: "Texto", settings: {}, steps: [{ id: "b", text, align: "center", alt: "", data: {} }] },
    ],
  });
const filled = (text: string, cited = CITED) => filledStory(story(text), () => cited).blocks[0]?.steps[0]?.text;

test("a citation becomes what the count says, with a link where readers see all of it", () => {
  expect(filled("Logra [tantos](election:pais#UN_PASO.escanos) con el [x](election:pais/28#UN_PASO.porcentaje).")).toBe(
    "Logra 137 con el 31,4\u00a0%.",
  );
  expect(
    filled("[tantos](election:pais#UN_PASO.escanos)", { ...CITED, url: "https://lector.example/elecciones/pais/" }),
  ).toBe("[137](https://lector.example/elecciones/pais/)");
});

test("a series, a tracker and the table of a graphic are cited by row, by the newest one, and by names with spaces", () => {
  const ipc: Cited = {
    ...{ ...CITED, reference: "series:ipc", title: "IPC" },
    columns: [{ key: "tasa-anual", name: "Tasa anual", unit: "%", decimals: 1 }],
    rows: [
      { x: "2026-09-01", label: "septiembre de 2026", source: "", values: [2.4] },
      { x: "2026-10-01", label: "octubre de 2026", source: "", values: [2.9] },
      { x: "2026-11-01", label: "noviembre de 2026", source: "", values: [null] },
    ],
  };
  expect(filled("Sube al [x](series:ipc#ultimo.tasa-anual) desde el [x](series:ipc#2026-09-01.tasa-anual).", ipc)).toBe(
    "Sube al 2,9\u00a0% desde el 2,4\u00a0%.",
  );
  expect(filled("[x](tracker:generales#octubre_de_2026.Tasa_anual)", ipc)).toBe("2,9\u00a0%");
  expect(filled("[x](graphic:precios#octubre_de_2026.Tasa_anual)", ipc)).toBe("2,9\u00a0%");
  const [series, graphic] = [story("[x](series:ipc#ultimo.tasa)"), story("[x](graphic:precios#a.b)")];
  expect([citesData(series), citesData(graphic), citesNumbers(graphic)]).toEqual([true, false, true]);
  expect(typeOf("story").sources(graphic)).toMatchObject([{ reference: "graphic:precios" }]);
});

test.each([
  "[x](series:ipc#2026-10-01.nieve)",
  "[x](graphic:a#B.c)",
  "[x](election:pais#OTRO.escanos)",
  "[x](election:pais#UN_PASO.nieve)",
])("%s is refused beside its text", (text) => {
  expect(() => filled(text)).toThrow(expect.objectContaining({ field: "blocks.0.steps.0.text" }));
});

test("a story that cites follows what it cites, and any other link is left alone", () => {
  const [citing, plain] = [
    story("[x](election:pais/28#A.escanos)"),
    story("[x](https://lector.example/elecciones/pais/)"),
  ];
  expect([citesNumbers(citing), citesNumbers(plain)]).toEqual([true, false]);
  const { sources, follows } = typeOf("story");
  expect(sources(citing)).toEqual([
    { field: "blocks.0.steps.0.text", source: "election:pais/28", reference: "election:pais" },
  ]);
  expect([follows(citing), follows(plain), sources(plain)]).toEqual([true, false, []]);
});

test("as many brackets as a text may hold are no citation, and cost no time", () => {
  expect(citesNumbers(story(`${"[".repeat(1000)}${"[a](election:".repeat(70)}`))).toBe(false);
});
