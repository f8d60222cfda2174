import { Tokenizer } from "htmlparser2";

/** A start tag. Names are in small letters; of an attribute that is there twice the first counts, as in a browser. */
export interface StartTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** What is told of a page, in its order. */
export interface HtmlVisitor {
  tag?(tag: StartTag): void;
  /** Text, with its references resolved; that of a script or a style is text too. It may come in parts. */
  text?(text: string): void;
  /** The end tag of an element, whether or not it was open. */
  end?(name: string): void;
}

const nothing = () => undefined;

/**
 * Reads the HTML of others from its beginning to its end, once: what it costs grows with its length alone. The tokens are
 * read and no tree is built, because a page can be written so that building its tree takes the square of its length.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function readHtml(html: string, visitor: HtmlVisitor): void {
  let name = "";
  let attributes = new Map<string, string>();
  let attribute = "";
  let value = "";
  const slice = (start: number, end: number) => html.slice(start, end);
  const open = () => visitor.tag?.({ name, attributes });
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        name = slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = slice(start, end).toLowerCase();
        value = "";
      },
      onattribdata(start, end) {
        value += slice(start, end);
      },
      onattribentity(codepoint) {
        value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) => visitor.end?.(slice(start, end).toLowerCase()),
      ontext: (start, end) => visitor.text?.(slice(start, end)),
      ontextentity: (codepoint) => visitor.text?.(String.fromCodePoint(codepoint)),
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

/** Longest title that is taken, characters. */
const LONGEST_TITLE = 200;

/**
 * The title of a page.
 *
 * @returns On one line, at most 200 characters; empty when there is none, or it has no end.
 */
export function titleIn(html: string): string {
  const parts: string[] = [];
  const place = { isInside: false, isAfter: false };
  readHtml(html, {
    tag: ({ name }) => {
      if (name === "title") place.isInside = !place.isAfter;
    },
    text: (text) => {
      if (place.isInside) parts.push(text);
    },
    end: (name) => {
      if (name !== "title" || !place.isInside) return;
      Object.assign(place, { isInside: false, isAfter: true });
    },
  });
  if (!place.isAfter) return "";
  return parts.join("").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_TITLE);
}
