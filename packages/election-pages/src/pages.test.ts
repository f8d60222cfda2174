import { CONGRESS_2023 } from "@nv/elections";
import { DESK_RULES } from "@nv/spanish";
import { expect, test } from "vitest";
import { townClassOf } from "./marks.ts";
import type { ShownArea, ShownList, ShownNight } from "./night.ts";
import { nightPages } from "./pages.ts";
import { tilesOf } from "./tiles.ts";

const list = (part: Partial<ShownList>): ShownList => ({
  ...{ key: "alfa", votes: 600, pct: 60, pctChange: 1.5, seats: 4, seatsChange: 1, ...part },
});
const area = (part: Partial<ShownArea>): ShownArea => ({
  ...{ code: "norte", name: "Norte", countedPct: 50, census: 2000, voters: 1010, blank: 10, spoilt: 10 },
  ...{ turnoutPct: null, seats: 7, call: null, lastSeat: "" },
  lists: [list({}), list({ key: "beta", votes: 390, pct: 39, pctChange: null, seats: 2, seatsChange: -1 })],
  ...part,
});
const night = (part: Partial<ShownNight> = {}): ShownNight => ({
  ...{ title: "Ejemplia", description: "", slug: "ejemplia", url: "https://graficos.example/elecciones/ejemplia/" },
  ...{ isRehearsal: false, takenAtMs: Date.UTC(2027, 4, 23, 20, 41), behindSinceMs: null, isFinal: false },
  ...{
    seats: 7,
    majority: 4,
    blocs: [],
    headline: "",
    constituencies: [area({})],
    municipalities: new Map(),
    towns: null,
    turnout: [],
  },
  ...{ before: "2023", numbers: DESK_RULES, source: "", total: area({ code: "total", name: "Total" }) },
  lists: new Map([
    ["alfa", { acronym: "Alfa", name: "Partido Alfa", light: "#c8321f", dark: "#ff6b4f" }],
    ["beta", { acronym: "Beta", name: "", light: "#1f5a82", dark: "#7db6dd" }],
  ]),
  ...part,
});
const ASSETS = { script: "0", styles: "", reader: "1" };
const pageOf = (shown: ShownNight, path = "index.html") =>
  nightPages(shown, ASSETS).find((page) => page.path === path)?.html ?? "";
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

test("every seat is drawn once in the chamber and once on the map, those of nobody too", () => {
  const html = pageOf(night());
  const [chamber = "", map = ""] = html.match(/<svg class="(?:hemiciclo|mapa)".*?<\/svg>/gs) ?? [];
  expect(count(chamber, /h0/g)).toBe(7);
  expect(count(chamber.match(/class="s libre" d="([^"]*)"/)?.[1] ?? "", /h0/g)).toBe(1);
  expect(map).toBe("");
  const two = night({ constituencies: [area({}), area({ code: "sur", name: "Sur", seats: 3, lists: [] })], seats: 10 });
  const drawn = pageOf(two, "mapa.html").match(/<svg class="mapa".*?<\/svg>/s)?.[0] ?? "";
  expect(count(drawn, /z/g) - count(drawn, /zoom/g)).toBe(10);
});

test("each constituency of the Congress has a place of its own on the grid", () => {
  const codes = CONGRESS_2023.constituencies.map(({ code }) => code);
  const tiles = tilesOf(codes);
  expect(tiles.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  expect(new Set(tiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(52);
});

test("what sources write is text, wherever it stands", () => {
  const wicked = '<img src=x onerror="alert(1)">';
  const shown = night({
    title: wicked,
    lists: new Map([["alfa", { acronym: wicked, name: wicked, light: "#c8321f", dark: "#ff6b4f" }]]),
    constituencies: [area({ name: wicked }), area({ code: "sur", name: wicked })],
    municipalities: new Map([["norte", [area({ code: "28001", name: wicked, seats: 0 })]]]),
    headline: wicked,
    ...{ before: wicked, source: wicked, blocs: [{ name: wicked, acronyms: [wicked], seats: 4 }] },
  });
  for (const { html } of nightPages(shown, ASSETS)) expect(html).not.toContain("<img");
});

test("no page says a style in an element: its policy refuses it", () => {
  const shown = night({
    ...{ turnout: [{ time: "18:00", pct: 55, before: 50 }], blocs: [{ name: "Suma", acronyms: ["Alfa"], seats: 4 }] },
  });
  for (const { html } of nightPages(shown, ASSETS)) expect(html).not.toMatch(/\sstyle=/);
});

test("a winner is nobody's until somebody gives it, and says since when", () => {
  expect(pageOf(night())).toContain("Ganador: <b>sin decidir</b>");
  const called = night({ total: area({ call: { key: "beta", atMs: Date.UTC(2027, 4, 23, 23, 5) } }) });
  expect(pageOf(called)).toContain('Gana <b><i class="l1"></i><span>Beta</span></b> <small>dado a la 1:05</small>');
});

test("changes are told where there is something to compare with, and not invented where there is not", () => {
  expect(pageOf(night())).toContain("+1,5");
  expect(pageOf(night({ before: "" }))).not.toContain("+1,5");
  expect(pageOf(night())).toContain('<span class="vh">sin dato</span>');
});

test("a headline that the count bears out leads the summary, and is a card of its own", () => {
  const shown = night({ headline: "Alfa roza la mayoría" });
  for (const path of ["index.html", "titular.html"])
    expect(pageOf(shown, path)).toContain('<p class="titular">Alfa roza la mayoría</p>');
  expect(pageOf(night(), "titular.html")).toContain("no se puede titular todavía");
  expect(pageOf(night())).not.toContain("titular todavía");
});

test("the map of towns says what is counted, what may still change and what nobody knows", () => {
  const look = townClassOf(night());
  expect([
    look({ kind: "first", list: "beta", isSettled: true }),
    look({ kind: "first", list: "nobody's", isSettled: false }),
    look({ kind: "tied" }),
    look({ kind: "uncounted" }),
  ]).toEqual(["l1 f", "lo f", "t", "n"]);
  const towns = {
    ...{ svg: "<svg></svg>", all: 8131, counted: 3, settled: 2, tied: 1, unmapped: 4, credit: "IGN" },
    firsts: [{ key: "alfa", towns: 2, settled: 1 }],
  };
  const html = pageOf(night({ towns }), "municipios.html");
  expect(html).toContain("Hay votos contados en 3 de 8131 municipios; en 2 lo que falta por contar ya no cambia");
  expect(html).toContain("4 no están en el mapa");
  expect(html).toMatch(/>Alfa<\/span><\/th><td class="n"><b>2<\/b><\/td><td class="n">1</);
  expect(html).toMatch(/Sin datos.*IGN/s);
  expect(pageOf(night({ towns }))).not.toContain('class="municipios"');
  expect(pageOf(night({ towns }), "mapa.html")).toContain('municipios.html" target="_top">Quién va primero');
  expect(pageOf(night(), "municipios.html")).toContain("no llega a los municipios");
});
