/** Piece of an XML text; pieces come in the order of the text. Comments, declarations and instructions are left out. */
export type XmlPiece =
  | {
      readonly kind: "open";
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly isEmpty: boolean;
    }
  | { readonly kind: "close"; readonly name: string }
  /** A long text comes in several, cut between two words. */
  | { readonly kind: "text"; readonly text: string };

/** Longest tag, characters: a picture may be embedded in one. */
const TAG_MOST = 16_000_000;
/** A text this long is handed on before its end is known, characters. */
const TEXT_MOST = 65_536;

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Entities that the text declares itself are nothing: nobody's names unfold into anything here. */
function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([\w.-]{1,40}));/gi, (_, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? "";
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0x10ffff || code < 0x20 ? " " : String.fromCodePoint(code);
  });
}

/** Finds the end of a tag, its quoted values skipped; -1 when that is not there yet. */
function tagEnd(text: string): number {
  const signs = /["'>]/g;
  for (let match = signs.exec(text); match !== null; match = signs.exec(text)) {
    if (match[0] === ">") return match.index + 1;
    const close = text.indexOf(match[0], match.index + 1);
    if (close < 0) return -1;
    signs.lastIndex = close + 1;
  }
  return -1;
}

function doctypeEnd(text: string): number {
  const bracketAt = text.indexOf("[");
  const closeAt = text.indexOf(">");
  if (bracketAt < 0 || (closeAt >= 0 && closeAt < bracketAt)) return closeAt < 0 ? -1 : closeAt + 1;
  const at = /\]\s*>/.exec(text);
  return at === null ? -1 : at.index + at[0].length;
}

const afterMark = (text: string, mark: string) => {
  const at = text.indexOf(mark);
  return at < 0 ? -1 : at + mark.length;
};

/** Finds the end of markup that begins with `<`. */
function markupEnd(text: string): number {
  if (text.startsWith("<!--")) return afterMark(text, "-->");
  if (text.startsWith("<![CDATA[")) return afterMark(text, "]]>");
  if (text.startsWith("<?")) return afterMark(text, "?>");
  if (text.startsWith("<!")) return doctypeEnd(text);
  return tagEnd(text);
}

function openTag(markup: string): XmlPiece {
  const isEmpty = markup.endsWith("/>");
  const inside = markup.slice(1, isEmpty ? -2 : -1);
  const name = /^[^\s"'<>=/]+/.exec(inside)?.[0];
  if (name === undefined) throw new SyntaxError("A tag without a name.");
  const attributes = new Map<string, string>();
  const pattern = /\s+([^\s"'<>=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  let at = name.length;
  pattern.lastIndex = at;
  for (let match = pattern.exec(inside); match !== null; match = pattern.exec(inside)) {
    at = pattern.lastIndex;
    attributes.set(match[1] ?? "", withoutEntities(match[2] ?? match[3] ?? ""));
  }
  if (inside.slice(at).trim() !== "") throw new SyntaxError(`An attribute of ${name} is wrong.`);
  return { kind: "open", name, attributes, isEmpty };
}

function pieceOf(markup: string): XmlPiece | null {
  if (markup.startsWith("<![CDATA[")) return { kind: "text", text: markup.slice(9, -3) };
  if (markup.startsWith("<!") || markup.startsWith("<?")) return null;
  return markup.startsWith("</") ? { kind: "close", name: markup.slice(2, -1).trim() } : openTag(markup);
}

/** Returns the length of a text without an end that can be handed on without cutting a word. */
function handedOn(text: string): number {
  return text.length < TEXT_MOST
    ? 0
    : Math.max(text.lastIndexOf(" "), text.lastIndexOf("\n"), text.lastIndexOf("\t")) + 1;
}

/**
 * Reads an XML text piece by piece, however long it is. It opens nothing that the text names.
 *
 * @param chunks - The text, cut anywhere.
 * @throws {SyntaxError} For a tag that is wrong or has no end, and elements that are not closed in their order.
 */
export async function* xmlPieces(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<XmlPiece, void, void> {
  const opened: string[] = [];
  let rest = "";
  for await (const chunk of chunks) {
    rest += chunk;
    for (;;) {
      const start = rest.indexOf("<");
      const textEnd = start < 0 ? handedOn(rest) : start;
      if (textEnd > 0) yield { kind: "text", text: withoutEntities(rest.slice(0, textEnd)) };
      rest = rest.slice(textEnd);
      const end = start < 0 ? -1 : markupEnd(rest);
      if (end < 0) break;
      const piece = pieceOf(rest.slice(0, end));
      rest = rest.slice(end);
      if (piece === null) continue;
      if (piece.kind === "open" && !piece.isEmpty) opened.push(piece.name);
      if (piece.kind === "close" && opened.pop() !== piece.name) throw new SyntaxError(`${piece.name} closes nothing.`);
      yield piece;
    }
    if (rest.length > TAG_MOST) throw new SyntaxError("A tag without an end.");
  }
  if (rest.trim() !== "" || opened.length > 0) throw new SyntaxError("The text ends before its end.");
}
