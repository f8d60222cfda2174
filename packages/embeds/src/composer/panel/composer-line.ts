import { parseUrl } from "@nv/contracts";
import { type CustomEmbed, readStoryFacts, type StoryFacts, writeMessage } from "../core/protocol.ts";

/** The line to the Composer around a panel. */
export interface ComposerLine {
  /** Says, once, that the panel is drawn and how high it is. */
  ready(heightPx?: number): void;
  /** Hands something over for the story. It is the last word, as `cancel` is: who presses twice says it once. */
  insert(embed: CustomEmbed): void;
  cancel(): void;
  /** Host of the page around; empty when the browser does not say it. */
  readonly host: string;
}

/** Returns the host of Composer: browsers tell either whose frame this is, or which page led here. */
function hostAround(): string {
  const address = location.ancestorOrigins?.[0] ?? document.referrer;
  return parseUrl(address)?.host ?? "";
}

/**
 * Opens the line. Whoever frames the panel hears it, as the protocol has it: nothing is said there that is not for everybody.
 *
 * @param onStory - Asks Composer what the story is about, and is told.
 */
export function openLine(key: string, onStory?: (facts: StoryFacts) => void): ComposerLine {
  const tell = (message: Parameters<typeof writeMessage>[1]) => parent.postMessage(writeMessage(key, message), "*");
  let isReady = false;
  let isOver = false;
  function end(message: Parameters<typeof writeMessage>[1]): void {
    if (isOver) return;
    isOver = true;
    tell(message);
  }
  if (onStory !== undefined)
    addEventListener("message", ({ source, data }) => {
      const facts = source === parent ? readStoryFacts(data) : null;
      if (facts !== null) onStory(facts);
    });
  return {
    ready(heightPx = document.documentElement.scrollHeight) {
      if (isReady) return;
      isReady = true;
      tell({ action: "ready", heightPx: Math.ceil(heightPx), asksStory: onStory !== undefined });
    },
    insert: (embed) => end({ action: "data", embed }),
    cancel: () => end({ action: "cancel" }),
    host: hostAround(),
  };
}
