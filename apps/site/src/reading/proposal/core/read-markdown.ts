/** A stretch of a line. */
export interface Inline {
  readonly kind: "text" | "code" | "strong" | "emphasis" | "link";
  readonly text: string;
}

/** A block of a page, as a reader sees it. */
export type Block =
  | { readonly kind: "heading" | "paragraph" | "quote"; readonly text: readonly Inline[] }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  /** Drawn by the page's program: its name and the sentences that it is given. */
  | { readonly kind: "component"; readonly name: string; readonly sentences: readonly string[] };

/** Marks around words, the longer ones before those that they begin with. */
const MARKS = [
  { kind: "code", open: "`", close: "`" },
  { kind: "strong", open: "**", close: "**" },
  { kind: "emphasis", open: "*", close: "*" },
  { kind: "emphasis", open: "_", close: "_" },
  { kind: "link", open: "[", close: "](" },
] as const;

/** The marked words that begin somewhere in a line, and where the line goes on; `null` when none do. */
function markedAt(line: string, at: number): { readonly part: Inline; readonly next: number } | null {
  for (const { kind, open, close } of MARKS) {
    if (!line.startsWith(open, at)) continue;
    const from = at + open.length;
    const to = line.indexOf(close, from);
    const end = kind === "link" && to !== -1 ? line.indexOf(")", to) : to + close.length - 1;
    if (to <= from || end === -1) continue;
    return { part: { kind, text: line.slice(from, to) }, next: end + 1 };
  }
  return null;
}

/** Reads the marks inside a line. */
export function readInline(line: string): readonly Inline[] {
  const parts: Inline[] = [];
  let plainFrom = 0;
  for (let at = 0; at < line.length; ) {
    const marked = markedAt(line, at);
    if (marked === null) {
      at += 1;
      continue;
    }
    if (at > plainFrom) parts.push({ kind: "text", text: line.slice(plainFrom, at) });
    parts.push(marked.part);
    at = marked.next;
    plainFrom = at;
  }
  if (plainFrom < line.length) parts.push({ kind: "text", text: line.slice(plainFrom) });
  return parts;
}

const FENCE = /^ {0,3}(?:```|~~~)/;
const COMPONENT = /^<([A-Z]\w*)/;
const HEADING = /^#{1,6} (.+)$/;
/** The anchor that a heading may name. */
const ANCHOR = /\{#[^{}]*\}$/;
const ITEM = /^ {0,3}(?:[-*+]|(\d+)[.)]) +/;
const TABLE_RULE = /^\|[\s:|-]+$/;
const QUOTED = /"([^"\n]*)"/g;

/** Lines from one on, while they belong together. */
function linesWhile(lines: readonly string[], from: number, belongs: (line: string, at: number) => boolean): number {
  let to = from;
  while (to < lines.length && belongs(lines[to] ?? "", to)) to += 1;
  return to;
}

const cellsOf = (line: string) =>
  line
    .trimEnd()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => readInline(cell.trim()));

const startsBlock = (line: string) =>
  line.trim() === "" || FENCE.test(line) || COMPONENT.test(line) || HEADING.test(line) || /^[|>]/.test(line);

interface Taken {
  readonly block: Block | null;
  readonly next: number;
}

function takeComponent(lines: readonly string[], from: number, name: string): Taken {
  const isEnd = (line: string) =>
    line.trimEnd().endsWith(`</${name}>`) || (/^<|^\/>/.test(line) && line.trimEnd().endsWith("/>"));
  const last = linesWhile(lines, from, (line) => !isEnd(line));
  const text = lines.slice(from, last + 1).join("\n");
  // What is written in it to be read has more than one word.
  const sentences = [...text.matchAll(QUOTED)]
    .map(([, quoted = ""]) => quoted)
    .filter((quoted) => quoted.includes(" "));
  return { block: { kind: "component", name, sentences }, next: last + 1 };
}

function takeBlock(lines: readonly string[], from: number): Taken {
  const line = lines[from] ?? "";
  if (line.trim() === "") return { block: null, next: from + 1 };
  if (FENCE.test(line)) {
    const last = linesWhile(lines, from + 1, (next) => !FENCE.test(next));
    return { block: { kind: "code", text: lines.slice(from + 1, last).join("\n") }, next: last + 1 };
  }
  const name = COMPONENT.exec(line)?.[1];
  if (name !== undefined) return takeComponent(lines, from, name);
  const title = HEADING.exec(line)?.[1];
  if (title !== undefined)
    return { block: { kind: "heading", text: readInline(title.trim().replace(ANCHOR, "").trim()) }, next: from + 1 };
  if (line.startsWith("|")) {
    const next = linesWhile(lines, from, (row) => row.startsWith("|"));
    const rows = lines.slice(from, next).filter((row) => !TABLE_RULE.test(row));
    return { block: { kind: "table", rows: rows.map(cellsOf) }, next };
  }
  if (line.startsWith(">")) {
    const next = linesWhile(lines, from, (row) => row.startsWith(">"));
    const text = lines.slice(from, next).map((row) => row.replace(/^> ?/, ""));
    return { block: { kind: "quote", text: readInline(text.join(" ")) }, next };
  }
  const item = ITEM.exec(line);
  if (item !== null) {
    const next = linesWhile(lines, from, (row, at) => at === from || ITEM.test(row) || !startsBlock(row));
    const items: string[] = [];
    for (const row of lines.slice(from, next)) {
      if (ITEM.test(row)) items.push(row.replace(ITEM, ""));
      else items.push(`${items.pop() ?? ""} ${row.trim()}`);
    }
    return { block: { kind: "list", isOrdered: item[1] !== undefined, items: items.map(readInline) }, next };
  }
  const next = linesWhile(lines, from, (row, at) => at === from || !(startsBlock(row) || ITEM.test(row)));
  return { block: { kind: "paragraph", text: readInline(lines.slice(from, next).join(" ")) }, next };
}

/**
 * Reads a part of a page the way that a reader sees it. It is for a look before sending: what the page's program draws is named, with its
 * sentences, and not drawn.
 */
export function readMarkdown(text: string): readonly Block[] {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const { block, next } = takeBlock(lines, at);
    if (block !== null) blocks.push(block);
    at = next;
  }
  return blocks;
}
