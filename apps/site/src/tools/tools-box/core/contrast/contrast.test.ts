import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { contrastUtility } from "./contrast.ts";
import { readColor } from "./read-color.ts";

const measure = (ink: string, ground: string, name = "Contraste") =>
  result(ask(contrastUtility, { ink, ground }), name);

test.each([
  ["#C8321F", "#c8321f"],
  ["c32", "#cc3322"],
  ["rgb(200, 50, 31)", "#c8321f"],
  ["rgb(200 50 31)", "#c8321f"],
  ["hsl(0, 100%, 50%)", "#ff0000"],
  ["hsl(240 100% 25%)", "#000080"],
  ["rgb(300, 0, 0)", null],
  ["#12", null],
  ["rojo", null],
])("«%s» is the colour %s", (text, hex) => {
  expect(readColor(text)).toBe(hex);
});

test.each([
  ["#000000", "#ffffff", "21 : 1"],
  ["#767676", "#ffffff", "4,54 : 1"],
  ["#777777", "#ffffff", "4,47 : 1"],
])("%s on %s: %s", (ink, ground, ratio) => {
  expect(measure(ink, ground)).toBe(ratio);
});

test("what falls short is given the nearest colour that does not", () => {
  const readable = measure("#c98a1b", "#fbfaf6", "El más parecido que sirve para texto");
  expect(Number.parseFloat(measure(readable, "#fbfaf6").replace(",", "."))).toBeGreaterThanOrEqual(4.5);
  expect(measure("#171512", "#fbfaf6", "El más parecido que sirve para texto")).toMatch(/^no «/);
});

test("colours that some people confuse are pointed at", () => {
  expect(notes(ask(contrastUtility, { ink: "#d65a31", ground: "#7a8a2e" }))).toMatch(
    /fault: Se confunden .*deuteranopia/,
  );
  expect(notes(ask(contrastUtility, { ink: "#000000", ground: "#ffffff" }))).toMatch(
    /se distinguen también con daltonismo/,
  );
});

test("what is no colour is refused with the rule", () => {
  expect(measure("#12", "#ffffff")).toMatch(/^\[ink\] Escribe un color: #c8321f/);
  expect(measure("#000", "")).toMatch(/^\[ground\]/);
});
