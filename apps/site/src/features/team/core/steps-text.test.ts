import { expect, test } from "vitest";
import { stepsIn, stepsText } from "./steps-text";

const GUIDE = { id: "a", text: "Leer la guía", place: "/docs/intro" };
const KEY = { id: "b", text: "Pedir la llave", place: "" };

test("what is written comes back as it was", () => {
  expect(stepsText([GUIDE, KEY])).toBe("Leer la guía | /docs/intro\nPedir la llave");
  expect(stepsIn(stepsText([GUIDE, KEY]), [GUIDE, KEY])).toEqual([GUIDE, KEY]);
});

test.each([
  { name: "moved", text: "Pedir la llave\nLeer la guía", ids: ["b", "a"] },
  { name: "worded anew in its place", text: "Leer la guía entera\nPedir la llave", ids: ["a", "b"] },
  { name: "new between others", text: "Leer la guía\nSaludar\nPedir la llave", ids: ["a", "", "b"] },
  { name: "taken away", text: "\n  Pedir la llave \n", ids: ["b"] },
  { name: "written twice", text: "Leer la guía\nLeer la guía", ids: ["a", "b"] },
])("a step that is $name keeps what was ticked of it", ({ text, ids }) => {
  expect(stepsIn(text, [GUIDE, KEY]).map(({ id }) => id)).toEqual(ids);
});
