import { diffArrays } from "diff";
import { type Block, type Inline, type Line, readPage } from "./read-markdown.ts";

/** A stretch of a line, with what becomes of it. */
export type ChangedInline = Inline & { readonly change: "same" | "removed" | "added" };

/** A passage that two versions of a page do not say in the same way. */
export interface ChangedPassage {
  /** Heading that it stands under; empty above the first one. */
  readonly under: string;
  /** As one version reads, with what goes marked; `null` when it is not there. */
  readonly before: Block<ChangedInline> | null;
  /** As the other one reads, with what comes marked; `null` when it is not there. */
  readonly after: Block<ChangedInline> | null;
  /** Whether it changes in how it is drawn, which its words do not show. */
  readonly hasUnreadChange: boolean;
}

/** Steps from one list to the other after which they count as different from end to end: the work grows with the square of it. */
const MOST_STEPS = 300;
/** Lines of a list or a table that are drawn; of a longer one, those that change. */
const MOST_LINES = 60;
/** Stretches of a line that are drawn with their marks; a longer one is drawn in its words. */
const MOST_PARTS = 400;

type Side = "removed" | "added";
/** Items that are in both lists, or in one of them. */
interface Run<Item> {
  readonly removed: readonly Item[];
  readonly added: readonly Item[];
  readonly isSame: boolean;
}

/** Compares two lists: what they begin and end with first, and then, while it does not take for ever, what is between. */
function runsOf<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Run<Item>[] {
  const [old, fresh] = [before.map(keyOf), after.map(keyOf)];
  const shortest = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shortest && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const [oldEnd, freshEnd] = [old.length - end, fresh.length - end];
  const runs: Run<Item>[] = [];
  let [atOld, atFresh] = [0, 0];
  function add(removed: number, added: number, isSame: boolean) {
    if (removed + added > 0)
      runs.push({
        removed: before.slice(atOld, atOld + removed),
        added: after.slice(atFresh, atFresh + added),
        isSame,
      });
    atOld += removed;
    atFresh += added;
  }
  add(start, start, true);
  const middle = diffArrays(old.slice(start, oldEnd), fresh.slice(start, freshEnd), { maxEditLength: MOST_STEPS });
  if (middle === undefined) add(oldEnd - start, freshEnd - start, false);
  else
    for (let at = 0; at < middle.length; at += 1) {
      const [one, next] = [middle[at], middle[at + 1]];
      if (one === undefined) continue;
      if (!(one.removed || one.added)) add(one.count, one.count, true);
      else if (one.removed && next?.added) {
        add(one.count, next.count, false);
        at += 1;
      } else add(one.removed ? one.count : 0, one.added ? one.count : 0, false);
    }
  add(end, end, true);
  return runs;
}

