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
  ["mapas", "mapa"],
  ["datos", "dato"],
  ["meses", "mes"],
  ["pares", "par"],
])("%s and %s are one family", (one, other) => {
  expect(root(one)).toBe(root(other));
});

test.each([
  ["paro", "para"],
  ["paro", "par"],
  ["paro", "parar"],
  ["covid", "cover"],
])("%s and %s are two words: what is left of a short one would say nothing", (one, other) => {
  expect(root(one)).not.toBe(root(other));
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

test("a word that says nothing has no place: it is never what was found", () => {
  const { words, places } = readText("Para el paro");
  expect(words.map(({ stem: found }) => found)).toEqual([null, null, "paro"]);
  expect([...places.keys()]).toEqual(["paro"]);
});
