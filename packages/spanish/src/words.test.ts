import { expect, test } from "vitest";
import { fold, foldLoosely } from "./fold.ts";
import { slugOf } from "./slug.ts";
import { isStopWord } from "./stop-words.ts";
import { findWords, wordsOf } from "./words.ts";

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
  ["José Núñez", "jose nunez"],
  ["José".normalize("NFD"), "jose"],
  ["  DOS\t espacios\n", "dos espacios"],
  ["Łukasz Ça va", "łukasz ca va"],
  ["100 %_\\", "100 %_\\"],
  ["", ""],
])("«%s» folds loosely to «%s»", (text, folded) => {
  expect(foldLoosely(text)).toBe(folded);
});

test("names, versions and code are cut where their signs are", () => {
  expect(wordsOf("dw-switcher, nv_ink v2.0 y 3D")).toEqual(["dw", "switcher", "nv", "ink", "v2", "0", "y", "3d"]);
});

test("a found word points at the text as it was written", () => {
  expect(findWords("Los Gráficos, aquí")).toEqual([
    { text: "Los", start: 0 },
    { text: "Gráficos", start: 4 },
    { text: "aquí", start: 14 },
  ]);
});

test("question words say nothing", () => {
  expect(wordsOf("¿Cómo puedo hacer un mapa?").filter((word) => !isStopWord(word))).toEqual(["mapa"]);
});

test.each([
  ["El paro baja en España (1,2 %)", "el-paro-baja-en-espana-1"],
  ["Ñandú / ¿qué?", "nandu-que"],
  ["Ελλάδα", ""],
  ["una palabra larguísima más", "una-palabra-larguisima"],
])("the address of «%s» is «%s»", (title, slug) => {
  expect(slugOf(title, 24)).toBe(slug);
});

test.each([
  ["Straße Ærø œuvre", "strasse-aero-oeuvre"],
  ["Łódź, Đoković y Þór", "lodz-dokovic-y-thor"],
])("letters that are no letter with an accent stay in an address: «%s»", (title, slug) => {
  expect(slugOf(title, 60)).toBe(slug);
});
