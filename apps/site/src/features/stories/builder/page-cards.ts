import { stepHtml } from "@nv/formats";
import { caretAfter } from "@nv/ui";
import { cardText } from "../core/card-text";
import {
  HEAD_WORDS,
  hasMarks,
  headWord,
  inOneSpelling,
  type PageWords,
  type WrittenPlace,
  type WrittenStory,
} from "../core/written-in-page";
import { cardOf } from "./shows-words";

/** A text of a story as it stands in its page: of a step, or words at its head. */
export interface Card {
  readonly element: HTMLElement;
  readonly at: WrittenPlace;
  /** Name of it, for who does not see it. */
  readonly label: string;
  /** Whether it is text alone, in one paragraph and without marks. */
  readonly isPlain: boolean;
  /** Text that it shows. */
  text: string;
  /** Texts that were written in it lately: what comes back of them is nobody else's. */
  sent: readonly string[];
}

/** Texts of a card that are remembered. */
const MOST_SENT = 50;

/** Names of the words at the head of a story. */
const LABELS = { title: "Título", kicker: "Antetítulo", dek: "Entradilla", byline: "Firma" } as const;

/** Letters before the caret in a card; `null` when it is elsewhere. */
function caretIn(element: HTMLElement): number | null {
  const selection = element.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0 || !element.contains(selection.anchorNode)) return null;
  const range = selection.getRangeAt(0).cloneRange();
  range.selectNodeContents(element);
  const end = selection.getRangeAt(0);
  range.setEnd(end.endContainer, end.endOffset);
  return range.toString().length;
}

function putCaret(element: HTMLElement, at: number): void {
  const page = element.ownerDocument;
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = at;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left <= length) return void page.getSelection()?.collapse(node, left);
    left -= length;
  }
  page.getSelection()?.selectAllChildren(element);
  page.getSelection()?.collapseToEnd();
}

/** Names a place among the others. */
export const keyOf = (at: WrittenPlace) => ("word" in at ? at.word : `${at.blockId} ${at.stepId}`);

/** The texts of a story by their places, as its page spells them. */
export function textsOf(story: WrittenStory): ReadonlyMap<string, string> {
  const words = HEAD_WORDS.map((word) => [word, headWord(story, word)] as const);
  const steps = story.config.blocks.flatMap(({ id, steps: all }) =>
    all.map((step) => [keyOf({ blockId: id, stepId: step.id }), step.text] as const),
  );
  return new Map([...words, ...steps]);
}

/** Finds the texts of a story in its page; what has no place there is left out. */
export function cardsIn(page: Document, story: WrittenStory): readonly Card[] {
  const places = [
    ...HEAD_WORDS.map((word) => ({
      ...{ at: { word }, label: LABELS[word], isPlain: !hasMarks(word) },
      element: page.querySelector<HTMLElement>(`.nv-story__${word}`),
    })),
    ...story.config.blocks.flatMap(({ id: blockId, steps }) =>
      steps.map(({ id: stepId }) => ({
        ...{ at: { blockId, stepId }, label: "Texto del paso", isPlain: false },
        element: cardOf(page, blockId, stepId),
      })),
    ),
  ];
  const texts = textsOf(story);
  return places.flatMap(({ element, ...card }) =>
    element ? [{ ...card, element, text: inOneSpelling(texts.get(keyOf(card.at)) ?? ""), sent: [] }] : [],
  );
}

/** Text of one paragraph without marks. */
const plainText = ({ textContent }: Element) => (textContent ?? "").replaceAll(/\s+/g, " ");

/** Reads what stands in a card. A space at the end of a line without marks is the beginning of a word. */
const readCard = ({ element, isPlain }: Pick<Card, "element" | "isPlain">) =>
  isPlain ? plainText(element) : cardText(element);

/** Whether what a card shows can be written back: a figure that a count gives, or marks that no card has, are written in their field. */
export function isRead({ element, isPlain, text }: Card): boolean {
  if (isPlain) return plainText(element).trim() === text;
  const template = element.ownerDocument.createElement("div");
  template.innerHTML = stepHtml(text);
  return cardText(element) === text && cardText(template) === text;
}

/** Reads what somebody wrote in a card, and remembers it. @returns `null` where it shows the same as before. */
export function takeWords(card: Card): PageWords | null {
  const base = card.text;
  card.text = readCard(card);
  if (card.text === base) return null;
  card.sent = [...card.sent, card.text].slice(-MOST_SENT);
  return { at: card.at, base, text: card.text };
}

/** Shows a text in a card: a caret stays at its word. */
export function showIn(card: Card, text: string): void {
  const { element } = card;
  const before = element.textContent;
  const at = caretIn(element);
  card.text = text;
  if (card.isPlain) element.textContent = text;
  else element.innerHTML = stepHtml(text);
  if (at !== null) putCaret(element, caretAfter(before, element.textContent, at));
}
