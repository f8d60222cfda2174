import { changeBlock, changeStep, type StoryConfig } from "@nv/graphic-types";
import { keepBoth, mergeWords } from "@nv/web/merge-drafts";

/** Names of the words at the head of a story that are written in its page. */
export const HEAD_WORDS = ["title", "kicker", "dek", "byline"] as const;

/** Name of words at the head of a story. */
export type HeadWord = (typeof HEAD_WORDS)[number];

/** Whether words have marks, and more than one paragraph. */
export const hasMarks = (word: HeadWord): boolean => word === "dek";

/** Place in the page of a story where somebody may write: a step of a block, or words at its head. */
export type WrittenPlace = { readonly blockId: string; readonly stepId: string } | { readonly word: HeadWord };

/** A story as far as its page can be written in. */
export interface WrittenStory {
  readonly title: string;
  readonly config: StoryConfig;
}

/** Words that somebody wrote into a place of the page. */
export interface PageWords {
  readonly at: WrittenPlace;
  /** Text that it showed before. */
  readonly base: string;
  /** Text that it shows now. */
  readonly text: string;
}

/** Words at the head of a story. */
export const headWord = ({ title, config }: WrittenStory, word: HeadWord): string =>
  word === "title" ? title : config[word];

/** A text as the page that shows it gives it back: one empty line between its paragraphs, and one space where several stand. */
export const inOneSpelling = (text: string): string =>
  text
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");

/** Puts what somebody wrote into the page where it belongs; what another person wrote there meanwhile stays. @returns What changes of the story. */
export function withPageWords(story: WrittenStory, { at, base, text }: PageWords): Partial<WrittenStory> {
  const { config } = story;
  const joined = (now: string, isProse: boolean) => {
    if (now === text || inOneSpelling(now) === inOneSpelling(base)) return text;
    const sides = { base, theirs: now, mine: text };
    const both = () => (isProse ? keepBoth(sides) : [now, text].filter((one) => one.trim() !== "").join(" / "));
    return mergeWords(sides) ?? both();
  };
  if ("word" in at) {
    const { word } = at;
    const now = joined(headWord(story, word), hasMarks(word));
    return word === "title" ? { title: now } : { config: { ...config, [word]: now } };
  }
  const blocks = changeBlock(config.blocks, at.blockId, (block) =>
    changeStep(block, at.stepId, (step) => ({ ...step, text: joined(step.text, true) })),
  );
  return { config: { ...config, blocks: [...blocks] } };
}
