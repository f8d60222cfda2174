import { expect, test } from "vitest";
import { fold, isStopWord, readText, stem, wordsOf } from "./words.ts";

const root = (word: string) => stem(fold(word));

test.each([
  ["Tipografía", "tipografia"],
  ["ÑANDÚ", "ñandu"],
  ["piñata", "piñata"],
  ["nin\u0303o", "niño"],
  ["pingüino", "pinguino"],
  ["São Paulo", "sao paulo"],
])("%s folds to %s", (word, folded) => {
  expect(fold(word)).toBe(folded);
});

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

test("names, versions and code are cut where their signs are", () => {
  expect(wordsOf("dw-switcher, nv_ink v2.0 y 3D")).toEqual(["dw", "switcher", "nv", "ink", "v2", "0", "y", "3d"]);
});

test("question words say nothing", () => {
  expect(wordsOf("¿Cómo puedo hacer un mapa?").filter((word) => !isStopWord(word))).toEqual(["mapa"]);
});

test("a placed word points at the text as it was written", () => {
  const text = "Los Gráficos, aquí";
  const { words, places } = readText(text);
  const [, graphics] = words;
  expect(graphics).toEqual({ stem: root("gráfico"), start: 4, end: 12 });
  expect(text.slice(4, 12)).toBe("Gráficos");
  expect(places.get(root("grafico"))).toEqual([1]);
});
