/** Visitor that is called with each part of a JSON text as it is read. */
export interface JsonVisitor {
  openObject(): void;
  openArray(): void;
  closeObject(): void;
  closeArray(): void;
  key(name: string): void;
  /** A long text is told as an empty one. */
  value(value: string | number | boolean | null): void;
}

/** Reads a JSON text piece by piece. */
export interface JsonReader {
  /** @throws {SyntaxError} For what is no JSON. */
  push(text: string): void;
  /** @throws {SyntaxError} When it ends before its end. */
  end(): void;
}

/** Names and kinds are short, characters. */
const TOLD_MOST = 200;
/** Longest text or figure, characters. */
const TOKEN_MOST = 16_000_000;
const DEPTH_MOST = 10_000;

/** Token that may come next. */
type Next = "value" | "value or ]" | "key" | "key or }" | ":" | ", or end" | "nothing";

const SCALARS = /-?\d[\d.eE+-]*|true|false|null/y;
const BLANKS = /[ \t\r\n]*/y;

/** Finds the end of a quoted text, its last quote included; -1 when that is not there yet. */
function quotedEnd(text: string, at: number): number {
  for (let close = text.indexOf('"', at + 1); close >= 0; close = text.indexOf('"', close + 1)) {
    let slashes = 0;
    while (text[close - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return close + 1;
  }
  return -1;
}

const isValueNext = (next: Next) => next === "value" || next === "value or ]";

/**
 * Reads a JSON text of any length without holding it.
 *
 * @see RFC 8259
 */
export function createJsonReader(visitor: JsonVisitor): JsonReader {
  const open: ("{" | "[")[] = [];
  let next: Next = "value";
  let rest = "";
  const fail = (): never => {
    throw new SyntaxError("Not JSON.");
  };
  const afterValue = () => {
    next = open.length === 0 ? "nothing" : ", or end";
  };
  function begin(sign: "{" | "["): void {
    if (!isValueNext(next) || open.length >= DEPTH_MOST) fail();
    open.push(sign);
    if (sign === "{") visitor.openObject();
    else visitor.openArray();
    next = sign === "{" ? "key or }" : "value or ]";
  }
  function finish(sign: "}" | "]"): void {
    const isEmpty = next === (sign === "}" ? "key or }" : "value or ]");
    if ((!isEmpty && next !== ", or end") || open.pop() !== (sign === "}" ? "{" : "[")) fail();
    if (sign === "}") visitor.closeObject();
    else visitor.closeArray();
    afterValue();
  }
  function punctuation(sign: string): boolean {
    if (sign === "{" || sign === "[") begin(sign);
    else if (sign === "}" || sign === "]") finish(sign);
    else if (sign === ",") next = next !== ", or end" ? fail() : open.at(-1) === "{" ? "key" : "value";
    else if (sign === ":") next = next !== ":" ? fail() : "value";
    else return false;
    return true;
  }
  function quoted(token: string): void {
    const told = token.length > TOLD_MOST ? "" : String(JSON.parse(token));
    if (next === "key" || next === "key or }") {
      visitor.key(told);
      next = ":";
    } else if (isValueNext(next)) {
      visitor.value(told);
      afterValue();
    } else fail();
  }
  function scalar(token: string): void {
    if (!isValueNext(next)) fail();
    const value: unknown = JSON.parse(token);
    if (typeof value === "number" || typeof value === "boolean" || value === null) visitor.value(value);
    afterValue();
  }
  /** @returns Where what is left begins. */
  function read(text: string, isLast: boolean): number {
    let at = 0;
    for (;;) {
      BLANKS.lastIndex = at;
      BLANKS.test(text);
      at = BLANKS.lastIndex;
      const sign = text[at];
      if (sign === undefined) return at;
      if (punctuation(sign)) at += 1;
      else if (sign === '"') {
        const end = quotedEnd(text, at);
        if (end < 0) return at;
        quoted(text.slice(at, end));
        at = end;
      } else {
        SCALARS.lastIndex = at;
        if (!SCALARS.test(text)) return isLast || text.length - at > 5 ? fail() : at;
        // A figure may go on in the next piece.
        if (SCALARS.lastIndex === text.length && !isLast) return at;
        scalar(text.slice(at, SCALARS.lastIndex));
        at = SCALARS.lastIndex;
      }
    }
  }
  return {
    push(text) {
      const all = rest + text;
      rest = all.slice(read(all, false));
      if (rest.length > TOKEN_MOST) fail();
    },
    end() {
      if (read(rest, true) < rest.length || next !== "nothing") fail();
    },
  };
}
