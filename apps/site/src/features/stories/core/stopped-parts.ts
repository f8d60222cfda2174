import type { FieldProblem } from "@nv/contracts/schemas";
import type { StoryConfig } from "@nv/graphic-types";

type Block = StoryConfig["blocks"][number];
type Step = Block["steps"][number];

/** Parts whose files nobody prepares now, because somebody stopped that: each with what it was made of, so that another file is another part. */
export type StoppedParts = ReadonlySet<string>;

/** Returned while nobody has stopped anything: always the same set. */
export const NONE_STOPPED: StoppedParts = new Set();

const PART = /^config\.blocks\.(\d+)(?:\.steps\.(\d+))?(?:\.|$)/;

const keyOfStep = ({ id }: Block, step: Step) => `${id} ${step.id} ${JSON.stringify(step.data)}`;
const keyOfBlock = ({ id, settings }: Block) => `${id} ${JSON.stringify(settings)}`;

/** Names the parts that wait for their files. @param waitsFor - By their paths in the form: `config.blocks.2.steps.0.data.image`. */
export function partsThatWait({ blocks }: StoryConfig, waitsFor: readonly FieldProblem[]): StoppedParts {
  return new Set(
    waitsFor.flatMap(({ field }) => {
      const [, blockPlace, stepPlace] = PART.exec(field) ?? [];
      const block = blockPlace === undefined ? undefined : blocks[Number(blockPlace)];
      if (block === undefined) return [];
      const step = stepPlace === undefined ? undefined : block.steps[Number(stepPlace)];
      return step === undefined ? keyOfBlock(block) : keyOfStep(block, step);
    }),
  );
}

/** A story without the parts whose files nobody prepares now; itself where there is none. */
export function withoutStopped(config: StoryConfig, stopped: StoppedParts): StoryConfig {
  if (stopped.size === 0) return config;
  const blocks = config.blocks.flatMap((block) => {
    if (stopped.has(keyOfBlock(block))) return [];
    const steps = block.steps.filter((step) => !stopped.has(keyOfStep(block, step)));
    if (steps.length === block.steps.length) return block;
    return steps.length === 0 ? [] : { ...block, steps };
  });
  return { ...config, blocks };
}
