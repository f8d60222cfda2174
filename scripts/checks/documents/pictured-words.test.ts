import { expect, test } from "vitest";
import { pictureFaults, readWordLines, wordLines } from "./pictured-words.ts";

const isWritten = (text: string) => ["Buscar", "Añadir"].includes(text);

test("a picture whose words are all said still holds", () => {
  expect(pictureFaults(new Map([["graficos", ["Buscar", "Añadir"]]]), isWritten, ["graficos", "graficos"])).toEqual([]);
});

test("a word that no screen says any more, a picture that nobody takes and one that no page shows are told", () => {
  const words = new Map([
    ["graficos", ["Buscar", "Traer"]],
    ["equipo", []],
  ]);
  expect(pictureFaults(words, isWritten, ["graficos", "estado"])).toEqual([
    "the picture «graficos» shows «Traer», which no screen says",
    "a page shows the picture «estado», which nobody takes",
    "no page shows the picture «equipo»",
  ]);
});

test("words are read as they were written, colons too", () => {
  const words = new Map([
    ["graficos", ["Buscar", "Salud: rotos"]],
    ["equipo", ["La semana"]],
  ]);
  expect(readWordLines(wordLines(words))).toEqual(words);
});
