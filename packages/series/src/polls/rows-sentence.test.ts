import { expect, test } from "vitest";
import { rowsSentence } from "./rows-sentence.ts";

test.each([
  ["polls", { added: 2, changed: 1, removed: 0 }, "Dos encuestas nuevas, una corregida."],
  ["polls", { added: 0, changed: 0, removed: 30 }, "30\u00a0encuestas quitadas."],
  ["events", { added: 1, changed: 0, removed: 0 }, "Un acontecimiento nuevo."],
  ["events", { added: 0, changed: 0, removed: 0 }, "Nada ha cambiado."],
] as const)("%s %o is told as «%s»", (of, counts, sentence) => {
  expect(rowsSentence(of, counts)).toBe(sentence);
});
