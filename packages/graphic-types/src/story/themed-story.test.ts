import { resolvedFile } from "@nv/piece-parts/test";
import { expect, test } from "vitest";
import { typeOf } from "../graphic-config.ts";
import { NO_KEYS, type PageInput } from "../page-parts.ts";
import { chaptersOf } from "./chapters.ts";
import { StoryConfig } from "./config.ts";
import { storyExample } from "./example.ts";
import { hasStoryPicture, storyFallback } from "./fallback.ts";
import { storyPage } from "./page.ts";

const input: PageInput = {
  ...{ title: "La riada", language: "es", altText: "Una riada", sourceLine: "", credit: "", heightsPx: [] },
  ...{ frame: () => expect.unreachable(), atlas: {}, charts: () => expect.unreachable(), beside: () => "" },
  ...{ built: () => "", srcOf: () => "", pictureSrc: () => "", keys: NO_KEYS },
  file: (source, recipe) => resolvedFile({ source, recipe }, { altText: "Un valle" }),
};
const words = (text: string, id = "a") => ({
  ...{ id: `b-${id}`, format: "Texto", settings: {} },
  steps: [{ id, text, alt: "", align: "center" as const, data: {} }],
});
const story = (more: object) => StoryConfig.parse({ type: "story", blocks: [words("Llovió.")], ...more });
function written(config: StoryConfig) {
  const { body } = storyPage(config, input);
  if (body.kind !== "html") throw new Error("A story is HTML.");
  return body;
}

test.each([
  { theme: undefined, html: '<article class="nv-story">', asks: false },
  { theme: "light", html: '<article class="nv-story" data-nv-special="light">', asks: false },
  { theme: "reader", html: '<article class="nv-story" data-nv-special="auto">', asks: true },
  {
    theme: "dark",
    html: '<div data-nv-theme="dark"><article class="nv-story nv-story--dark" data-nv-special="dark">',
    asks: false,
  },
  {
    theme: "house",
    html: '<div data-nv-theme="dark"><article class="nv-story nv-story--house" data-nv-special="dark">',
    asks: false,
  },
])("a story with the theme $theme says so to its page and to an article", ({ theme, html, asks }) => {
  const { html: page, head = "" } = written(story({ theme }));
  expect(page.startsWith(html)).toBe(true);
  expect(head.includes("nvAsks")).toBe(asks);
});

test("one that begins with an opening has its title in it, once", () => {
  const opening = storyExample.config.blocks.find(({ format }) => format === "Apertura");
  const { html } = written(story({ blocks: [opening, words("Llovió.")] }));
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/nv-opening__text"><header class="nv-story__head">/);
  expect(written(story({ blocks: [words("Llovió."), opening] })).html).toMatch(/^<article class="nv-story"><header/);
});

test("its chapters are its headings, each where it stands", () => {
  expect(chaptersOf([words("Nada"), words("## La **noche**\n\nLlovió.", "n")])).toEqual([
    { anchor: "b-b-n-n", title: "La noche" },
  ]);
});

test("its first picture stands for it, and nothing where it has none", () => {
  expect(storyFallback(story({}))).toBeNull();
  expect(hasStoryPicture(story({}))).toBe(false);
  const opening = storyExample.config.blocks.find(({ format }) => format === "Apertura");
  expect(storyFallback(story({ blocks: [words("Llovió."), opening] }))).toMatchObject({ kind: "picture" });
});

test("a story uses the pieces that it shows, and keeps the version that there was", () => {
  const config = story({
    blocks: [{ id: "p", format: "Pieza", settings: { piece: "graphic:paro", way: "fixed" }, steps: [] }],
  });
  const type = typeOf("story");
  expect(type.sources(config)).toEqual([
    { field: "blocks.0.settings.piece", source: "graphic:paro", reference: "graphic:paro" },
  ]);
  expect(type.framesGraphicAt("blocks.0.settings.piece")).toBe(true);
  expect(type.framesVersion(config)).toBe(true);
});
