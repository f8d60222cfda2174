import { expect, test } from "vitest";
import { ask, result } from "../../../../../test/ask-utility.ts";
import { coordinatesUtility } from "../coordinates/coordinates.ts";
import { refuse, type Utility } from "../utility/utility.ts";
import { utmUtility } from "../utm/utm.ts";
import { answerInstead } from "./answer-instead.ts";

const AROUND = { today: "2026-11-23", municipalities: null };
const COORDINATES = { id: "coordenadas", utility: coordinatesUtility } as const;
const UTM = { id: "utm", utility: utmUtility } as const;

function told(first: typeof COORDINATES | typeof UTM, place: string) {
  const refusal = ask(first.utility, { place });
  if (refusal.kind === "answer") throw new Error(`${first.id} understands «${place}».`);
  return answerInstead({ refusal, values: { place } }, first === UTM ? COORDINATES : UTM, AROUND);
}

test.each([
  "30T 440291 4474255",
  "30 440291,4474255",
  "EPSG:25830 440291 4474255",
  "Huso 30 X: 440.291 Y: 4.474.255",
  "Y 4474255 X 440291 huso 30 ETRS89",
  "18M 440.290 999.999",
])("«%s» is answered where degrees are expected as where metres are", (place) => {
  expect(told(COORDINATES, place)).toEqual(ask(utmUtility, { place }));
});

test.each([
  "40,41678 -3,70379",
  "40° 25′ 0,4″ N, 3° 42′ 13,6″ O",
  "https://www.google.com/maps/@40.41678,-3.70379,15z",
  "geo:40.4168,-3.7038?z=11",
])("«%s» is answered where metres are expected, and in metres too", (place) => {
  expect(told(UTM, place)).toEqual(ask(coordinatesUtility, { place }));
  expect(result(told(UTM, place), "UTM (ETRS89)")).toMatch(/^30T 4402\d\d 44742\d\d$/);
});

test("what is wrong with it is told by whoever understands what it is", () => {
  expect(told(COORDINATES, "440290 4474254")).toMatchObject({ text: expect.stringContaining("falta el huso") });
  expect(told(UTM, "28079")).toMatchObject({ text: expect.stringContaining("código del INE") });
});

test.each([
  [COORDINATES, "95 200", /^La latitud va de -90 a 90/],
  [COORDINATES, "Madrid", /parece un nombre/],
  [COORDINATES, "abc 440290 4474254", /parece un nombre/],
  [UTM, "abc 440290 4474254", /^Eso no son coordenadas UTM/],
] as const)("$0.id tells by itself what nobody understands: «$1»", (first, place, text) => {
  expect(told(first, place)).toMatchObject({ kind: "refusal", text: expect.stringMatching(text) });
});

test("the refusal of the other stands beside the field that was written", () => {
  const other: Utility = {
    fields: [{ name: "figure", label: "Cifra", kind: "line", example: "1" }],
    answer: () => refuse("figure", "No es una cifra."),
  };
  const refusal = { ...refuse("place", "No es un lugar."), instead: "numeros" } as const;
  const asked = { id: "numeros", utility: other } as const;
  expect(answerInstead({ refusal, values: { place: "x" } }, asked, AROUND)).toEqual(
    refuse("place", "No es una cifra."),
  );
  expect(answerInstead({ refusal, values: { place: " " } }, asked, AROUND)).toEqual(refusal);
});
