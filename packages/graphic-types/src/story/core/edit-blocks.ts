import { type Block, formatOf, type Step } from "@nv/formats";
import type { NewId } from "./random-id.ts";

/** Blocks of a story, in their order. */
export type Blocks = readonly Block[];

/** A change of the blocks of a story. */
export type BlocksEdit = (blocks: Blocks) => Blocks;

/** A step with nothing said yet, as its format begins it. */
export const newStep = (format: string, newId: NewId): Step => ({
  id: newId(),
  text: "",
  alt: "",
  align: "center",
  data: formatOf(format).about.firstData,
});

/** A block of a format with one step and nothing said yet. */
export const newBlock = (format: string, newId: NewId): Block => ({
  id: newId(),
  format,
  settings: formatOf(format).about.firstSettings,
  steps: [newStep(format, newId)],
});

/** Puts a block at a place, from 0. */
export const insertBlock = (blocks: Blocks, place: number, block: Block): Blocks => blocks.toSpliced(place, 0, block);

/** The same list with one item at another place; a place that is none changes nothing. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Changes one block, named by its id; the others stay the very same objects. */
export const changeBlock = (blocks: Blocks, id: string, change: (block: Block) => Block): Blocks =>
  blocks.map((block) => (block.id === id ? change(block) : block));

/** Changes one step of a block, named by its id. */
export const changeStep = (block: Block, id: string, change: (step: Step) => Step): Block => ({
  ...block,
  steps: block.steps.map((step) => (step.id === id ? change(step) : step)),
});

/** The same block again, after it, with names of its own. */
export function duplicateBlock(blocks: Blocks, id: string, newId: NewId): Blocks {
  const place = blocks.findIndex((block) => block.id === id);
  const block = blocks[place];
  if (block === undefined) return blocks;
  const steps = block.steps.map((step) => ({ ...step, id: newId() }));
  return insertBlock(blocks, place + 1, { ...block, id: newId(), steps });
}

/** A step more, after the one at a place; it begins with what its format begins with. */
export const insertStep = (block: Block, place: number, newId: NewId): Block => ({
  ...block,
  steps: block.steps.toSpliced(place, 0, newStep(block.format, newId)),
});

/** Puts a file into a block that it is dropped on: into its setting for that kind of file; else into the first step that has none, or a new one. */
export function placeFile(
  block: Block,
  { source, kind }: { readonly source: string; readonly kind: string },
  newId: NewId,
): Block | null {
  const { about } = formatOf(block.format);
  const paths = Object.entries(about.files).flatMap(([path, { kinds }]) =>
    kinds.some((taken) => taken === kind) ? [path] : [],
  );
  const stepPath = paths.find((path) => /^steps\.\*\.data\.\w+$/.test(path));
  const settingPath = paths.find((path) => /^settings\.\w+$/.test(path));
  if (settingPath !== undefined) {
    const name = settingPath.slice("settings.".length);
    return { ...block, settings: { ...block.settings, [name]: source } };
  }
  if (stepPath === undefined) return null;
  const name = stepPath.slice("steps.*.data.".length);
  const withFile = (step: Step): Step => ({ ...step, data: { ...step.data, [name]: source } });
  const free = block.steps.find(({ data }) => new Map(Object.entries(data)).get(name) === "");
  if (free !== undefined) return changeStep(block, free.id, withFile);
  return { ...block, steps: [...block.steps, withFile(newStep(block.format, newId))] };
}
