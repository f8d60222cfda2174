import { firstConfig, newBlock, type StoryConfig } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { emptyDraft, type GraphicDraft } from "../../graphics/core/graphic-draft";
import { savable } from "./savable";

const STORY: StoryConfig = { type: "story", kicker: "", dek: "", byline: "", blocks: [] };
const SAVED: GraphicDraft = { ...emptyDraft(firstConfig("story")), title: "La riada" };
const written = (part: Partial<GraphicDraft>, config: StoryConfig = STORY) =>
  savable({ ...SAVED, ...part, config }, SAVED);

test("what differs by spaces alone is saved already", () => {
  expect(written({})).toBe("saved");
  expect(written({ title: "La riada " })).toBe("saved");
  expect(written({ title: "La riada del valle" })).toBe("savable");
  expect(written({}, { ...STORY, blocks: [newBlock("Texto", () => "a")] })).toBe("savable");
});

test("what is missing in it waits for nobody", () => {
  expect(written({}, { ...STORY, blocks: [newBlock("ImgTransition", () => "a")] })).toBe("savable");
});

test("what the server would refuse waits", () => {
  expect(written({ title: " " })).toBe("wrong");
});
