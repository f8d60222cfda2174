import { headLength } from "./page-parts.ts";

/** A stretch of a line. */
export interface Inline {
  /** `target` is where the link before it leads, which a reader does not see. */
  readonly kind: "text" | "code" | "strong" | "emphasis" | "link" | "target";
  readonly text: string;
}

/** A line, or what is set like one: an item, a cell, a sentence. */
export type Line<Part extends Inline = Inline> = readonly Part[];

/** A block of a page, as a reader sees it. */
export type Block<Part extends Inline = Inline> =
  | { readonly kind: "heading" | "paragraph" | "quote" | "code"; readonly text: Line<Part> }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly Line<Part>[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly Line<Part>[])[] }
  /** Title and data that stand above the text, each with its name. */
  | { readonly kind: "record"; readonly items: readonly Line<Part>[] }
  /** Imports and exports of the page, which are not read. */
  | { readonly kind: "program"; readonly source: string }
  /** Drawn by the page's program: its name, the sentences that it is given, and how it is written. */
  | {
      readonly kind: "component";
      readonly name: string;
      readonly sentences: readonly Line<Part>[];
      readonly source: string;
    };

/** Marks around words, the longer ones before those that they begin with. */
const MARKS = [
  { kind: "code", open: "`", close: "`" },
  { kind: "strong", open: "**", close: "**" },
  { kind: "emphasis", open: "*", close: "*" },
  { kind: "emphasis", open: "_", close: "_" },
  { kind: "link", open: "[", close: "](" },
] as const;

/** Finds where a sign comes next in a line; -1 when it does not. */
type FindNext = (sign: string, from: number) => number;

/** Looks for signs from left to right, going over the line once for each: a line of marks that nothing closes is as long as any other. */
function searchOnce(line: string): FindNext {
  const found = new Map<string, number>();
  return (sign, from) => {
    const known = found.get(sign);
    if (known !== undefined && (known === -1 || known >= from)) return known;
    const at = line.indexOf(sign, from);
    found.set(sign, at);
    return at;
  };
}

/** The marked words that begin somewhere in a line, and where the line goes on; `null` when none do. */
function markedAt(line: string, at: number, next: FindNext): { readonly parts: Line; readonly end: number } | null {
  for (const { kind, open, close } of MARKS) {
    if (!line.startsWith(open, at)) continue;
    const from = at + open.length;
    const to = next(close, from);
    if (to <= from) continue;
    const part = { kind, text: line.slice(from, to) };
    if (kind !== "link") return { parts: [part], end: to + close.length };
    const end = next(")", to);
    if (end === -1) continue;
    const target = line.slice(to + close.length, end);
    return { parts: [part, { kind: "target", text: target }], end: end + 1 };
  }
  return null;
}

/** Reads the marks inside a line. Several blanks are one, as on the page. */
export function readInline(written: string): Line {
  const line = written.replace(/ {2,}/g, " ");
  const parts: Inline[] = [];
  const next = searchOnce(line);
  let plainFrom = 0;
  for (let at = 0; at < line.length; ) {
    const marked = markedAt(line, at, next);
    if (marked === null) {
      at += 1;
      continue;
    }
    if (at > plainFrom) parts.push({ kind: "text", text: line.slice(plainFrom, at) });
    parts.push(...marked.parts);
    at = marked.end;
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

const plainLine = (text: string): Line => (text === "" ? [] : [{ kind: "text", text }]);

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
    .filter((quoted) => quoted.includes(" "))
    .map((quoted) => plainLine(quoted));
  return { block: { kind: "component", name, sentences, source: text }, next: last + 1 };
}

function takeBlock(lines: readonly string[], from: number): Taken {
  const line = lines[from] ?? "";
  if (line.trim() === "") return { block: null, next: from + 1 };
  if (FENCE.test(line)) {
    const last = linesWhile(lines, from + 1, (next) => !FENCE.test(next));
    return { block: { kind: "code", text: plainLine(lines.slice(from + 1, last).join("\n")) }, next: last + 1 };
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
 * Reads a part of a page the way that a reader sees it, for a look before it is sent or applied: what the page's program draws is named,
 * with its sentences, and not drawn. It costs no more than the length of the text, whatever is in it.
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

/** Names of the data above a text; other data keep the name that they are written with. */
const RECORD_NAMES: Readonly<Record<string, string>> = {
  title: "Título",
  description: "Descripción",
  sidebar_label: "Nombre en el índice",
  slug: "Dirección",
  aliases: "Otras palabras para buscarla",
};
const RECORD_RULE = "---";
const BROUGHT = /^(?:import|export)\b/;

function readRecord(lines: readonly string[]): Block {
  const items = lines
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const colon = line.indexOf(":");
      const name = colon === -1 ? undefined : RECORD_NAMES[line.slice(0, colon)];
      return plainLine(name === undefined ? line : name + line.slice(colon));
    });
  return { kind: "record", items };
}

function readHead(text: string): readonly Block[] {
  const lines = text.split("\n");
  const recordEnd = lines[0] === RECORD_RULE ? lines.indexOf(RECORD_RULE, 1) : 0;
  const program = lines.slice(recordEnd).filter((line) => BROUGHT.test(line));
  return [
    ...(recordEnd > 1 ? [readRecord(lines.slice(1, recordEnd))] : []),
    ...(program.length > 0 ? [{ kind: "program", source: program.join("\n") } as const] : []),
  ];
}

/** Reads a whole page: {@link readMarkdown} of its text, after its data and what its program brings. */
export function readPage(text: string): readonly Block[] {
  const head = headLength(text);
  return [...readHead(text.slice(0, head)), ...readMarkdown(text.slice(head))];
}
