import { expect, test } from "vitest";
import { givenValues } from "./given-values.ts";

const TODAY = "2026-11-23";
const PLACE = { name: "place", label: "Lugar", kind: "line", example: "" } as const;
const COLOR = { name: "ink", label: "Texto", kind: "color", example: "#000000" } as const;
const CHOICE = { name: "ask", label: "Qué", kind: "choice", example: "of" } as const;

test("a value fills in the fields that it has", () => {
  expect(givenValues({ id: "variacion", fields: [CHOICE, PLACE] }, "de 20 a 25", TODAY)).toEqual({
    from: "20",
    to: "25",
    of: "figures",
  });
});

test("what is not recognised is not lost: it goes where one writes", () => {
  const text = "Huso 30 X: 440.290 Y: 4.474.254";
  expect(givenValues({ id: "utm", fields: [CHOICE, PLACE] }, text, TODAY)).toEqual({ place: text });
});

test("nothing fills in nothing, and words are no colour", () => {
  expect(givenValues({ id: "utm", fields: [PLACE] }, "", TODAY)).toBeUndefined();
  expect(givenValues({ id: "contraste", fields: [COLOR] }, "azul", TODAY)).toBeUndefined();
});
