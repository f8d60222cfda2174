import { fold } from "@nv/spanish";
import { expect, test } from "vitest";
import { readText, stem } from "./words.ts";

const root = (word: string) => stem(fold(word));

test.each([
  ["configuración", "configuracion"],
  ["configuraciones", "configuracion"],
  ["gráficos", "grafico"],
  ["sombras", "sombra"],
  ["enlaces", "enlace"],
])("%s and %s are one family", (one, other) => {
  expect(root(one)).toBe(root(other));
});

test("ñ and n are two letters: «año» is not found by «ano»", () => {
  expect(root("año")).not.toBe(root("ano"));
});

test("a placed word points at the text as it was written", () => {
  const text = "Los Gráficos, aquí";
  const { words, places } = readText(text);
  const [, graphics] = words;
  expect(graphics).toEqual({ stem: root("gráfico"), start: 4, end: 12 });
  expect(text.slice(4, 12)).toBe("Gráficos");
  expect(places.get(root("grafico"))).toEqual([1]);
});
