import { moveClaim } from "@nv/series";
import { drained } from "@nv/tables";
import { describe, expect, test } from "vitest";
import { type BolsasDraft, isExample, NEW_BOLSAS, readBolsasDraft, withoutExample } from "./bolsas-draft";
import { EXAMPLE_MARKETS } from "./bolsas-example";
import { cardLines, closeCard } from "./close-card";
import { emptyMarket, type MarketDraft } from "./market-draft";
import { marketFigure } from "./market-figure";
import { createTextReader, readingMarkets, readMarket, readMarkets, STILL_READING, whileReading } from "./read-market";
import { sessionsText } from "./series-market";
import { sparkPath } from "./spark-path";

const TODAY = "2026-11-23";
const market = (text: string, more: Partial<MarketDraft> = {}): MarketDraft => ({
  ...emptyMarket("uno"),
  ...{ name: "Índice de Muestra", source: "Bolsa de Muestra", text },
  ...more,
});
const table = (...rows: readonly string[]) => ["fecha;cierre", ...rows].join("\n");
const WEEK = ["16/11/2026;100", "17/11/2026;110", "18/11/2026;99", "19/11/2026;104,5", "20/11/2026;102"];
const figureOf = (markets: readonly MarketDraft[], more: Partial<BolsasDraft> = {}) => {
  const draft: BolsasDraft = { ...NEW_BOLSAS, markets, chosen: markets[0]?.id ?? "", ...more };
  return marketFigure(readMarkets(draft, TODAY), draft);
};
const rowsOf = (figure: ReturnType<typeof figureOf>) =>
  figure.graphic?.config.data.rows.map(({ x, values }) => `${x} ${values.join(" ")}`);

describe("the example", () => {
  test("is invented, says so, and is the same each time", () => {
    expect(EXAMPLE_MARKETS.map(({ name }) => /Ejempl/.test(name))).toEqual([true, true, true]);
    expect(EXAMPLE_MARKETS.every(isExample)).toBe(true);
    expect(isExample({ ...market(table(...WEEK)), id: EXAMPLE_MARKETS[0]?.id ?? "" })).toBe(false);
    expect(figureOf(EXAMPLE_MARKETS).graphic?.config.footnote).toBe("Ejemplo: cifras inventadas.");
  });
  test("leaves its words behind when somebody's figures come, but not what somebody wrote", () => {
    const [index] = EXAMPLE_MARKETS;
    if (index === undefined) return expect.unreachable();
    expect(withoutExample(index)).toEqual({ name: "", source: "" });
    expect(withoutExample({ ...index, name: "Mío" })).toEqual({ source: "" });
    expect(withoutExample(market(""))).toEqual({});
  });
  test("has no hole, no fault and something to claim", () => {
    const [index] = readMarkets(NEW_BOLSAS, TODAY);
    expect([index?.holes, index?.read.faults, index?.fault]).toEqual([[], [], ""]);
    if (index === undefined) return expect.unreachable();
    expect(moveClaim(index, { isInPoints: false, decimals: 1 }).kind).not.toBe("none");
  });
});

describe("closes of three decimals", () => {
  const pair = table("19/11/2026;1.085", "20/11/2026;1.077");
  test("are asked about, and nothing is told of them before", () => {
    const { fault, sessions, moves } = readMarket(market(pair), TODAY, 1);
    expect(fault).toContain("Dilo en «Los decimales van con».");
    expect([sessions, moves]).toEqual([[], []]);
  });
  test("are what somebody says", () => {
    expect(readMarket(market(pair, { decimalMark: "." }), TODAY, 1).sessions.at(-1)?.close).toBe(1.077);
    expect(readMarket(market(pair, { decimalMark: "," }), TODAY, 1).sessions.at(-1)?.close).toBe(1077);
  });
  test("are decimals where commas part the cells", () => {
    const { fault, sessions } = readMarket(market("Date,Close\n2026-11-19,1.085\n2026-11-20,1.077"), TODAY, 1);
    expect([fault, sessions.at(-1)?.close]).toEqual(["", 1.077]);
  });
});

test("sessions of New York are proposed its calendar, and have no hole by it", () => {
  const closed = ["2025-11-27", "2025-12-25", "2026-01-01", "2026-01-19", "2026-02-16"];
  const days = Array.from({ length: 120 }, (_none, at) => new Date(Date.UTC(2025, 10, 3 + at)))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !closed.includes(day));
  const text = table(...days.map((day, at) => `${day};${6000 + at}`));
  const read = readMarket(market(text), TODAY, 1);
  expect(read.proposal).toEqual({ calendar: "nyse", missingNow: 3, missingThen: 0 });
  expect(readMarket(market(text, { calendar: "nyse" }), TODAY, 1)).toMatchObject({ proposal: null, holes: [] });
});

