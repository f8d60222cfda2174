import type { CountedArea } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { AT_MS, area, count } from "../../test/invented-country.ts";
import { correctionText } from "./corrections.ts";
import { mergeCounts } from "./merge-counts.ts";
import { ageOfCount } from "./silence.ts";

const LATER_MS = AT_MS + 60_000;
const first = count([area("01", { alfa: 600, beta: 400 }), area("02", { alfa: 300, beta: 200 })]);

test("the first count stands alone", () => {
  expect(mergeCounts(null, first)).toMatchObject({ isTaken: true, kept: [], corrections: [], faults: [] });
});

test("an area that comes wrong stands as it was, with the instant of its figures", () => {
  const broken = { ...area("01", { alfa: 900, beta: 400 }), voters: 3 };
  const merged = mergeCounts(first, count([broken, area("02", { alfa: 310, beta: 210 })], { takenAtMs: LATER_MS }));
  expect(merged.kept).toEqual(["01"]);
  expect(merged.snapshot?.areas).toEqual([{ ...first.areas[0], asOfMs: AT_MS }, area("02", { alfa: 310, beta: 210 })]);
  const third = mergeCounts(merged.snapshot, count([], { takenAtMs: LATER_MS + 1 }));
  expect([third.isTaken, third.snapshot]).toEqual([false, merged.snapshot]);
});

test("a partial file changes what it brings, and what it kept keeps its first instant", () => {
  const second = mergeCounts(first, count([area("02", { alfa: 310, beta: 210 })], { takenAtMs: LATER_MS }));
  const third = mergeCounts(
    second.snapshot,
    count([area("02", { alfa: 320, beta: 210 })], { takenAtMs: LATER_MS + 1 }),
  );
  expect(third.snapshot?.areas.map(({ code, asOfMs }) => [code, asOfMs])).toEqual([
    ["01", AT_MS],
    ["02", undefined],
  ]);
});

test("an end that leaves an area as it was is not the end", () => {
  const end = (areas: readonly CountedArea[]) =>
    mergeCounts(first, count(areas, { takenAtMs: LATER_MS, isFinal: true }));
  expect(end([area("02", { alfa: 310, beta: 210 })]).snapshot?.isFinal).toBe(false);
  expect(end(first.areas).snapshot?.isFinal).toBe(true);
});

test("an older count changes nothing", () => {
  const merged = mergeCounts(first, count([area("01", { alfa: 1 })], { takenAtMs: AT_MS - 1 }));
  expect([merged.isTaken, merged.snapshot, merged.faults[0]?.text]).toEqual([
    ...[false, first, "Es más antiguo que el último recuento bueno: no se usa."],
  ]);
});

test("what goes down is a correction, told by its name", () => {
  const fewer = area("01", { alfa: 590, beta: 400 }, { name: "Costa", countedCensus: 1990 });
  const { corrections } = mergeCounts(first, count([fewer], { takenAtMs: LATER_MS }));
  expect(corrections.map((correction) => correctionText(correction, (key) => key.toUpperCase()))).toEqual([
    "Corrección en Costa: el censo escrutado baja de 2000 a 1990.",
    "Corrección en Costa: los votantes bajan de 1015 a 1005.",
    "Corrección en Costa: los votos de ALFA bajan de 600 a 590.",
  ]);
});

test("a list that vanishes went down to nothing", () => {
  const { corrections } = mergeCounts(first, count([area("01", { alfa: 1000 })], { takenAtMs: LATER_MS }));
  expect(corrections).toMatchObject([{ what: "votes", list: "beta", before: 400, after: 0 }]);
});

test.each([
  { name: "a minute is no silence", afterMs: 60_000, isFinal: false, text: "" },
  {
    name: "twelve minutes are",
    afterMs: 12 * 60_000,
    isFinal: false,
    text: "Sin datos nuevos desde las 22:14 (hace 12\u00a0minutos).",
  },
  {
    name: "the next day it has its date",
    afterMs: 120 * 60_000,
    isFinal: false,
    text: "Sin datos nuevos desde las 22:14 del 23\u00a0de mayo de 2027 (hace 120\u00a0minutos).",
  },
  { name: "what is final is never silent", afterMs: 120 * 60_000, isFinal: true, text: "" },
])("silence: $name", ({ afterMs, isFinal, text }) => {
  expect(ageOfCount({ takenAtMs: AT_MS, isFinal }, AT_MS + afterMs, 5 * 60_000).text).toBe(text);
});
