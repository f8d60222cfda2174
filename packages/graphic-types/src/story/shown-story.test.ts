import { expect, test } from "vitest";
import { insertStep, newBlock } from "./core/edit-blocks.ts";
import { storyExample } from "./example.ts";
import { pathInWhole, shownStory, storyProblems } from "./shown-story.ts";

const GOOD = storyExample.config;
const EMPTY = newBlock("ImgTransition", () => "empty");
const PLACE = GOOD.blocks.findIndex(({ format }) => format === "ImgTransition");
const PICTURES = GOOD.blocks[PLACE];
if (PICTURES === undefined) throw new Error("The example has no pictures.");
const more = { ...insertStep(PICTURES, 2, () => "more") };

test("what is wrong is named from the story, and nothing is of what is right", () => {
  expect(storyProblems(GOOD)).toEqual([]);
  expect(storyProblems({ ...GOOD, blocks: [...GOOD.blocks, EMPTY] })).toEqual([
    { field: `blocks.${GOOD.blocks.length}.steps.0.data.image`, message: "Falta la imagen" },
  ]);
});

test("a story is shown without the step, or the block, that is wrong", () => {
  expect(shownStory(GOOD)).toEqual(GOOD);
  expect(shownStory({ ...GOOD, blocks: [EMPTY, PICTURES] }).blocks).toEqual([PICTURES]);
  expect(shownStory({ ...GOOD, blocks: [more] }).blocks).toEqual([PICTURES]);
});

test("what somebody who knows more refused is left out too", () => {
  const [shown] = shownStory({ ...GOOD, blocks: [PICTURES] }, ["blocks.0.steps.1.data.image"]).blocks;
  expect(shown?.steps).toEqual(PICTURES.steps.filter((_, place) => place !== 1));
  expect(shownStory({ ...GOOD, blocks: [PICTURES] }, ["blocks.0.settings.effect"]).blocks).toEqual([]);
});

test("what is said of the part that is shown is said of the whole", () => {
  const [first, ...steps] = insertStep(PICTURES, 0, () => "more").steps;
  const whole = {
    ...GOOD,
    blocks: [EMPTY, { ...PICTURES, steps: [...(first === undefined ? [] : [first]), ...steps] }],
  };
  const shown = shownStory(whole);
  expect(pathInWhole(whole, shown, "blocks.0.steps.1.data.image")).toBe("blocks.1.steps.2.data.image");
  expect(pathInWhole(whole, shown, "blocks.0")).toBe("blocks.1");
  expect(pathInWhole(whole, shown, "blocks")).toBe("blocks");
});
