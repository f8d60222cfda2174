import { newBlock, type StoryConfig } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { caretAfter, withPageWords } from "./written-in-page";

const block = newBlock("Texto", () => "a");
const storyOf = (text: string): StoryConfig => ({
  ...{ type: "story", kicker: "", dek: "", byline: "" },
  blocks: [{ ...block, steps: block.steps.map((step) => ({ ...step, text })) }],
});
const PLACE = { blockId: "a", stepId: "a" };

test("what is written in the page is the text of its step", () => {
  expect(withPageWords(storyOf("Uno"), { ...PLACE, base: "Uno", text: "Uno y dos" })).toEqual(storyOf("Uno y dos"));
});

test("what another person wrote in it meanwhile stays: joined by words, or both", () => {
  const base = "El paro baja en Ejemplo por tercer año.";
  const theirs = storyOf("El paro baja en Ejemplo por cuarto año.");
  expect(withPageWords(theirs, { ...PLACE, base, text: "Hoy el paro baja en Ejemplo por tercer año." })).toEqual(
    storyOf("Hoy el paro baja en Ejemplo por cuarto año."),
  );
  expect(withPageWords(storyOf("De Eva"), { ...PLACE, base: "", text: "Mío" })).toEqual(storyOf("De Eva\n\nMío"));
});

test.each([
  { what: "before what changed", at: 2, stands: 2 },
  { what: "after what changed", at: 9, stands: 15 },
])("a caret $what stays at its word", ({ at, stands }) => {
  expect(caretAfter("El paro baja", "El paro juvenil baja".replace("paro ", "p"), 1)).toBe(1);
  expect(caretAfter("Uno y dos tres", "Uno y otros dos tres", at)).toBe(stands);
});
