import { fold } from "@nv/spanish";
import { expect, test } from "vitest";
import { markText, passageOf } from "./passage.ts";
import { readText, stem } from "./words.ts";

const found = (...words: string[]) => new Set(words.map((word) => stem(fold(word))));
const shown = (text: string, words: ReadonlySet<string>) =>
  passageOf(readText(text), words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test("a word is marked as it was written, whatever its ending and its accents", () => {
  expect(markText(readText("Los gráficos y el grafico"), found("gráfico"))).toEqual([
    { text: "Los ", isMatch: false },
    { text: "gráficos", isMatch: true },
    { text: " y el ", isMatch: false },
    { text: "grafico", isMatch: true },
  ]);
});

test("a short text is shown whole", () => {
  expect(shown("Un mapa con halo.", found("halo"))).toBe("Un mapa con [halo].");
});

const LONG = `${"Relleno que no dice nada. ".repeat(20)}El halo rodea el rótulo del mapa. ${"Y sigue. ".repeat(40)}`;

test("a long text is cut at whole words around what was found, and says where it goes on", () => {
  const passage = shown(LONG, found("halo", "mapa"));
  expect(passage).toMatch(/^… \p{L}.*El \[halo\] rodea el rótulo del \[mapa\]\..* …$/u);
  expect(passage.length).toBeLessThan(220);
});

test("the stretch with the most different words wins over the first one", () => {
  const text = `Un halo suelto. ${"Relleno que no dice nada. ".repeat(20)}El halo del mapa.`;
  expect(shown(text, found("halo", "mapa"))).toContain("[halo] del [mapa]");
});

test("a text with none of the words shows its beginning", () => {
  expect(shown(LONG, found("nada de esto no está"))).toMatch(/^Relleno .* …$/);
});

test("an empty text has an empty passage", () => {
  expect(passageOf(readText(""), found("mapa"))).toEqual([]);
});
