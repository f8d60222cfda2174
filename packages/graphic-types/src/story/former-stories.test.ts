import { stepWords } from "@nv/formats";
import { resolvedFile } from "@nv/piece-parts/test";
import { expect, test } from "vitest";
import { GraphicConfig } from "../graphic-config.ts";
import { NO_KEYS, type PageInput } from "../page-parts.ts";
import { KeptStory, StoryConfig } from "./config.ts";
import { storyPage } from "./page.ts";
import { storyProblems } from "./shown-story.ts";
// A story of each of the first eleven formats, written by the version of 23 November 2026 (894e051e): without layouts, themes and notes.
import kept from "./stories-of-november-23.json" with { type: "json" };

const INPUT: PageInput = {
  ...{ title: "La riada", language: "es", altText: "Una riada", sourceLine: "", credit: "", heightsPx: [] },
  ...{ frame: () => expect.unreachable(), atlas: {}, charts: () => expect.unreachable(), beside: () => "" },
  ...{ built: () => "", srcOf: () => "", pictureSrc: () => "", keys: NO_KEYS },
  file: (source, recipe) => resolvedFile({ source, recipe }, { credit: "Ana", altText: "Un valle" }),
};

test("a story of a former version is read whole, as a draft and as a revision that readers had", () => {
  for (const schema of [StoryConfig, KeptStory, GraphicConfig]) expect(schema.parse(kept)).toMatchObject(kept);
  expect(storyProblems(StoryConfig.parse(kept))).toEqual([]);
});

test("its page is written with every text of it", () => {
  const { body } = storyPage(StoryConfig.parse(kept), INPUT);
  if (body.kind !== "html") throw new Error("A story is HTML.");
  const shown = body.html.replaceAll(/<[^>]*>/g, "");
  for (const { steps } of kept.blocks)
    for (const { text } of steps)
      for (const word of stepWords(text).split(/\s+/).filter(Boolean)) expect(shown).toContain(word);
});
