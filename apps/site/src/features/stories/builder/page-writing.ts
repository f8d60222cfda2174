import { stepHtml } from "@nv/formats";
import { blockAnchor, type StoryConfig } from "@nv/graphic-types";
import { cardText } from "../core/card-text";
import { caretAfter, type PageWords } from "../core/written-in-page";

/** A way in which chosen words are marked in the page. */
export type WordMark = "bold" | "italic" | "heading" | "quote" | { readonly href: string };

/** Listener to what happens in a page that somebody writes in. */
export interface PageWriter {
  readonly onWrite: (words: PageWords) => void;
  /** Called when somebody goes into a card; its text may be written only in its field when it is not `isWritten` here. */
  readonly onEnter: (place: { readonly blockId: string; readonly stepId: string }, isWritten: boolean) => void;
  readonly onLeave: () => void;
  /** Called when somebody asks by the keyboard for a link on what is chosen. */
  readonly onLink: () => void;
}

/** A page whose cards can be written in. */
export interface WrittenPage {
  /** Shows the texts as they are now, whoever wrote them: a caret stays at its word. */
  show(config: StoryConfig): void;
  mark(mark: WordMark): void;
  end(): void;
}

interface Card {
  readonly element: HTMLElement;
  readonly blockId: string;
  readonly stepId: string;
  /** Text that it shows. */
  text: string;
  /** Texts that were written in it lately: what comes back of them is nobody else's. */
  sent: readonly string[];
}

/** Texts of a card that are remembered. */
const MOST_SENT = 50;

const SHEET =
  '.nv-card[contenteditable]{white-space:pre-wrap;min-height:1.5em;cursor:text}.nv-card[contenteditable]:hover{outline:1px dashed currentColor;outline-offset:4px}.nv-card[contenteditable]:focus{outline:2px solid currentColor;outline-offset:4px}.nv-card[contenteditable]:empty::before{content:"Escribe aquí";opacity:.6}';

/** A text with one empty line between its paragraphs, as a card gives it back. */
const inOneSpelling = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");

/** Keys that mark words, with Control or Command and Alt. */
const MARK_KEYS: ReadonlyMap<string, WordMark> = new Map([
  ["2", "heading"],
  ["q", "quote"],
]);

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

function cardsIn(page: Document, { blocks }: StoryConfig): readonly Card[] {
  return blocks.flatMap(({ id, steps }) =>
    steps.flatMap(({ id: stepId, text }) => {
      const element = page.getElementById(`${blockAnchor(id)}-${stepId}`)?.querySelector<HTMLElement>(".nv-card");
      return element ? { element, blockId: id, stepId, text: inOneSpelling(text), sent: [] } : [];
    }),
  );
}

/** Whether what a card shows can be written back: a figure that a count gives, or marks that no card has, are written in their field. */
function isRead({ element, text }: Card): boolean {
  const template = element.ownerDocument.createElement("div");
  template.innerHTML = stepHtml(text);
  return cardText(element) === text && cardText(template) === text;
}

/** Lets somebody write in the cards of a page as they stand there. @param config - Story that the page is of. */
export function writeInPage(page: Document, config: StoryConfig, writer: PageWriter): WrittenPage {
  const stop = new AbortController();
  const { signal } = stop;
  const view = page.defaultView;
  if (view !== null) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(SHEET);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  }
  const all = cardsIn(page, config);
  const written = all.filter(isRead);
  for (const card of all) {
    const { element, blockId, stepId } = card;
    const isWritten = written.includes(card);
    if (!isWritten) {
      element.addEventListener("click", () => writer.onEnter({ blockId, stepId }, false), { signal });
      continue;
    }
    element.contentEditable = "true";
    element.spellcheck = true;
    element.setAttribute("role", "textbox");
    element.setAttribute("aria-multiline", "true");
    element.setAttribute("aria-label", "Texto del paso");
    element.addEventListener("focus", () => writer.onEnter({ blockId, stepId }, true), { signal });
    element.addEventListener("blur", () => writer.onLeave(), { signal });
    element.addEventListener(
      "input",
      () => {
        const base = card.text;
        card.text = cardText(element);
        if (card.text === base) return;
        card.sent = [...card.sent, card.text].slice(-MOST_SENT);
        writer.onWrite({ blockId, stepId, base, text: card.text });
      },
      { signal },
    );
    element.addEventListener("keydown", (event) => takeKey(element, event), { signal });
    element.addEventListener(
      "paste",
      (event) => {
        // What is pasted has no look of its own: links and marks of elsewhere come by «Pegar texto».
        event.preventDefault();
        page.execCommand("insertText", false, event.clipboardData?.getData("text/plain") ?? "");
      },
      { signal },
    );
  }
  function mark(wanted: WordMark): void {
    if (typeof wanted === "object") page.execCommand("createLink", false, wanted.href);
    else if (wanted === "bold" || wanted === "italic") page.execCommand(wanted);
    else {
      const name = wanted === "heading" ? "h2" : "blockquote";
      const isThere = page.queryCommandValue("formatBlock").toLowerCase() === name;
      page.execCommand("formatBlock", false, isThere ? "p" : name);
    }
  }
  function takeKey(element: HTMLElement, event: KeyboardEvent): void {
    if (event.key === "Escape") return void element.blur();
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
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
    element.innerHTML = stepHtml(text);
    if (at !== null) putCaret(element, caretAfter(before, element.textContent, at));
  }

  return {
    show({ blocks }) {
      const texts = new Map(blocks.flatMap(({ id, steps }) => steps.map((step) => [`${id} ${step.id}`, step.text])));
      for (const card of written) {
        const text = texts.get(`${card.blockId} ${card.stepId}`);
        const isOwn = page.activeElement === card.element && card.sent.includes(inOneSpelling(text ?? ""));
        // A space at the end of a word is the beginning of the next one.
        if (text !== undefined && !isOwn && inOneSpelling(text) !== card.text) showIn(card, inOneSpelling(text));
      }
    },
    mark,
    end: () => stop.abort(),
  };
}
