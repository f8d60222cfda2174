import { headingOf, stepHtml } from "@nv/formats";
import { blockAnchor, type StoryConfig } from "@nv/graphic-types";
import { differInWords } from "../core/differ-in-words";
import { inOneSpelling } from "../core/written-in-page";

/** Finds the element of a page with the words of a step, and nothing else; `null` where they stand otherwise. */
export const cardOf = (page: Document, blockId: string, stepId: string): HTMLElement | null =>
  page.getElementById(`${blockAnchor(blockId)}-${stepId}`)?.querySelector<HTMLElement>(".nv-card, .nv-words") ?? null;

/** Whether a card shows a text, to the letter. */
function showsText(card: HTMLElement, text: string): boolean {
  const template = card.ownerDocument.createElement("div");
  template.innerHTML = stepHtml(inOneSpelling(text));
  return card.innerHTML === template.innerHTML;
}

/**
 * Whether a page shows a story already though it was made with other texts: what is written is put into its cards at once. A heading
 * stands in the list of chapters too, and makes another page.
 *
 * @param made - Story that the page was made of.
 */
export const showsWords = (page: Document, made: StoryConfig, now: StoryConfig): boolean =>
  differInWords(made, now) &&
  now.blocks.every((block, at) =>
    block.steps.every(({ id, text }, place) => {
      const before = made.blocks[at]?.steps[place]?.text ?? "";
      if (text === before) return true;
      const card = cardOf(page, block.id, id);
      return card !== null && headingOf(text) === headingOf(before) && showsText(card, text);
    }),
  );
