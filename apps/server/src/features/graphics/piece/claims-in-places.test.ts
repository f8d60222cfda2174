import type { Cited } from "@nv/contracts/schemas";
import {
  AreaMapConfig,
  CardConfig,
  FIGURE_LISTED,
  FigureConfig,
  StoryConfig,
  SymbolMapConfig,
  TableConfig,
  typeOf,
} from "@nv/graphic-types";
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

type ClaimsIn = (sentence: string) => ReturnType<typeof claimsOf>;

const PLACES: Readonly<Record<string, ClaimsIn>> = {
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

/** Unemployment of seven provinces, and of an eighth nothing: what a map is coloured by, and how large its circles are. */
const OF_PROVINCES = {
  areas: { kind: "provinces" },
  data: {
    columns: [{ name: "Provincia" }, { name: "Paro", kind: "number", unit: "%" }],
    rows: [
      ["Cádiz", "21,5"],
      ["Jaén", "18,9"],
      ["Sevilla", "17,2"],
      ["Madrid", "8,6"],
      ["Zaragoza", "8,1"],
      ["Gipuzkoa", "6,4"],
      ["Soria", "6,4"],
      ["Ceuta", ".."],
    ],
    codes: ["11", "23", "41", "28", "50", "20", "42", "51"],
  },
  place: "Provincia",
  decimals: 1,
};

const MAP_LIES = [
  "Jaén es la provincia con más paro",
  "Cádiz tiene un 18,9 % de paro y Jaén, un 21,5 %",
  "El paro de Cádiz es el doble que el de Jaén",
  "Solo Cádiz supera el 15 % de paro",
  "Todas las provincias bajan del 20 % de paro",
  "El paro de Zaragoza es mayor que el de Madrid",
  "Entre Cádiz y Soria hay 25,1 puntos de diferencia",
  "Soria tiene el paro más bajo, con un 8,1 %",
  "Madrid es la segunda provincia con más paro",
  "Sevilla supera el 18 % de paro",
  "En Gipuzkoa hay más paro que en Soria",
  "El paro de Jaén es del 17,2 %",
  "Cuatro provincias superan el 15 % de paro",
  "Zaragoza tiene menos paro que Soria",
  "El paro de Sevilla supera en 3,6 puntos al de Madrid",
  "Cádiz y Jaén empatan con un 21,5 %",
  "Ninguna provincia supera el 20 % de paro",
  "Uno de cada tres activos de Cádiz está en paro",
  "El paro más alto es el de Sevilla",
  "Madrid tiene la mitad de paro que Zaragoza",
];

const MAP_TRUTHS = [
  "Cádiz es la provincia con más paro",
  "Cádiz tiene un 21,5 % de paro y Jaén, un 18,9 %",
  "El paro de Sevilla es el doble que el de Madrid",
  "Solo Cádiz supera el 20 % de paro",
  "Todas las provincias superan el 6 % de paro",
  "El paro de Madrid es mayor que el de Zaragoza",
  "Entre Cádiz y Jaén hay 2,6 puntos de diferencia",
  "Gipuzkoa y Soria comparten el paro más bajo, un 6,4 %",
  "Jaén es la segunda provincia con más paro",
  "Sevilla supera el 17 % de paro",
  "Jaén tiene más paro que Sevilla",
  "El paro de Jaén es del 18,9 %",
  "Tres provincias superan el 15 % de paro",
  "Soria tiene menos paro que Zaragoza",
  "El paro de Sevilla supera en 8,6 puntos al de Madrid",
  "Gipuzkoa y Soria empatan con un 6,4 %",
  "Ninguna provincia supera el 22 % de paro",
  "Ceuta no tiene dato",
  "El paro más alto es el de Cádiz",
  "Casi uno de cada cinco activos de Jaén está en paro",
];

const inAreas = (more: object) => AreaMapConfig.parse({ type: "area-map", ...OF_PROVINCES, value: "Paro", ...more });
const inCircles = (more: object) =>
  SymbolMapConfig.parse({ type: "symbol-map", ...OF_PROVINCES, size: "Paro", ...more });

const MAP_PLACES: Readonly<Record<string, ClaimsIn>> = Object.fromEntries(
  Object.entries({ "of areas": inAreas, "of symbols": inCircles }).flatMap(([name, config]): [string, ClaimsIn][] => [
    [`title of a map ${name}`, (title) => claimsOf({ title, altText: "", config: config({}) })],
    [`alternative text of a map ${name}`, (altText) => claimsOf({ ...words, altText, config: config({}) })],
    ...["heading", "subheading", "footnote"].map((field): [string, ClaimsIn] => [
      `${field} of a map ${name}`,
      (text) => claimsOf({ ...words, config: config({ [field]: text }) }),
    ]),
  ]),
);

describe.each([
  ...Object.entries(PLACES).map(([place, claimsIn]) => ({ place, claimsIn, lies: LIES, truths: TRUTHS })),
  ...Object.entries(MAP_PLACES).map(([place, claimsIn]) => ({ place, claimsIn, lies: MAP_LIES, truths: MAP_TRUTHS })),
])("a $place", ({ claimsIn, lies, truths }) => {
  test("does not go out with any of twenty sentences that the data contradict", () => {
    expect(lies).toHaveLength(20);
    expect(lies.filter((sentence) => claimsIn(sentence).problems.length !== 1)).toEqual([]);
  });

  test("goes out with any of twenty that the data bear out", () => {
    expect(truths).toHaveLength(20);
    const told = truths.map((sentence) => ({ sentence, ...claimsIn(sentence) }));
    const isBorneOut = ({ problems, checked }: (typeof told)[number]) =>
      problems.length === 0 && checked.every(({ confirmed, unknown }) => confirmed === 1 && unknown.length === 0);
    expect(told.filter((one) => !isBorneOut(one) || one.checked.length === 0)).toEqual([]);
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