describe("what a close is told with", () => {
  const yahoo = table("19/11/2026;11382.599609", "20/11/2026;11996.700195");
  /** @see findings of November 2026: «cierra en 11.382,599609 puntos» */
  test.each([
    ["index", yahoo, "auto", 2],
    ["currency", table("19/11/2026;1.085123", "20/11/2026;1.077456"), "auto", 4],
    ["share", table("19/11/2026;3.599609", "20/11/2026;3.61"), "auto", 3],
    ["share", table("19/11/2026;0.423199", "20/11/2026;0.41"), "auto", 4],
    ["share", table("19/11/2026;35.99609", "20/11/2026;36.1"), "auto", 2],
    ["index", table("19/11/2026;9800,5", "20/11/2026;9700"), "auto", 1],
    ["index", yahoo, "1", 1],
  ] as const)("%s: %s with %s decimals is told with %d", (kind, text, closeDecimals, decimals) => {
    expect(readMarket(market(text, { kind, closeDecimals }), TODAY, 1).words.decimals).toBe(decimals);
  });
  test("is kept, and a form of before has it too", () => {
    const { closeDecimals: _none, ...former } = market(yahoo);
    const kept = readBolsasDraft(JSON.stringify({ ...NEW_BOLSAS, markets: [former] }));
    expect(kept?.markets[0]?.closeDecimals).toBe("auto");
  });
});

/** @see findings of November 2026: /g/el-ibex-35-cae-un-1-9/, where the next day it rose. */
test("the address of a drawing is of what is drawn, and not of the day's claim", () => {
  const markets = [market(table(...WEEK), { name: "Índice de Muestra" })];
  expect(figureOf(markets).graphic?.slug).toBe("bolsas-indice-de-muestra");
  expect(figureOf(markets, { view: "drawdown" }).graphic?.slug).toBe("bolsas-indice-de-muestra-caida");
  expect(figureOf(markets, { view: "base100" }).graphic?.slug).toBe("bolsas-base-100");
});

describe("a value", () => {
  test.each([
    ["nothing pasted", "", "Pega aquí las sesiones: una fila por día, con su fecha y su cierre."],
    [
      "no close",
      "fecha;volumen;operaciones\n20/11/2026;1;2",
      "Falta la columna «cierre»: ponle ese nombre en la primera fila.",
    ],
    ["one session", table("20/11/2026;1"), "Hay una sola sesión: hacen falta dos para decir cuánto cambia."],
    ["rows without a session", table("ayer;1"), "No hay ninguna sesión que se pueda usar."],
  ])("with %s says what is missing", (_name, text, fault) => {
    expect(readMarket(market(text), TODAY, 1).fault).toBe(fault);
  });
  test("tells a hole once: the row that was refused says itself what is missing", () => {
    const read = readMarket(market(table("18/11/2026;1", "19/11/2026;2", "19/11/2026;3", "20/11/2026;4")), TODAY, 1);
    expect([read.holes.length, read.toldHoles.length, read.moves.at(-1)]).toEqual([1, 0, null]);
  });
});

