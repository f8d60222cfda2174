import { Tokenizer } from "htmlparser2";

/** A part of a text: from a sign on, up to another. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A start tag. Names are in small letters; of an attribute that is there twice the first counts, as in a browser. */
export interface StartTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Spans of the values of its attributes, without their quotes; none for an attribute without a value. */
  readonly spans: ReadonlyMap<string, Span>;
  /** Offset at which its content begins. */
  readonly endsAt: number;
}

/** Callbacks for the parts of a page, in its order. */
export interface HtmlVisitor {
  tag?(tag: StartTag): void;
  /** Text, with its references resolved; that of a script or a style is text too. It may come in parts. */
  text?(text: string): void;
  /** The end tag of an element, whether or not it was open. @param startsAt - Where the tag begins. */
  end?(name: string, startsAt: number): void;
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
  let spans = new Map<string, Span>();
  let attribute = "";
  let attributeEnd = 0;
  let value = "";
  const slice = (start: number, end: number) => html.slice(start, end);
  const open = (end: number) => visitor.tag?.({ name, attributes, spans, endsAt: end + 1 });
  /** Returns the span between the name of an attribute and the end of its value, without what opens the value. */
  function spanTo(end: number): Span | null {
    const [opening] = /^\s*=\s*["']?/.exec(slice(attributeEnd, end)) ?? [];
    return opening === undefined ? null : { start: attributeEnd + opening.length, end };
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        name = slice(start, end).toLowerCase();
        attributes = new Map();
        spans = new Map();
      },
      onattribname(start, end) {
        attribute = slice(start, end).toLowerCase();
        attributeEnd = end;
        value = "";
      },
      onattribdata(start, end) {
        value += slice(start, end);
      },
      onattribentity(codepoint) {
        value += String.fromCodePoint(codepoint);
      },
      onattribend(_quote, end) {
        if (attributes.has(attribute)) return;
        attributes.set(attribute, value);
        const span = spanTo(end);
        if (span !== null) spans.set(attribute, span);
      },
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) => visitor.end?.(slice(start, end).toLowerCase(), start - "</".length),
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
