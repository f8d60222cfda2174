import type { CustomEmbed } from "../core/protocol.ts";

/** Something in the story of the small Composer. */
export interface StoryElement {
  /** Tells it apart from the others. */
  readonly number: number;
  readonly embed: CustomEmbed;
}

/** A story that is being written. */
export interface Story {
  readonly headline: string;
  readonly elements: readonly StoryElement[];
  /** Number of the next element. */
  readonly next: number;
}

/** A story with nothing in it but its headline. */
export const emptyStory = (headline: string): Story => ({ headline, elements: [], next: 1 });

/** Adds something at the end. */
export function inserted(story: Story, embed: CustomEmbed): Story {
  const element = { number: story.next, embed };
  return { ...story, elements: [...story.elements, element], next: story.next + 1 };
}

/** Changes how something is shown. */
export function changed(story: Story, number: number, embed: CustomEmbed): Story {
  const elements = story.elements.map((element) => (element.number === number ? { number, embed } : element));
  return { ...story, elements };
}

/** Takes something out. */
export function without(story: Story, number: number): Story {
  return { ...story, elements: story.elements.filter((element) => element.number !== number) };
}

/** Builds the message with which Composer answers a panel that asks about the story. */
export function factsOf({ headline }: Story): object {
  const headlines = { basic: headline, mobile: "", native: "" };
  return {
    message: "ans_data",
    data: { headlines, subheadlines: { basic: "" }, taxonomy: { tags: [], sections: [] } },
  };
}