const WORDS = /[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu;
/** An address is one word: nobody should piece together where a link leads. */
const tokensOf = (line: Line): readonly Inline[] =>
  line.flatMap(({ kind, text }): readonly Inline[] =>
    kind === "target" ? [{ kind, text }] : (text.match(WORDS) ?? []).map((word) => ({ kind, text: word })),
  );
const tokenKey = ({ kind, text }: Inline) => `${kind} ${text}`;

/** Words that stand together and fare alike, as one; a blank between two that change changes with them. */
function joined(parts: readonly ChangedInline[]): readonly ChangedInline[] {
  const line: ChangedInline[] = [];
  for (const [at, part] of parts.entries()) {
    const [last, next] = [line.at(-1), parts[at + 1]];
    const isBetween = part.text.trim() === "" && last !== undefined && next?.change === last.change;
    const change = isBetween && last.kind === part.kind ? last.change : part.change;
    if (last?.kind === part.kind && last.change === change)
      line[line.length - 1] = { ...last, text: last.text + part.text };
    else line.push({ ...part, change });
  }
  return line.length <= MOST_PARTS ? line : plainly(line);
}

/** A line with too many marks to draw: each stretch of it in its words. */
function plainly(line: readonly ChangedInline[]): readonly ChangedInline[] {
  const text = line.map((part) => part.text).join("");
  const change = line.every((part) => part.change === "same")
    ? "same"
    : (line.find((part) => part.change !== "same")?.change ?? "same");
  return [{ kind: "text", text, change }];
}

const wholly = (line: Line, change: ChangedInline["change"]): Line<ChangedInline> =>
  joined(line.map((part) => ({ ...part, change })));

function compareLines(before: Line, after: Line): readonly [Line<ChangedInline>, Line<ChangedInline>] {
  const runs = runsOf(tokensOf(before), tokensOf(after), tokenKey);
  const side = (which: Side) =>
    joined(
      runs.flatMap((run) =>
        run[which].map((token): ChangedInline => ({ ...token, change: run.isSame ? "same" : which })),
      ),
    );
  return [side("removed"), side("added")];
}

/** Ways to mark what is compared one with one. */
interface Entry<Item, Drawn> {
  readonly whole: (item: Item, change: ChangedInline["change"]) => Drawn;
  readonly pair: (before: Item, after: Item) => readonly [Drawn, Drawn];
}

function compareEntries<Item, Drawn>(
  before: readonly Item[],
  after: readonly Item[],
  { whole, pair }: Entry<Item, Drawn>,
): readonly [readonly Drawn[], readonly Drawn[]] {
  const isLong = Math.max(before.length, after.length) > MOST_LINES;
  const [old, fresh]: [Drawn[], Drawn[]] = [[], []];
  for (const { removed, added, isSame } of runsOf(before, after, (item) => JSON.stringify(item))) {
    if (isSame && isLong) continue;
    const paired = isSame ? 0 : Math.min(removed.length, added.length, MOST_LINES);
    for (let at = 0; at < paired; at += 1) {
      const [one, other] = [removed[at], added[at]];
      if (one === undefined || other === undefined) continue;
      const [left, right] = pair(one, other);
      old.push(left);
      fresh.push(right);
    }
    old.push(...removed.slice(paired, paired + MOST_LINES).map((item) => whole(item, isSame ? "same" : "removed")));
    fresh.push(...added.slice(paired, paired + MOST_LINES).map((item) => whole(item, isSame ? "same" : "added")));
  }
  return [old.slice(0, MOST_LINES), fresh.slice(0, MOST_LINES)];
}

const LINES: Entry<Line, Line<ChangedInline>> = { whole: wholly, pair: compareLines };
const ROWS: Entry<readonly Line[], readonly Line<ChangedInline>[]> = {
  whole: (row, change) => row.map((cell) => wholly(cell, change)),
  pair(before, after) {
    if (before.length !== after.length) return [this.whole(before, "removed"), this.whole(after, "added")];
    const cells = before.map((cell, at) => compareLines(cell, after[at] ?? []));
    return [cells.map(([old]) => old), cells.map(([, fresh]) => fresh)];
  },
};

function whollyBlock(block: Block, change: Side): Block<ChangedInline> {
  switch (block.kind) {
    case "list":
    case "record":
      return { ...block, items: block.items.slice(0, MOST_LINES).map((item) => wholly(item, change)) };
    case "table":
      return { ...block, rows: block.rows.slice(0, MOST_LINES).map((row) => ROWS.whole(row, change)) };
    case "component":
      return { ...block, sentences: block.sentences.slice(0, MOST_LINES).map((one) => wholly(one, change)) };
    case "program":
      return block;
    default:
      return { ...block, text: wholly(block.text, change) };
  }
}

type Sides = Pick<ChangedPassage, "before" | "after" | "hasUnreadChange">;

/** Two versions of one block, when they are of a kind; `null` when they are two blocks. */
function compareBlocks(before: Block, after: Block): Sides | null {
  const read = { hasUnreadChange: false };
  if ((before.kind === "list" && after.kind === "list") || (before.kind === "record" && after.kind === "record")) {
    const [old, fresh] = compareEntries(before.items, after.items, LINES);
    return { ...read, before: { ...before, items: old }, after: { ...after, items: fresh } };
  }
  if (before.kind === "table" && after.kind === "table") {
    const [old, fresh] = compareEntries(before.rows, after.rows, ROWS);
    return { ...read, before: { ...before, rows: old }, after: { ...after, rows: fresh } };
  }
  if (before.kind === "component" && after.kind === "component" && before.name === after.name) {
    const [old, fresh] = compareEntries(before.sentences, after.sentences, LINES);
    const hasUnreadChange = withoutSentences(before) !== withoutSentences(after);
    return { before: { ...before, sentences: old }, after: { ...after, sentences: fresh }, hasUnreadChange };
  }
  if (before.kind === "program" && after.kind === "program") return { before, after, hasUnreadChange: true };
  if ("text" in before && "text" in after && before.kind === after.kind) {
    const [old, fresh] = compareLines(before.text, after.text);
    return { ...read, before: { ...before, text: old }, after: { ...after, text: fresh } };
  }
  return null;
}

/** Returns how a component is written, but for the sentences that it is given. */
function withoutSentences({ source, sentences }: Extract<Block, { kind: "component" }>): string {
  const said = new Set(sentences.map((line) => line.map(({ text }) => text).join("")));
  return source
    .split('"')
    .filter((stretch) => !said.has(stretch))
    .join('"');
}

const isUnread = (block: Block) => block.kind === "program" || block.kind === "component";
const goes = (block: Block): Sides => ({
  before: whollyBlock(block, "removed"),
  after: null,
  hasUnreadChange: isUnread(block),
});
const comes = (block: Block): Sides => ({
  before: null,
  after: whollyBlock(block, "added"),
  hasUnreadChange: isUnread(block),
});

function sidesOf(before: Block | undefined, after: Block | undefined): readonly Sides[] {
  const sides = before !== undefined && after !== undefined ? compareBlocks(before, after) : null;
  if (sides !== null) return [sides];
  return [...(before === undefined ? [] : [goes(before)]), ...(after === undefined ? [] : [comes(after)])];
}

/** Passages of a comparison that are shown, and the number of the other blocks that change. */
export interface ReadingComparison {
  readonly passages: readonly ChangedPassage[];
  /** Blocks that change and are not among the passages. */
  readonly moreBlocks: number;
}

/**
 * Compares two versions of a page the way that they are read: passage by passage, with the words that go and come.
 *
 * @param mostPassages - How many are compared; a text that is replaced whole has thousands.
 * @returns No passage when both read the same, however they are written.
 */
export function compareReading(before: string, after: string, mostPassages: number): ReadingComparison {
  const passages: ChangedPassage[] = [];
  let moreBlocks = 0;
  let under = "";
  for (const { removed, added, isSame } of runsOf(readPage(before), readPage(after), (block) =>
    JSON.stringify(block),
  )) {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      const heading = added[at] ?? removed[at];
      if (!isSame && passages.length >= mostPassages) moreBlocks += 1;
      else if (!isSame) passages.push(...sidesOf(removed[at], added[at]).map((sides) => ({ under, ...sides })));
      if (heading?.kind === "heading") under = heading.text.map(({ text }) => text).join("");
    }
  }
  return { passages, moreBlocks };
}
