import { inOneSpelling, type PageWords, type WrittenPlace, type WrittenStory } from "../core/written-in-page";
import { type Card, cardsIn, isRead, keyOf, showIn, takeWords, textsOf } from "./page-cards";

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

const SHEET =
  '[contenteditable]{white-space:pre-wrap;min-height:1.5em;cursor:text}[contenteditable]:hover{outline:1px dashed currentColor;outline-offset:4px}[contenteditable]:focus{outline:2px solid currentColor;outline-offset:4px}[contenteditable]:empty::before{content:"Escribe aquí";opacity:.6}';

/** Keys that mark words, with Control or Command and Alt. */
const MARK_KEYS: ReadonlyMap<string, WordMark> = new Map([
  ["2", "heading"],
  ["q", "quote"],
]);

/** Keys of marks that text alone does not have, with Control or Command. */
const PLAIN_OFF: ReadonlySet<string> = new Set(["b", "i", "u", "k"]);

/** Gives a page the look of what can be written in. */
function addSheet(page: Document): void {
  if (page.defaultView === null) return;
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync(SHEET);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}

/** Makes a field of a card, for whoever does not see it too. */
function makeField({ element, label, isPlain }: Card): void {
  element.contentEditable = "true";
  element.spellcheck = true;
  element.setAttribute("role", "textbox");
  element.setAttribute("aria-multiline", String(!isPlain));
  element.setAttribute("aria-label", label);
}

/** Marks what is chosen in a page; the mark of a paragraph that has it already is taken away. */
function markChosen(page: Document, wanted: WordMark): void {
  if (typeof wanted === "object") page.execCommand("createLink", false, wanted.href);
  else if (wanted === "bold" || wanted === "italic") page.execCommand(wanted);
  else {
    const name = wanted === "heading" ? "h2" : "blockquote";
    const isThere = page.queryCommandValue("formatBlock").toLowerCase() === name;
    page.execCommand("formatBlock", false, isThere ? "p" : name);
  }
}

/** Puts the text of what is pasted: it has no look of its own, and links and marks of elsewhere come by «Pegar texto». */
function pasteText({ element, isPlain }: Card, event: ClipboardEvent): void {
  event.preventDefault();
  const text = event.clipboardData?.getData("text/plain") ?? "";
  element.ownerDocument.execCommand("insertText", false, isPlain ? text.replaceAll(/\s+/g, " ") : text);
}

/** Lets somebody write in the cards of a page, and in the words at its head, as they stand there. @param story - Story that the page is of. */
export function writeInPage(page: Document, story: WrittenStory, writer: PageWriter): WrittenPage {
  const stop = new AbortController();
  const { signal } = stop;
  addSheet(page);
  const all = cardsIn(page, story);
  const written = all.filter(isRead);
  for (const card of all) {
    const { element, at } = card;
    if (!written.includes(card)) {
      element.addEventListener("click", () => writer.onEnter(at, false), { signal });
      continue;
    }
    makeField(card);
    element.addEventListener("focus", () => writer.onEnter(at, true), { signal });
    element.addEventListener("blur", () => writer.onLeave(), { signal });
    element.addEventListener(
      "input",
      () => {
        const words = takeWords(card);
        if (words !== null) writer.onWrite(words);
      },
      { signal },
    );
    element.addEventListener("keydown", (event) => takeKey(card, event), { signal });
    element.addEventListener("paste", (event) => pasteText(card, event), { signal });
  }
  function mark(wanted: WordMark): void {
    if (written.some(({ element, isPlain }) => isPlain && element === page.activeElement)) return;
    markChosen(page, wanted);
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
