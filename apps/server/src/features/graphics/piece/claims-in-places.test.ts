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
import {
  FIGURE_OF_RATES,
  LIES,
  MAP_LIES,
  MAP_TRUTHS,
  OF_PROVINCES,
  RATES,
  TABLE_OF_RATES,
  TRUTHS,
} from "../../../../test/claim-sentences.ts";
import { claimsOf } from "./claim-problems.ts";

/** The same table as a series that is cited, as what a link leads to, and as a figure's own: 16,1 % in 2021, 15, 12,9, 12,2 in 2024. */
const RATE: Cited = {
  ...{ reference: "series:paro", title: "Paro", sourceLine: "Oficina de Ejemplo", altText: "", otherwise: "" },
  columns: [{ key: "paro", name: "Paro", unit: "%", decimals: 1 }],
  rows: RATES.map((value, at) => ({ x: String(2021 + at), label: String(2021 + at), values: [value], source: "" })),
  picture: null,
};

const ADDRESS = "https://lector.example/g/paro/";
const words = { title: "Paro", altText: "" };

const FIGURE = FigureConfig.parse(FIGURE_OF_RATES);
const inFigure = (more: object) => claimsOf({ ...words, config: FigureConfig.parse({ ...FIGURE_OF_RATES, ...more }) });

const inTable = (more: object) => claimsOf({ ...words, config: TableConfig.parse({ ...TABLE_OF_RATES, ...more }) });

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
