import { expect, test } from "vitest";
import { changedWords } from "./changed-words.ts";

/** Parts as text, what changes between brackets. */
function marked(before: string, after: string): readonly string[] {
  return changedWords(before, after).map((parts) =>
    parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(""),
  );
}

test.each([
  {
    name: "a word more",
    before: "Un halo rodea.",
    after: "Un halo claro rodea.",
    marks: ["Un halo rodea.", "Un halo [claro ]rodea."],
  },
  {
    name: "another word",
    before: "El mapa físico",
    after: "El mapa político",
    marks: ["El mapa [físico]", "El mapa [político]"],
  },
  { name: "a word less at the end", before: "y ya está", after: "y ya", marks: ["y ya[ está]", "y ya"] },
  { name: "a word twice", before: "muy", after: "muy muy", marks: ["muy", "muy[ muy]"] },
  { name: "nothing in common", before: "sol", after: "nube", marks: ["sol", "nube"] },
  { name: "an empty line", before: "", after: "nube", marks: ["", "nube"] },
])("$name", ({ before, after, marks }) => {
  expect(marked(before, after)).toEqual(marks);
});
