import { expect, test } from "vitest";
import { commentPlaces } from "./comment-places.ts";

const block = (id: string, text: string) => ({ id, steps: [{ text }] });

test("the parts of a story are its blocks, by the ids that they keep", () => {
  const blocks = [block("k2", "El  puente\ncae."), block("k1", "")];
  expect(commentPlaces({ type: "story", blocks })).toEqual([
    { anchor: "k2", label: "Bloque 1", words: "El puente cae." },
    { anchor: "k1", label: "Bloque 2", words: "" },
  ]);
});

test("what has no blocks is commented on as a whole", () => {
  expect(commentPlaces({ type: "image", source: "" })).toEqual([]);
});
