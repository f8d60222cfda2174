import { newBlock, type StoryConfig } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { copyStoryOf, withCopy, withPasted } from "./apply-words";
import { readCopy, writeCopy } from "./copy-text";

function counting(prefix: string) {
  let last = 0;
  return () => {
    last += 1;
    return `${prefix}${last}`;
  };
}

const BLOCK = newBlock("Texto", counting("a"));
const STORY: StoryConfig = { type: "story", kicker: "", dek: "Entradilla", byline: "", blocks: [BLOCK] };
const textsOf = ({ blocks }: StoryConfig) => blocks.map(({ steps }) => steps.map(({ text }) => text));
const TWO = [
  { text: "Uno", alt: "" },
  { text: "Dos", alt: "Qué se ve" },
];

test("what the copy desk changed goes to its place, and nothing else moves", () => {
  const filled = withPasted(STORY, BLOCK.id, TWO, counting("p"));
  const story = copyStoryOf({ title: "La riada" }, filled);
  const back = writeCopy(story).replace("Dos", "Dos, corregido").replace("La riada", "La gran riada");
  const { title, config } = withCopy(filled, readCopy(story, back));
  expect(title).toBe("La gran riada");
  expect(textsOf(config)).toEqual([["Uno", "Dos, corregido"]]);
  expect(config.blocks[0]?.id).toBe(BLOCK.id);
});

test("what is pasted fills a block that has nothing, follows what it has, or makes a block of text", () => {
  const once = withPasted(STORY, BLOCK.id, TWO, counting("p"));
  expect(textsOf(once)).toEqual([["Uno", "Dos"]]);
  expect(textsOf(withPasted(once, BLOCK.id, TWO, counting("q")))).toEqual([["Uno", "Dos", "Uno", "Dos"]]);
  const apart = withPasted(once, null, TWO, counting("r"));
  expect(textsOf(apart)).toEqual([
    ["Uno", "Dos"],
    ["Uno", "Dos"],
  ]);
  expect(apart.blocks[1]).toMatchObject({ format: "Texto", steps: [{ alt: "" }, { alt: "Qué se ve" }] });
});
