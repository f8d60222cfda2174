import { Tokenizer } from "htmlparser2";

/** Attributes of an element by their names in small letters, without prefix. */
export type Attributes = ReadonlyMap<string, string>;

/** Callbacks for the parts of a markup, in its order. Names are in small letters, without prefix. */
export interface MarkupVisitor {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  /** Text with its references resolved, in parts. */
  text(text: string): void;
}

/** Form of a markup: in HTML scripts and styles have no tags inside, and no element ends itself. */
export type MarkupForm = "xml" | "html";

const nothing = () => undefined;

function withoutPrefix(name: string): string {
  const colon = name.indexOf(":");
  return (colon === -1 ? name : name.slice(colon + 1)).toLowerCase();
}

/**
 * Reads XML or HTML from its beginning to its end, once: no tree is built and nothing is nested, so that what it costs grows with its
 * length alone, whatever is written in it. References to entities that a document declares for itself stay as they are.
 */
export function readMarkup(source: string, form: MarkupForm, visitor: MarkupVisitor): void {
  let name = "";
  let attributes = new Map<string, string>();
  let attribute = "";
  let value = "";
  const tokenizer: Tokenizer = new Tokenizer(
    { xmlMode: form === "xml" },
    {
      onopentagname(start, end) {
        name = withoutPrefix(source.slice(start, end));
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = withoutPrefix(source.slice(start, end));
        value = "";
      },
      onattribdata(start, end) {
        value += source.slice(start, end);
      },
      onattribentity(codepoint) {
        value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: () => visitor.open(name, attributes),
      onselfclosingtag() {
        visitor.open(name, attributes);
        if (form === "xml") visitor.close(name);
      },
      onclosetag: (start, end) => visitor.close(withoutPrefix(source.slice(start, end))),
      ontext: (start, end) => visitor.text(source.slice(start, end)),
      ontextentity: (codepoint) => visitor.text(String.fromCodePoint(codepoint)),
      oncdata: (start, end, offset) => visitor.text(source.slice(start, end - offset)),
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
}
