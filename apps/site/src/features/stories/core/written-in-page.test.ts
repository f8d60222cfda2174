import { newBlock, type StoryConfig } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { withPageWords } from "./written-in-page";

const block = newBlock("Texto", () => "a");
const configOf = (text: string): StoryConfig => ({
  ...{ type: "story", kicker: "", dek: "", byline: "" },
  blocks: [{ ...block, steps: block.steps.map((step) => ({ ...step, text })) }],
});
const storyOf = (text: string) => ({ title: "La riada", config: configOf(text) });
const changed = (text: string) => ({ config: configOf(text) });
const at = { blockId: "a", stepId: "a" };

test("what is written in the page is the text of its step", () => {
  expect(withPageWords(storyOf("Uno"), { at, base: "Uno", text: "Uno y dos" })).toEqual(changed("Uno y dos"));
});

test("what another person wrote in it meanwhile stays: joined by words, or both", () => {
  const base = "El paro baja en Ejemplo por tercer año.";
  const theirs = storyOf("El paro baja en Ejemplo por cuarto año.");
  expect(withPageWords(theirs, { at, base, text: "Hoy el paro baja en Ejemplo por tercer año." })).toEqual(
    changed("Hoy el paro baja en Ejemplo por cuarto año."),
  );
  expect(withPageWords(storyOf("De Eva"), { at, base: "", text: "Mío" })).toEqual(changed("De Eva\n\nMío"));
});

test("two spaces, of which a page shows one, are no other text", () => {
  expect(withPageWords(storyOf("Uno  y\ndos "), { at, base: "Uno y\ndos", text: "Uno y\ndos y tres" })).toEqual(
    changed("Uno y\ndos y tres"),
  );
});

test("the title and the words at the head are written in the page too, and joined", () => {
  const story = { title: "La riada de Ejemplo", config: { ...configOf("Uno"), dek: "Una entradilla" } };
  const title = { at: { word: "title" }, base: "La riada", text: "Hoy, la riada" } as const;
  expect(withPageWords({ ...story, title: "La riada" }, title)).toEqual({ title: "Hoy, la riada" });
  expect(withPageWords(story, { ...title, base: "La riada de hoy", text: "La gran riada de hoy" })).toEqual({
    title: "La gran riada de Ejemplo",
  });
  expect(withPageWords(story, { at: { word: "dek" }, base: "Una entradilla", text: "Una **entradilla**" })).toEqual({
    config: { ...story.config, dek: "Una **entradilla**" },
  });
});
