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

/** A way in which chosen words are marked in the page. */
export type WordMark = "bold" | "italic" | "heading" | "quote" | { readonly href: string };

/** Listener to what happens in a page that somebody writes in. */
export interface PageWriter {
  readonly onWrite: (words: PageWords) => void;
  /** Called when somebody goes into a card; its text may be written only in its field when it is not `isWritten` here. */
  readonly onEnter: (at: WrittenPlace, isWritten: boolean) => void;
  readonly onLeave: () => void;
  /** Called when somebody asks by the keyboard for a link on what is chosen. */
  readonly onLink: () => void;
}

/** A page whose cards can be written in. */
export interface WrittenPage {
  /** Shows the texts as they are now, whoever wrote them: a caret stays at its word. */
  show(story: WrittenStory): void;
  mark(mark: WordMark): void;
  end(): void;
}

interface Card {
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

const SHEET =
  '[contenteditable]{white-space:pre-wrap;min-height:1.5em;cursor:text}[contenteditable]:hover{outline:1px dashed currentColor;outline-offset:4px}[contenteditable]:focus{outline:2px solid currentColor;outline-offset:4px}[contenteditable]:empty::before{content:"Escribe aquí";opacity:.6}';

/** Names of the words at the head of a story. */
const LABELS = { title: "Título", kicker: "Antetítulo", dek: "Entradilla", byline: "Firma" } as const;

/** Keys that mark words, with Control or Command and Alt. */
const MARK_KEYS: ReadonlyMap<string, WordMark> = new Map([
  ["2", "heading"],
  ["q", "quote"],
]);

/** Keys of marks that text alone does not have, with Control or Command. */
const PLAIN_OFF: ReadonlySet<string> = new Set(["b", "i", "u", "k"]);

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
const keyOf = (at: WrittenPlace) => ("word" in at ? at.word : `${at.blockId} ${at.stepId}`);

/** The texts of a story by their places, as its page spells them. */
function textsOf(story: WrittenStory): ReadonlyMap<string, string> {
  const words = HEAD_WORDS.map((word) => [word, headWord(story, word)] as const);
  const steps = story.config.blocks.flatMap(({ id, steps: all }) =>
    all.map((step) => [keyOf({ blockId: id, stepId: step.id }), step.text] as const),
  );
  return new Map([...words, ...steps]);
}

function cardsIn(page: Document, story: WrittenStory): readonly Card[] {
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
function isRead({ element, isPlain, text }: Card): boolean {
  if (isPlain) return plainText(element).trim() === text;
  const template = element.ownerDocument.createElement("div");
  template.innerHTML = stepHtml(text);
  return cardText(element) === text && cardText(template) === text;
}

/** Lets somebody write in the cards of a page, and in the words at its head, as they stand there. @param story - Story that the page is of. */
export function writeInPage(page: Document, story: WrittenStory, writer: PageWriter): WrittenPage {
  const stop = new AbortController();
  const { signal } = stop;
  const view = page.defaultView;
  if (view !== null) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(SHEET);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  }
  const all = cardsIn(page, story);
  const written = all.filter(isRead);
  for (const card of all) {
    const { element, at, isPlain } = card;
    const isWritten = written.includes(card);
    if (!isWritten) {
      element.addEventListener("click", () => writer.onEnter(at, false), { signal });
      continue;
    }
    element.contentEditable = "true";
    element.spellcheck = true;
    element.setAttribute("role", "textbox");
    element.setAttribute("aria-multiline", String(!isPlain));
    element.setAttribute("aria-label", card.label);
    element.addEventListener("focus", () => writer.onEnter(at, true), { signal });
    element.addEventListener("blur", () => writer.onLeave(), { signal });
    element.addEventListener(
      "input",
      () => {
        const base = card.text;
        card.text = readCard(card);
        if (card.text === base) return;
        card.sent = [...card.sent, card.text].slice(-MOST_SENT);
        writer.onWrite({ at, base, text: card.text });
      },
      { signal },
    );
    element.addEventListener("keydown", (event) => takeKey(card, event), { signal });
    element.addEventListener(
      "paste",
      (event) => {
        // What is pasted has no look of its own: links and marks of elsewhere come by «Pegar texto».
        event.preventDefault();
        const text = event.clipboardData?.getData("text/plain") ?? "";
        page.execCommand("insertText", false, isPlain ? text.replaceAll(/\s+/g, " ") : text);
      },
      { signal },
    );
  }
  function mark(wanted: WordMark): void {
    if (written.some(({ element, isPlain }) => isPlain && element === page.activeElement)) return;
    if (typeof wanted === "object") page.execCommand("createLink", false, wanted.href);
    else if (wanted === "bold" || wanted === "italic") page.execCommand(wanted);
    else {
      const name = wanted === "heading" ? "h2" : "blockquote";
      const isThere = page.queryCommandValue("formatBlock").toLowerCase() === name;
      page.execCommand("formatBlock", false, isThere ? "p" : name);
    }
  }
  function takeKey({ element, isPlain }: Card, event: KeyboardEvent): void {
    if (event.key === "Escape") return void element.blur();
    if (isPlain && event.key === "Enter") return void event.preventDefault();
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (isPlain) {
      if (PLAIN_OFF.has(key)) event.preventDefault();
      return;
    }
    const wanted = event.altKey ? MARK_KEYS.get(key) : undefined;
    if (wanted === undefined && key !== "k") return;
    event.preventDefault();
    if (wanted === undefined) writer.onLink();
    else mark(wanted);
  }
  page.execCommand("defaultParagraphSeparator", false, "p");
  page.execCommand("styleWithCSS", false, "false");

  function showIn(card: Card, text: string): void {
    const { element } = card;
    const before = element.textContent;
    const at = caretIn(element);
    card.text = text;
    if (card.isPlain) element.textContent = text;
    else element.innerHTML = stepHtml(text);
    if (at !== null) putCaret(element, caretAfter(before, element.textContent, at));
  }

  return {
    show(now) {
      const texts = textsOf(now);
      for (const card of written) {
        const text = texts.get(keyOf(card.at));
        // A space at the end of a word is the beginning of the next one.
        if (text === undefined || inOneSpelling(text) === inOneSpelling(card.text)) continue;
        // Asked last: whoever asks which element is active has the styles of the whole page around worked out at once, at each key.
        const isInside = page.activeElement === card.element;
        if (!isInside || !card.sent.some((sent) => inOneSpelling(sent) === inOneSpelling(text)))
          showIn(card, inOneSpelling(text));
      }
    },
    mark,
    end: () => stop.abort(),
  };
}
