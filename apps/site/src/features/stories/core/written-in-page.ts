import { changeBlock, changeStep, type StoryConfig } from "@nv/graphic-types";
import { mergeWords } from "@nv/web/merge-drafts";

/** Words that somebody wrote into a card of the page. */
export interface PageWords {
  readonly blockId: string;
  readonly stepId: string;
  /** Text that the card showed before. */
  readonly base: string;
  /** Text that it shows now. */
  readonly text: string;
}

/** Puts what somebody wrote into a card of the page into its step; what another person wrote there meanwhile stays. */
export function withPageWords(config: StoryConfig, { blockId, stepId, base, text }: PageWords): StoryConfig {
  const joined = (now: string) => {
    if (now === base || now === text) return text;
    return mergeWords({ base, theirs: now, mine: text }) ?? [now, text].filter((one) => one.trim() !== "").join("\n\n");
  };
  const blocks = changeBlock(config.blocks, blockId, (block) =>
    changeStep(block, stepId, (step) => ({ ...step, text: joined(step.text) })),
  );
  return { ...config, blocks: [...blocks] };
}

/** Finds where a caret stands once a text was changed by others: at its word. @param at - Letters before it. */
export function caretAfter(before: string, after: string, at: number): number {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  if (at <= same) return at;
  return Math.max(same, at + after.length - before.length);
}
