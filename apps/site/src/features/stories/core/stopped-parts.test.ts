import { changeStep, newBlock, type StoryConfig } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { partsThatWait, withoutStopped } from "./stopped-parts";

let count = 0;
const newId = () => `n${count++}`;
const words = newBlock("Texto", newId);
const pictures = newBlock("ImgTransition", newId);
const two = { ...pictures, steps: [...pictures.steps, ...newBlock("ImgTransition", newId).steps] };
const STORY: StoryConfig = { type: "story", kicker: "", dek: "", byline: "", blocks: [words, two] };
const waits = (field: string) => partsThatWait(STORY, [{ field, message: "" }]);

test("a step whose files nobody prepares is left out until it has other files", () => {
  const stopped = waits("config.blocks.1.steps.1.data.image");
  expect(withoutStopped(STORY, stopped).blocks.map(({ steps }) => steps.length)).toEqual([1, 1]);
  const last = two.steps[1]?.id ?? "";
  const other = changeStep(two, last, (step) => ({ ...step, data: { ...step.data, image: "file:otra" } }));
  expect(withoutStopped({ ...STORY, blocks: [words, other] }, stopped).blocks[1]?.steps).toHaveLength(2);
});

test("a block whose own file nobody prepares is left out, and a path that leads nowhere stops nothing", () => {
  expect(withoutStopped(STORY, waits("config.blocks.1.settings.video")).blocks).toEqual([words]);
  expect(withoutStopped(STORY, waits("config.blocks.9.settings.video"))).toBe(STORY);
});
