import { changeBlock, changeStep, newBlock, type StoryConfig } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { differInWords } from "./differ-in-words";

const block = newBlock("Texto", () => "a");
const STORY: StoryConfig = { type: "story", kicker: "", dek: "", byline: "", blocks: [block] };
const withStep = (part: object): StoryConfig => ({
  ...STORY,
  blocks: [...changeBlock(STORY.blocks, "a", (one) => changeStep(one, "a", (step) => ({ ...step, ...part })))],
});

test("texts alone are told apart from all that makes another page", () => {
  expect(differInWords(STORY, withStep({ text: "Otro" }))).toBe(true);
  expect(differInWords(STORY, withStep({ text: "Otro", alt: "Se ve" }))).toBe(false);
  expect(differInWords(STORY, withStep({ data: { image: "file:1" } }))).toBe(false);
  expect(differInWords(STORY, { ...STORY, dek: "Entradilla" })).toBe(false);
  expect(differInWords(STORY, { ...STORY, blocks: [] })).toBe(false);
});
