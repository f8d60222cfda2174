import { newBlock, type StoryConfig } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { handLines, sinceYesterday } from "./hand-lines";

const block = newBlock("Texto", () => "a");
const STORY: StoryConfig = { type: "story", kicker: "", dek: "", byline: "", blocks: [block] };
const hand = (part: string, by: string, atMs: number, before: string, after: string) => ({
  ...{ part, by, byId: by, firstAtMs: atMs, lastAtMs: atMs + 1, before, after },
});

test("who wrote in which parts is told in the order of the story, each part once", () => {
  expect(
    handLines(STORY, [
      hand("a a", "Eva", 300, "Uno y dos", "Uno, **dos** y tres"),
      hand("a a", "Ana", 200, "Uno", "Uno y dos"),
      hand("title", "Ana", 100, "", "La riada"),
      hand("z y", "Ana", 50, "Algo", ""),
    ]),
  ).toEqual([
    { place: "Título", field: "title", hands: [{ by: "Ana", atMs: 101 }], before: "", after: "La riada" },
    {
      ...{ place: "Bloque 1 (Texto), paso 1", field: "config.blocks.0.steps.0.text" },
      hands: [
        { by: "Eva", atMs: 301 },
        { by: "Ana", atMs: 201 },
      ],
      ...{ before: "Uno", after: "Uno, dos y tres" },
    },
    { place: "Algo que ya no está", field: "", hands: [{ by: "Ana", atMs: 51 }], before: "Algo", after: "" },
  ]);
});

test("yesterday begins at its midnight", () => {
  const now = new Date(2026, 10, 29, 13, 20);
  expect(sinceYesterday(now.getTime())).toBe(new Date(2026, 10, 28).getTime());
});