describe("the drawing", () => {
  test("has sessions side by side, the highest and the lowest flagged, and a text for who does not see it", () => {
    const { graphic } = figureOf([market(table(...WEEK))]);
    expect(graphic?.config).toMatchObject({
      ...{ type: "figure", kind: "lines", footnote: "", subheading: "Cierre de cada sesión" },
      data: { x: { kind: "date", skipsGaps: true }, columns: [{ name: "Índice de Muestra" }] },
      notes: [
        { kind: "point", x: "2026-11-17", y: 110, text: "Máximo: 110,0" },
        { kind: "point", x: "2026-11-18", y: 99, text: "Mínimo: 99,0" },
      ],
    });
    expect(graphic?.title.replaceAll("\u00a0", " ")).toBe("El Índice de Muestra cae un 2,4 %");
    expect(graphic?.altText).toBe(
      "Línea con el cierre de cada sesión, del 16 de noviembre de 2026 al 20 de noviembre de 2026. Índice de Muestra empieza en 100,0 puntos, llega como mucho a 110,0 puntos el 17 de noviembre de 2026 y como poco a 99,0 puntos el 18 de noviembre de 2026, y termina en 102,0 puntos.",
    );
  });
  test("breaks where a session is missing, and readers are told", () => {
    const figure = figureOf([market(table(...WEEK.toSpliced(2, 1)))]);
    expect(rowsOf(figure)).toEqual([
      "2026-11-16 100",
      "2026-11-17 110",
      "2026-11-18 ",
      "2026-11-19 104.5",
      "2026-11-20 102",
    ]);
    expect(figure.graphic?.config.footnote).toBe("Falta una sesión: la línea se corta.");
    const closed = figureOf([market(table(...WEEK.toSpliced(2, 1)), { closedDays: ["2026-11-18"] })]);
    expect([rowsOf(closed)?.length, closed.graphic?.config.footnote]).toEqual([4, ""]);
  });
  test("from 100 on has the days that all have", () => {
    const other = market(table("17/11/2026;5", "18/11/2026;10", "20/11/2026;20"), { id: "dos", name: "Otro" });
    const figure = figureOf([market(table(...WEEK)), other], { view: "base100" });
    expect(rowsOf(figure)).toEqual(["2026-11-17 100 100", "2026-11-18 90 200", "2026-11-20 92.7272727273 400"]);
    const based = figureOf([market(table(...WEEK)), other], { view: "base100", baseDay: "2026-11-19" });
    expect(rowsOf(based)?.[0]).toBe("2026-11-18 100 100");
    expect(based.remarks.map((remark) => remark.replaceAll("\u00a0", " "))).toEqual([
      "El 19 de noviembre de 2026 no hay cierre de todos: la base es el 18 de noviembre de 2026.",
    ]);
  });
  test.each([
    [
      "before all closes",
      "2026-11-01",
      "No hay cierre de todos los valores el 1 de noviembre de 2026 ni antes: elige un día desde el 16 de noviembre de 2026.",
    ],
    ["on the last one", "2026-11-20", "Desde ese día hay una sola sesión común: elige otro anterior."],
  ])("from 100 %s is none, and says why", (_name, baseDay, fault) => {
    const figure = figureOf([market(table(...WEEK))], { view: "base100", baseDay });
    expect([figure.graphic, figure.fault.replaceAll("\u00a0", " ")]).toEqual([null, fault]);
  });
  test("of what is zero or less cannot begin at 100, nor be of powers", () => {
    const zero = market(table("19/11/2026;0", "20/11/2026;3"));
    expect(figureOf([zero], { view: "base100" }).fault).toContain("vale cero o menos");
    expect(figureOf([zero], { scale: "log" }).problems.scale).toContain("Una escala logarítmica no llega a cero");
  });
  test("of falls goes from the highest until then", () => {
    const figure = figureOf([market(table(...WEEK))], { view: "drawdown", span: "21" });
    expect(rowsOf(figure)?.map((row) => Number(row.split(" ")[1]).toFixed(1))).toEqual([
      "0.0",
      "0.0",
      "-10.0",
      "-5.0",
      "-7.3",
    ]);
    expect(figure.graphic?.config.notes[0]?.text.replaceAll("\u00a0", " ")).toBe("Mayor caída: \u221210 %");
  });
  test("is as long as a phone shows, and says so", () => {
    const [index] = EXAMPLE_MARKETS;
    const lines = (index?.text ?? "").split("\n").slice(1);
    const years = ["2020", "2022", "2024", "2026"].flatMap((year) => lines.map((line) => line.replace(/20\d\d/, year)));
    const long = figureOf([market(table(...new Set(years)), { calendar: "every-day" })], { span: "all" });
    expect(long.graphic?.config.data.rows.length).toBe(750);
    expect(long.remarks[0]).toMatch(/^Se dibujan las 750 últimas de /);
  });
  test("has notes of its own, each with what is wrong with it", () => {
    const notes = [
      { id: "a", day: "2026-11-19", text: "Decisión de tipos" },
      { id: "b", day: "", text: "Sin día" },
      { id: "c", day: "", text: " " },
      { id: "d", day: "2020-01-01", text: "Lejos" },
    ];
    expect(figureOf([market(table(...WEEK))], { notes }).problems.notes).toEqual([
      "",
      "Falta dónde",
      "",
      "Queda fuera de los datos",
    ]);
  });
});

