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
const TWO_STEPS = [
  { text: "Uno", alt: "" },
  { text: "Dos", alt: "Qué se ve" },
];
const TWO = [{ scene: null, steps: TWO_STEPS }];
const inBlock = (stepId: string | null = null) => ({ blockId: BLOCK.id, stepId });

test("what the copy desk changed goes to its place, and nothing else moves", () => {
  const filled = withPasted(STORY, inBlock(), TWO, counting("p"));
  const story = copyStoryOf({ title: "La riada" }, filled);
  const back = writeCopy(story).replace("Dos", "Dos, corregido").replace("La riada", "La gran riada");
  const { title, config } = withCopy(filled, readCopy(story, back));
  expect(title).toBe("La gran riada");
  expect(textsOf(config)).toEqual([["Uno", "Dos, corregido"]]);
  expect(config.blocks[0]?.id).toBe(BLOCK.id);
});

test("what is pasted fills a block that has nothing, follows what it has, or makes a block of text", () => {
  const once = withPasted(STORY, inBlock(), TWO, counting("p"));
  expect(textsOf(once)).toEqual([["Uno", "Dos"]]);
  expect(textsOf(withPasted(once, inBlock(), TWO, counting("q")))).toEqual([["Uno", "Dos", "Uno", "Dos"]]);
  const apart = withPasted(once, { blockId: null, stepId: null }, TWO, counting("r"));
  expect(textsOf(apart)).toEqual([
    ["Uno", "Dos"],
    ["Uno", "Dos"],
  ]);
  expect(apart.blocks[1]).toMatchObject({ format: "Texto", steps: [{ alt: "" }, { alt: "Qué se ve" }] });
});

test("what is pasted goes after the step where somebody writes", () => {
  const once = withPasted(STORY, inBlock(), TWO, counting("p"));
  const first = once.blocks[0]?.steps[0]?.id ?? "";
  const one = [{ scene: null, steps: [{ text: "Entre los dos", alt: "" }] }];
  expect(textsOf(withPasted(once, inBlock(first), one, counting("q")))).toEqual([["Uno", "Entre los dos", "Dos"]]);
});

test("a page of paragraphs and scenes is blocks of its own, after the one where somebody writes", () => {
  const page = [
    { scene: null, steps: [{ text: "Antes", alt: "" }] },
    { scene: "ai-scroller", steps: TWO_STEPS },
    { scene: "scrolly", steps: [{ text: "Fotos", alt: "" }] },
  ];
  const last = newBlock("Texto", counting("z"));
  const { blocks } = withPasted({ ...STORY, blocks: [BLOCK, last] }, inBlock(), page, counting("p"));
  expect(blocks.map(({ format, steps }) => [format, steps.length])).toEqual([
    ["Texto", 1],
    ["Texto", 1],
    ["Ai2Transition", 2],
    ["ImgTransition", 1],
    ["Texto", 1],
  ]);
});
