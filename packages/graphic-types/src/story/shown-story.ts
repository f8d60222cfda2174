import type { FieldProblem } from "@nv/contracts/schemas";
import { formatOf } from "@nv/formats";
import { z } from "zod";
import { MOST_BLOCKS, StoryConfig } from "./config.ts";
import { partsTwice } from "./rules.ts";

type Block = StoryConfig["blocks"][number];

/** A story without what its blocks say. */
const AroundBlocks = StoryConfig.omit({ blocks: true }).extend({
  blocks: z.number().max(MOST_BLOCKS, `Como mucho ${MOST_BLOCKS} bloques`),
});

/** Lists the problems of a block by itself: those of its schema or, when that finds none, of its rules. Paths are from the block. */
function blockProblems(block: Block): readonly FieldProblem[] {
  const { schema, rules } = formatOf(block.format);
  const read = schema.safeParse(block);
  if (!read.success) return read.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  return rules(block);
}

const KNOWN = new WeakMap<Block, readonly FieldProblem[]>();

/** A block that nobody touched is not read again: a story has sixty, and one of them is written in. */
function knownProblems(block: Block): readonly FieldProblem[] {
  const known = KNOWN.get(block) ?? blockProblems(block);
  KNOWN.set(block, known);
  return known;
}

/** Lists the problems of the words around the blocks, and of the number of blocks. */
function aroundProblems(config: StoryConfig): readonly FieldProblem[] {
  const { success, error } = AroundBlocks.safeParse({ ...config, blocks: config.blocks.length });
  return success ? [] : error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
}

/**
 * Lists the problems that prevent a story from being published as it is written, files aside. Paths are from the story:
 * `blocks.2.steps.0.data.image`.
 */
export function storyProblems(config: StoryConfig): readonly FieldProblem[] {
  const inBlocks = config.blocks.flatMap((block, place) =>
    knownProblems(block).map(({ field, message }) => ({ field: `blocks.${place}.${field}`, message })),
  );
  return [...aroundProblems(config), ...partsTwice(config.blocks), ...inBlocks];
}

/** The step that a path is in, from 0; `null` for the block itself. */
const stepOf = (path: string) => /^steps\.(\d+)(\.|$)/.exec(path)?.[1] ?? null;

/** A block without the parts that are wrong; `null` when nothing of it can be shown. */
function rightPart(block: Block, paths: readonly string[]): Block | null {
  if (paths.length === 0) return block;
  const wrong = new Set(paths.map(stepOf));
  if (wrong.has(null)) return null;
  const steps = block.steps.filter((_, place) => !wrong.has(String(place)));
  const rest = { ...block, steps };
  return steps.length === 0 || knownProblems(rest).length > 0 ? null : rest;
}

/**
 * A story as far as it is right, so that one missing picture does not keep the rest from being looked at.
 *
 * @param refused - Paths that somebody who knows more found wrong: `blocks.2.steps.0.data.image`.
 */
export function shownStory(config: StoryConfig, refused: readonly string[] = []): StoryConfig {
  const isTwice = new Set(partsTwice(config.blocks).map(({ field }) => field));
  const blocks = config.blocks.flatMap((block, place) => {
    if (isTwice.has(`blocks.${place}`)) return [];
    const prefix = `blocks.${place}.`;
    const more = refused.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
    return rightPart(block, [...knownProblems(block).map(({ field }) => field), ...more]) ?? [];
  });
  const wrong = new Set(aroundProblems(config).map(({ field }) => field));
  const word = (name: "kicker" | "dek" | "byline") => (wrong.has(name) ? "" : config[name]);
  const words = { kicker: word("kicker"), dek: word("dek"), byline: word("byline") };
  return { ...config, ...words, blocks: blocks.slice(0, MOST_BLOCKS) };
}

/** A list and a place in it, followed by the rest of a path. */
const PLACED = /^(blocks|steps)\.(\d+)(|\..*)$/;

/** The path that a part has in the whole of which only some parts are shown; the path itself when it is in no block. */
export function pathInWhole(whole: StoryConfig, shown: StoryConfig, path: string): string {
  const [, list = "", place = "", rest = ""] = PLACED.exec(path) ?? [];
  const block = list === "blocks" ? shown.blocks[Number(place)] : undefined;
  if (block === undefined) return path;
  const at = whole.blocks.findIndex(({ id }) => id === block.id);
  const [, inner = "", stepPlace = "", end = ""] = PLACED.exec(rest.slice(1)) ?? [];
  const step = inner === "steps" ? block.steps[Number(stepPlace)] : undefined;
  if (step === undefined) return `blocks.${at}${rest}`;
  const stepAt = whole.blocks[at]?.steps.findIndex(({ id }) => id === step.id) ?? -1;
  return `blocks.${at}.steps.${stepAt}${end}`;
}