describe("the card", () => {
  const view = (text: string, more: Partial<MarketDraft> = {}) => readMarket(market(text, more), TODAY, 1);
  test("says name, close, change and source, and texts cannot bring elements along", () => {
    const svg = closeCard(view(table(...WEEK), { name: "<script>" }), "126", { sentence: "Cae.", source: "Bolsa" });
    expect(svg).not.toContain("<script");
    for (const text of [
      "&lt;script&gt;",
      "102,0\u00a0puntos",
      "▼  \u22122,4\u00a0%  \u22122,5 puntos",
      "Fuente: Bolsa",
      "Cae.",
    ])
      expect(svg).toContain(text);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
  test("of what does not move has no arrow, and of a hole no change", () => {
    const still = closeCard(view(table("19/11/2026;5", "20/11/2026;5")), "126", { sentence: "", source: "" });
    expect(still).not.toMatch(/[▲▼]|NaN|Fuente/);
    const holed = closeCard(view(table("18/11/2026;4", "20/11/2026;5")), "126", { sentence: "", source: "" });
    expect(holed).not.toMatch(/[▲▼]|NaN/);
  });
  test("has as many lines as fit", () => {
    const lines = cardLines("palabra ".repeat(90).trim(), 36, 4);
    expect([lines.length, lines.at(-1)?.endsWith("…")]).toEqual([4, true]);
  });
});

test("a small line breaks where a value is missing", () => {
  const box = { widthPx: 44, heightPx: 24, edgePx: 2 };
  expect(sparkPath([1, 3, null, 2, 1], box)).toEqual({ d: "M2 22L12 2M32 12L42 22", end: { x: 42, y: 22 } });
  expect(sparkPath([5, 5], box)?.d).toBe("M2 12L42 12");
  expect(sparkPath([5, null], box)).toBeNull();
});

test("a series of the house is what somebody would paste", () => {
  const told = { source: "BCE", sourceUrl: "", isProvisional: false, note: "" };
  const observations = [
    { date: "2026-11-19", values: { cierre: 1.0898 }, ...told },
    { date: "2026-11-20", values: { cierre: null }, ...told },
  ];
  expect(sessionsText(observations, { key: "cierre" })).toBe("fecha;cierre\n2026-11-19;1,0898\n");
});

test("what the browser kept is taken up whole or not at all", () => {
  expect(readBolsasDraft(JSON.stringify(NEW_BOLSAS))).toEqual(NEW_BOLSAS);
  for (const stored of [
    null,
    "",
    "{}",
    JSON.stringify({ ...NEW_BOLSAS, markets: [] }),
    JSON.stringify({ ...NEW_BOLSAS, view: "x" }),
  ])
    expect(readBolsasDraft(stored)).toBeNull();
});

describe("a text of sessions", () => {
  const one = market(table(...WEEK));

  test("is not read again while its name is typed, nor where two are read in turn", () => {
    const readOf = createTextReader();
    const first = drained(readOf(one, TODAY));
    drained(readOf({ ...one, id: "otro", text: table("16/11/2026;1", "17/11/2026;2") }, TODAY));
    expect(drained(readOf({ ...one, name: "Otro nombre", closedDays: ["2026-11-16"] }, TODAY))).toBe(first);
  });

  test.each<Partial<MarketDraft>>([
    { text: table(...WEEK.slice(1)) },
    { decimalMark: "." },
    { dayOrder: "month-first" },
  ])("is read again with %j", (more) => {
    const readOf = createTextReader();
    const first = drained(readOf(one, TODAY));
    expect(drained(readOf({ ...one, ...more }, TODAY))).not.toBe(first);
  });

  test("is read again on another day", () => {
    const readOf = createTextReader();
    expect(drained(readOf(one, TODAY))).not.toBe(drained(readOf(one, "2026-11-24")));
  });
});

test("five thousand sessions are read in pieces, and meanwhile what was typed stands over what was read before", () => {
  const before = readMarkets({ markets: [market(table(...WEEK))], percentDecimals: "1" }, TODAY);
  const day = (at: number) => new Date(Date.UTC(2007, 0, 1 + at)).toISOString().slice(0, 10);
  const days = Array.from({ length: 7000 }, (_none, at) => at).filter((at) => (at + 1) % 7 < 5);
  const long = market(table(...days.slice(0, 5000).map((at) => `${day(at)};${1000 + at}`)), { name: "Otro" });
  const form = { markets: [long], percentDecimals: "1" as const };
  let pieces = 0;
  const work = readingMarkets(form, TODAY);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) {
      expect(value[0]?.sessions.length).toBe(readMarket(long, TODAY, 1).sessions.length);
      break;
    }
    pieces += 1;
  }
  expect(pieces).toBeGreaterThan(40);
  const [shown] = whileReading([long], before, { today: TODAY, percentDecimals: "1" });
  expect(shown?.draft).toBe(long);
  expect(shown?.fault).toBe(STILL_READING);
  expect(shown?.sessions).toBe(before[0]?.sessions);
});
