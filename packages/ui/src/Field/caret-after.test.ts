import { expect, test } from "vitest";
import { caretAfter } from "./caret-after.ts";

/** A text with its caret: `El pa|ro`. */
const read = (text: string) => ({ text: text.replace("|", ""), at: text.indexOf("|") });

test.each([
  { what: "what is written behind it", before: "El pa|ro baja", after: "El pa|ro baja mucho" },
  { what: "what is written before it", before: "El pa|ro baja", after: "Hoy El pa|ro baja" },
  { what: "a word more at either end", before: "Uno cua|tro tres", after: "Hoy Uno cua|tro tres y más" },
  { what: "a word more at either end of a half word", before: "eva1 ana005|", after: "eva2 eva1 ana005| eva3" },
  { what: "what is written right behind a half word", before: "Uno ana005|", after: "Uno ana005| eva0054" },
  { what: "a text that others wrote anew", before: "Uno y |dos", after: "|Nada" },
  { what: "a text that others took out", before: "Uno y |dos", after: "|" },
])("a caret stays at its word through $what", ({ before, after }) => {
  const [from, to] = [read(before), read(after)];
  expect(caretAfter(from.text, to.text, from.at)).toBe(to.at);
});
