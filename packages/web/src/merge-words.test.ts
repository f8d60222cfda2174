import fc from "fast-check";
import { expect, test } from "vitest";
import { keepBoth, mergeWords } from "./merge-words.ts";

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
    what: "a whole sentence anew, and a word of it",
    theirs: "La ocupación crece en la comarca por segundo trimestre.",
    mine: "El paro baja en Ejemplo y Muestra por tercer año.",
    joined: null,
  },
  {
    what: "the same correction, and each something more",
    theirs: "Hoy el paro baja en Ejemplo por cuarto año.",
    mine: "El paro baja en Ejemplo por cuarto año.",
    joined: "Hoy el paro baja en Ejemplo por cuarto año.",
  },
  {
    what: "more at the same place, of which the one goes on from the other",
    theirs: `${BASE} Uno.`,
    mine: `${BASE} Uno. Dos.`,
    joined: `${BASE} Uno. Dos.`,
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

test("each writes in several places of one text, by turns, and all of it stays", () => {
  const paragraphs = (...words: readonly string[]) =>
    words.map((word) => `Al principio se dijo ${word} y nadie preguntó por qué.`).join("\n\n");
  const sides = {
    base: paragraphs("uno", "dos", "tres", "cuatro"),
    theirs: paragraphs("uno de ellos", "dos", "tres de ellos", "cuatro"),
    mine: paragraphs("uno", "dos míos", "tres", "cuatro míos"),
  };
  expect(mergeWords(sides)).toBe(paragraphs("uno de ellos", "dos míos", "tres de ellos", "cuatro míos"));
});

test.each([
  {
    what: "more at the same place",
    theirs: `${BASE} Suyo.`,
    mine: `${BASE} Mío.`,
    kept: `${BASE} Suyo. Mío.`,
  },
  {
    what: "more at the beginning, and each something more elsewhere",
    theirs: "Hoy El paro baja en Ejemplo por tercer año seguido.",
    mine: "Ayer El paro baja mucho en Ejemplo por tercer año.",
    kept: "Hoy Ayer El paro baja mucho en Ejemplo por tercer año seguido.",
  },
  {
    what: "the same word",
    theirs: "El paro sube en Ejemplo por tercer año.",
    mine: "El paro cae en Ejemplo por tercer año.",
    kept: "El paro sube en Ejemplo por tercer año.\n\nEl paro cae en Ejemplo por tercer año.",
  },
  {
    what: "the same in another order, because both had decided to keep both,",
    theirs: `${BASE} Suyo. Mío.`,
    mine: `${BASE} Mío. Suyo. Otra.`,
    kept: `${BASE} Mío. Suyo. Otra.`,
  },
  {
    what: "on, the one after a word that the other had half written and finishes",
    theirs: "El paro baja juvenil en Ejemplo por tercer año.",
    mine: "El paro bajaba en Ejemplo por tercer año.",
    kept: "El paro bajaba juvenil en Ejemplo por tercer año.",
  },
  {
    what: "on, where the one half wrote a word and both another",
    theirs: "El paro baja en Ejemplo por tercer año. Suyo",
    mine: "El paro bajaba mucho en Ejemplo por tercer año. Mío",
    kept: "El paro bajaba mucho en Ejemplo por tercer año. Suyo Mío",
  },
  {
    what: "the same word on in other letters",
    theirs: "El paro bajaba en Ejemplo por tercer año.",
    mine: "El paro bajando en Ejemplo por tercer año.",
    kept: "El paro bajaba en Ejemplo por tercer año.\n\nEl paro bajando en Ejemplo por tercer año.",
  },
  { what: "the whole text", theirs: "Suyo", mine: "Mío", kept: "Suyo\n\nMío" },
])("of two who write $what both texts are kept", ({ theirs, mine, kept }) => {
  expect(keepBoth({ base: BASE, theirs, mine })).toBe(kept);
});

test("where both are kept, a paragraph that only one of them touched is there once", () => {
  const of = (...all: readonly string[]) => all.join("\n\n");
  expect(
    keepBoth({
      base: of("Uno y nada más.", BASE, "Tres y nada más."),
      theirs: of("Uno y algo más.", "El paro sube en Ejemplo por tercer año.", "Tres y nada más."),
      mine: of("Uno y nada más.", "El paro cae en Ejemplo por tercer año.", "Tres y ya."),
    }),
  ).toBe(
    of(
      "Uno y algo más.",
      "El paro sube en Ejemplo por tercer año.",
      "El paro cae en Ejemplo por tercer año.",
      "Tres y ya.",
    ),
  );
});

const BASE_WORDS = Array.from({ length: 24 }, (_, place) => `w${place}`);

/** Edits of a text: some words are taken out at a place, and others written there. */
const edits = fc.array(fc.record({ at: fc.nat(BASE_WORDS.length), out: fc.nat(3), written: fc.nat(2) }), {
  maxLength: 4,
});
type Edits = typeof edits extends fc.Arbitrary<infer Value> ? Value : never;

/** The words after some edits; each written one is there once in all texts. @param name - Of who writes. */
const edited = (all: Edits, name: string): readonly string[] =>
  all.reduce<readonly string[]>((words, { at, out, written }, turn) => {
    const fresh = Array.from({ length: written }, (_, place) => `${name}${turn}x${place}`);
    return words.toSpliced(Math.min(at, words.length), out, ...fresh);
  }, BASE_WORDS);

test("no word of either is lost or told twice, whatever both do in a text, and each stays in its order", () => {
  let joinings = 0;
  fc.assert(
    fc.property(edits, edits, (one, other) => {
      const [theirs, mine] = [edited(one, "a"), edited(other, "b")];
      const sides = { base: BASE_WORDS.join(" "), theirs: theirs.join(" "), mine: mine.join(" ") };
      const joined = mergeWords(sides);
      expect(mergeWords({ base: sides.base, theirs: sides.mine, mine: sides.theirs })).toBe(joined);
      if (joined === null) return;
      joinings += 1;
      const words = joined.split(/\s+/).filter(Boolean);
      const stays = (word: string) => !BASE_WORDS.includes(word) || (theirs.includes(word) && mine.includes(word));
      expect(words.toSorted()).toEqual([...new Set([...theirs, ...mine])].filter(stays).toSorted());
      for (const side of [theirs, mine])
        expect(words.filter((word) => side.includes(word))).toEqual(side.filter((word) => words.includes(word)));
    }),
    { numRuns: 2000 },
  );
  expect(joinings).toBeGreaterThan(200);
});

test("where both are kept no word is lost, and where nobody took one out none is there twice", () => {
  const written = (all: readonly string[]) => all.filter((word) => !BASE_WORDS.includes(word));
  fc.assert(
    fc.property(edits, edits, fc.boolean(), (one, other, takesOut) => {
      const only = (all: Edits) => (takesOut ? all : all.map((edit) => ({ ...edit, out: 0 })));
      const [theirs, mine] = [edited(only(one), "theirs"), edited(only(other), "mine")];
      const kept = keepBoth({ base: BASE_WORDS.join(" "), theirs: theirs.join(" "), mine: mine.join(" ") }).split(
        /\s+/,
      );
      for (const word of [...written(theirs), ...written(mine)]) expect(kept).toContain(word);
      if (!takesOut) expect(kept.toSorted()).toEqual([...new Set([...theirs, ...mine])].toSorted());
    }),
    { numRuns: 2000 },
  );
});
