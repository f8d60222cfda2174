import type { FileSummary } from "@nv/contracts/schemas";
import { changeBlock, placeFile, type StoryConfig } from "@nv/graphic-types";
import type { StepPlace } from "./step-field";

/** A story with a file that was put into it, and the place where the file is. */
interface FilePut {
  readonly config: StoryConfig;
  readonly place: StepPlace;
}

/**
 * Puts a file into the block in which somebody writes, or into the last one.
 *
 * @returns `null` where the file does not fit, or where there is no block.
 */
export function putFile(
  config: StoryConfig,
  at: StepPlace | null,
  { id, kind }: Pick<FileSummary, "id" | "kind">,
  makeId: () => string,
): FilePut | null {
  const into = config.blocks.find((block) => block.id === at?.blockId) ?? config.blocks.at(-1);
  const filled = into === undefined ? null : placeFile(into, { source: `file:${id}`, kind }, makeId);
  if (into === undefined || filled === null) return null;
  return {
    config: { ...config, blocks: [...changeBlock(config.blocks, into.id, () => filled)] },
    place: { blockId: into.id, stepId: filled.steps.at(-1)?.id ?? null },
  };
}
