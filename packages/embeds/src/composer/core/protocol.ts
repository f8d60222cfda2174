/** `source` of every message of a power-up. */
export const COMPOSER_SOURCE = "custom_embed";

/** Longest that Composer waits for `ready` before it gives a panel up, milliseconds. */
export const READY_TIMEOUT_MS = 10_000;

/** The panels of a power-up: one to look for something, one that shows it in the story, one that changes how it is shown. */
export const PANEL_KINDS = ["search", "view", "edit"] as const;
export type PanelKind = (typeof PANEL_KINDS)[number];

/** Record that Composer keeps of something in a story, and hands back in `p`. */
export interface CustomEmbed {
  /** Of the thing where it comes from. */
  readonly id: string;
  /** Address where it is to be seen. */
  readonly url: string;
  /** Options with which this story shows it. */
  readonly config: Fields;
}

/** A value with named parts. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has named parts. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Message from a panel to Composer. */
export type PanelMessage =
  /** It is drawn. `heightPx`: what it takes, CSS pixels. `asksStory`: Composer is to tell what the story is about. */
  | { readonly action: "ready"; readonly heightPx: number; readonly asksStory?: boolean }
  /** This is to be in the story. */
  | { readonly action: "data"; readonly embed: CustomEmbed }
  /** Nothing is to change. */
  | { readonly action: "cancel" };

/**
 * Writes a message as Composer reads it: text, never an object.
 *
 * @param key - `k` of the panel's address, as it came.
 * @see https://dev.arcxp.com/composer/developer-docs/technical-specifications-for-custom-embeds-power-up-in-composer
 */
export function writeMessage(key: string, message: PanelMessage): string {
  const told = { source: COMPOSER_SOURCE, action: message.action, key };
  if (message.action === "ready")
    return JSON.stringify({
      ...told,
      data: { height: message.heightPx },
      ...(message.asksStory === true && { isAnsRequired: true }),
    });
  return JSON.stringify(message.action === "data" ? { ...told, data: message.embed } : told);
}

/** Something that is JSON; `undefined` for what is not. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Whoever asked says what is wrong with it.
  }
}

/** Facts of the story that Composer tells. Empty where it says nothing. */
export interface StoryFacts {
  readonly headline: string;
}

/** Longest headline that is taken, characters. */
const LONGEST_HEADLINE = 300;

/**
 * Reads what Composer answers to `isAnsRequired`: an object, or the same as text.
 *
 * @returns `null` when the message is something else.
 */
export function readStoryFacts(data: unknown): StoryFacts | null {
  const message = typeof data === "string" ? parseJson(data) : data;
  if (!isFields(message) || message.message !== "ans_data" || !isFields(message.data)) return null;
  const { headlines } = message.data;
  const headline = isFields(headlines) && typeof headlines.basic === "string" ? headlines.basic : "";
  return { headline: headline.slice(0, LONGEST_HEADLINE) };
}
