import type { Cited } from "@nv/contracts/schemas";
import { CardConfig, FIGURE_LISTED, FigureConfig, StoryConfig, TableConfig, typeOf } from "@nv/graphic-types";
import { describe, expect, test } from "vitest";
import { claimsOf } from "./claim-problems.ts";

/** The same table as a series that is cited, as what a link leads to, and as a figure's own: 16,1 % in 2021, 15, 12,9, 12,2 in 2024. */
const VALUES = [16.1, 15, 12.9, 12.2];
const RATE: Cited = {
  ...{ reference: "series:paro", title: "Paro", sourceLine: "Oficina de Ejemplo", altText: "", otherwise: "" },
  columns: [{ key: "paro", name: "Paro", unit: "%", decimals: 1 }],
  rows: VALUES.map((value, at) => ({ x: String(2021 + at), label: String(2021 + at), values: [value], source: "" })),
  picture: null,
};

const LIES = [
  "El paro sube en 2024",
  "El paro cae un 3,9 % entre 2021 y 2024",
  "El paro era del 15 % en 2023",
  "El paro se duplica desde 2021",
  "El paro baja del 12 % en 2024",
  "El paro supera el 13 % en 2024",
  "El paro de 2022 es el más alto de la serie",
  "El paro sube por tercer año consecutivo",
  "El paro baja por segundo año consecutivo",
  "El paro pasa del 15 % en 2021 al 12,2 % en 2024",
  "La mayor caída es la de 2024",
  "El paro baja 0,9 puntos respecto a 2023",
  "El paro cae 2,9 puntos en tres años",
  "Uno de cada cuatro activos estaba en paro en 2021",
  "El paro solo baja en 2024",
  "En 2023 el paro sube al 12,9 %",
  "El paro, que en 2022 era del 16,1 %, baja en 2024",
  "El paro está en 2024 por debajo del 10 %",
  "El paro de 2024 es mayor que el de 2023",
  "En 2024 el paro está en el 12,2 %, frente al 15 % del año anterior",
];

const TRUTHS = [
  "El paro baja en 2024",
  "El paro cae 3,9 puntos entre 2021 y 2024",
  "El paro era del 12,9 % en 2023",
  "El paro supera el 12 % en 2024",
  "El paro de 2021 es el más alto de la serie",
  "El paro baja por tercer año consecutivo",
  "El paro pasa del 15 % en 2022 al 12,2 % en 2024",
  "La mayor caída es la de 2023",
  "El paro baja 0,7 puntos respecto a 2023",
  "El paro cae 3,9 puntos en tres años",
  "Uno de cada ocho activos está en paro en 2024",
  "El paro baja en 2023 al 12,9 %",
  "El paro, que en 2022 era del 15 %, baja en 2024",
  "El paro de 2024 es menor que el de 2023",
  "En 2024 el paro está en el 12,2 %, frente al 12,9 % del año anterior",
  "El paro no supera el 13 % en 2024",
  "El paro baja todos los años desde 2021",
  "El paro cae casi cuatro puntos desde 2021",
  "En 2024 el paro marca su mínimo de la serie",
  "El paro se queda por debajo del 13 % por segundo año consecutivo",
];

const ADDRESS = "https://lector.example/g/paro/";
const words = { title: "Paro", altText: "" };

const FIGURE_FIELDS = {
  type: "figure",
  data: {
    x: { kind: "date" },
    columns: [{ name: "Paro" }],
    rows: VALUES.map((value, at) => ({ x: `${2021 + at}-01-01`, values: [value] })),
  },
  format: { unit: "%", decimals: 1 },
};
const FIGURE = FigureConfig.parse(FIGURE_FIELDS);
const inFigure = (more: object) => claimsOf({ ...words, config: FigureConfig.parse({ ...FIGURE_FIELDS, ...more }) });

const TABLE_FIELDS = {
  type: "table",
  data: {
    columns: [
      { name: "Año", kind: "date" },
      { name: "Paro", kind: "percent", decimals: 1 },
    ],
    rows: VALUES.map((value, at) => [String(2021 + at), String(value).replace(".", ",")]),
  },
};
const inTable = (more: object) => claimsOf({ ...words, config: TableConfig.parse({ ...TABLE_FIELDS, ...more }) });

const PLACES: Readonly<Record<string, (sentence: string) => ReturnType<typeof claimsOf>>> = {
  "headline of a card": (heading) => {
    const values = [{ source: "series:paro", column: "", at: "", text: "12,2\u00a0%", unit: "", label: "2024" }];
    const config = CardConfig.parse({ type: "card", template: "dato", heading, values });
    return claimsOf({ ...words, config }, { cited: new Map([["series:paro", RATE]]) });
  },
  "paragraph of a story that links to a piece": (sentence) => {
    const step = {
      id: "b",
      text: `${sentence}. Está en [el gráfico](${ADDRESS}).`,
      align: "center",
      alt: "",
      data: {},
    };
    const config = StoryConfig.parse({
      type: "story",
      blocks: [{ id: "a", format: "Texto", settings: {}, steps: [step] }],
    });
    return claimsOf({ ...words, config }, { linked: new Map([[ADDRESS, [RATE]]]) });
  },
  "source note of a figure": (footnote) => inFigure({ footnote: `${footnote}.` }),
  "heading of a figure": (heading) => inFigure({ heading }),
  "subheading of a figure": (subheading) => inFigure({ subheading }),
  "note on a figure": (text) => inFigure({ notes: [{ id: "a", x: "2024-01-01", text }] }),
  "title of a graphic": (title) => claimsOf({ title, altText: "", config: FIGURE }),
  "alternative text of a graphic": (altText) => claimsOf({ title: "Paro", altText: `${altText}.`, config: FIGURE }),
  "heading of a table": (heading) => inTable({ heading }),
  "subheading of a table": (subheading) => inTable({ subheading }),
  "note under a table": (footnote) => inTable({ footnote: `${footnote}.` }),
};

describe.each(Object.entries(PLACES))("a %s", (_, claimsIn) => {
  test.each(LIES)("does not go out with «%s»", (sentence) => {
    expect(claimsIn(sentence).problems).toHaveLength(1);
  });

  test.each(TRUTHS)("goes out with «%s», which the data bear out", (sentence) => {
    const { problems, checked } = claimsIn(sentence);
    expect(problems).toEqual([]);
    expect(checked).toMatchObject([{ confirmed: 1, unknown: [] }]);
  });
});

test.each(FIGURE_LISTED.map((kind) => [kind.name, kind] as const))(
  "the alternative text that is drafted of %s is contradicted by nothing",
  async (name, { example }) => {
    const { config: own } = await example();
    const config = FigureConfig.parse({ type: "figure", kind: name, ...own });
    const altText = (await typeOf("figure").altDraft?.(config)) ?? "";
    expect(altText).not.toBe("");
    expect(claimsOf({ title: "", altText, config }).problems).toEqual([]);
  },
);
