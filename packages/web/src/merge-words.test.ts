import { expect, test } from "vitest";
import { mergeWords } from "./merge-words.ts";

const BASE = "El paro baja en Ejemplo por tercer año.";

test.each([
  {
    what: "the beginning and the end",
    theirs: "El empleo sube en Ejemplo por tercer año.",
    mine: "El paro baja en Ejemplo por cuarto año.",
    joined: "El empleo sube en Ejemplo por cuarto año.",
  },
  {
    what: "a word more and a word less, whoever came first",
    theirs: "El paro baja en Ejemplo por año.",
    mine: "El paro juvenil baja en Ejemplo por tercer año.",
    joined: "El paro juvenil baja en Ejemplo por año.",
  },
  {
    what: "a paragraph more at the end, and a word before",
    theirs: `${BASE}\n\nY sube el empleo.`,
    mine: "El paro cae en Ejemplo por tercer año.",
    joined: "El paro cae en Ejemplo por tercer año.\n\nY sube el empleo.",
  },
  {
    what: "the same word",
    theirs: "El paro sube en Ejemplo por tercer año.",
    mine: "El paro cae en Ejemplo por tercer año.",
    joined: null,
  },
  {
    what: "words beside each other",
    theirs: "El empleo baja en Ejemplo por tercer año.",
    mine: "El paro cae en Ejemplo por tercer año.",
    joined: null,
  },
  { what: "the whole text", theirs: "Suyo", mine: "Mío", joined: null },
  { what: "more at the same place", theirs: `${BASE} Suyo`, mine: `${BASE} Mío`, joined: null },
  { what: "what one of them took out whole", theirs: "", mine: "El paro cae en Ejemplo por tercer año.", joined: null },
])("two people write $what", ({ theirs, mine, joined }) => {
  expect(mergeWords({ base: BASE, theirs, mine })).toBe(joined);
  expect(mergeWords({ base: BASE, theirs: mine, mine: theirs })).toBe(joined);
});

test("nothing is joined into a text that was empty, nor into an address", () => {
  expect(mergeWords({ base: "", theirs: "Suyo", mine: "Mío" })).toBeNull();
  const of = (page: string) => `https://graficos.example.org/${page}`;
  expect(mergeWords({ base: of("uno"), theirs: of("dos"), mine: of("tres") })).toBeNull();
});
