import type { Ai2HtmlStyle, Ai2HtmlText } from "@nv/contracts/schemas";
import { describe, expect, test } from "vitest";
import { labelPlace, readStop, waysOf, windowsWide, wordsBySteps } from "./stops.ts";

const label = (text: string, style: Ai2HtmlStyle = {}): Ai2HtmlText => ({
  style,
  paragraphs: [{ style: {}, runs: [{ text, style: {}, href: null }] }],
});

test.each([
  ["", { kind: "even" }],
  ["0,35", { kind: "share", share: 0.35 }],
  [" 0.5 ", { kind: "share", share: 0.5 }],
  ["1", { kind: "share", share: 1 }],
  ["35 %", { kind: "share", share: 0.35 }],
  ["100%", { kind: "share", share: 1 }],
  ["1950", { kind: "label", words: "1950" }],
  ["120 %", { kind: "label", words: "120 %" }],
  ["El puerto", { kind: "label", words: "El puerto" }],
])("%j is read as %j", (text, stop) => {
  expect(readStop(text)).toEqual(stop);
});

test.each([
  { words: "puerto", place: 1, why: "the one that says just that" },
  { words: "se abre", place: 0, why: "the one that begins with it" },
  { words: "MUELLE", place: 2, why: "the one that has it, whatever its case and its accents" },
  { words: "aeropuerto", place: -1, why: "none" },
])("«$words» means $why", ({ words, place }) => {
  const texts = ["Se abre el puerto", "Puerto", "El muellé viejo"].map((text) => label(text));
  expect(labelPlace(texts, words)).toBe(place);
});

describe("the way of a drawing", () => {
  const board = {
    minWidthPx: 0,
    widthPx: 1800,
    heightPx: 740,
    texts: [
      label("uno", { left: "0%", width: "10%" }),
      label("dos", { left: "45%", width: "10%" }),
      label("tres", { right: "90px", width: "180px" }),
      label("cuatro", { top: "1%" }),
    ],
  };

  test("is as many windows long as it is wide", () => {
    expect(windowsWide(board)).toBe(5);
    expect(windowsWide({ minWidthPx: 900, widthPx: 1920, heightPx: 800 })).toBe(1.5);
  });

  test("has gone where each step stops", () => {
    const stops = ["uno", "dos", "tres", "0,25", ""].map(readStop);
    expect(waysOf(board, stops)).toEqual([0, 0.5, 1, 0.25, 1]);
  });

  test("goes evenly where no label tells", () => {
    expect(waysOf(board, ["cuatro", "", "nada"].map(readStop))).toEqual([0, 0.5, 1]);
    expect(waysOf(board, [readStop("")])).toEqual([0]);
  });

  test("says at each step what is near", () => {
    expect(wordsBySteps(board, [0, 0.5, 1])).toEqual([["uno", "cuatro"], ["dos"], ["tres"]]);
  });
});
