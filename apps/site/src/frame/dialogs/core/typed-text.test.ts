import { expect, test } from "vitest";
import { textAfterKey } from "./typed-text";

const write = (text: string, key: string, isOrder = false) => textAfterKey(text, { key, isOrder });

test("letters, signs and spaces are added, and the last one is taken back", () => {
  expect([write("map", "a"), write("map", " "), write("a", "ñ"), write("mapas", "Backspace")]).toEqual([
    "mapa",
    "map ",
    "añ",
    "mapa",
  ]);
});

test.each(["Enter", "Escape", "ArrowDown", "Shift", "Dead"])("%s writes nothing", (key) => {
  expect(write("mapa", key)).toBeNull();
});

test("an order writes nothing", () => {
  expect(write("mapa", "k", true)).toBeNull();
});
