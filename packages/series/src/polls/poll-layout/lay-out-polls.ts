import { fold } from "@nv/spanish";
import { isMissing, type TableRow } from "@nv/tables";
import { type FieldDays, readFieldDays } from "./field-days.ts";
import { turnMonths } from "./turn-months.ts";

/** Rows among which the names of a table are looked for. */
const FIRST_ROWS = 5;

/** Names of a column that has the days of the field work, first and last in one, folded. */
const DAYS_NAMES =
  /^(?:fieldwork(?: dates?| period)?|dates?(?: ?\(s\))?(?: conducted| administered)?|polling dates?|fechas?(?:\(s\))?(?: de campo| de realizacion)?|trabajo de campo|campo|periodo(?: de campo)?)$/;

/** Names of a column that has a house and who ordered its poll, one behind the other. */
const HOUSE_AND_CLIENT = /^(?:polling firm|polling organi[sz]ation|pollster|casa|empresa|encuestadora)\s?\/\s?\S/;

/** Share of the cells below a name that must be days for it to be their column. */
const LEAST_SHARE = 0.6;

/** Names of what is no poll: a vote that polls are compared with. */
const VOTE = /\b(?:elections?|elecciones|resultados? (?:oficial|electoral)(?:es)?)\b/;

/** A table of polls, as every tool reads tables. */
export interface LaidOut {
  readonly rows: readonly TableRow[];
  /** Numbers of the rows that are no polls: results of a vote, a text across all columns. */
  readonly left: readonly number[];
}

/** A cell without notes in square brackets, and with the share alone where seats stand below it. */
function cleanCell(cell: string): string {
  const text = cell.includes("[") ? withoutNotes(cell) : cell;
  const [, share] =
    /^\s{0,9}(\d{1,2}[.,]\d{1,2}) ?%?\s{0,9}(?:<br ?\/?>|\s)\s{0,9}\d{1,3}(?:[–/-]\d{1,3})?\s{0,9}$/.exec(text) ?? [];
  return share ?? text;
}

function withoutNotes(cell: string): string {
  let [text, depth] = ["", 0];
  for (const sign of cell) {
    if (sign === "[") depth += 1;
    else if (sign === "]" && depth > 0) depth -= 1;
    else if (depth === 0) text += sign;
  }
  return text.trim();
}

/** Column of days below one of the first rows. */
interface DaysColumn {
  /** Place of the row of names, and of the column. */
  readonly head: number;
  readonly at: number;
}

function daysColumnIn(rows: readonly TableRow[]): DaysColumn | null {
  for (const [head, { cells }] of rows.slice(0, FIRST_ROWS).entries())
    for (const [at, cell] of cells.entries()) {
      if (!DAYS_NAMES.test(fold(withoutNotes(cell)).trim())) continue;
      const below = rows.slice(head + 1).map((row) => withoutNotes(row.cells[at] ?? ""));
      const filled = below.filter((text) => !isMissing(text));
      const days = filled.flatMap((text) => readFieldDays(text) ?? []);
      const isOfDays = days.length > 0 && days.length >= filled.length * LEAST_SHARE;
      // Days that are written as every tool reads them need no other reading, unless they are the only ones.
      if (isOfDays) return { head, at };
    }
  return null;
}

/** A column in the place of which two come. */
function inTwo<Cell>(cells: readonly Cell[], at: number, [one, other]: readonly [Cell, Cell]): readonly Cell[] {
  return [...cells.slice(0, at), one, other, ...cells.slice(at + 1)];
}

const BOTH = (days: FieldDays | null, written: string): readonly [string, string] =>
  days === null ? [written, written] : [days.start, days.end];

function parted(cell: string): readonly [string, string] {
  const slash = cell.indexOf("/");
  return slash === -1 ? [cell, ""] : [cell.slice(0, slash).trim(), cell.slice(slash + 1).trim()];
}

const isOneText = (cells: readonly string[]) => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return filled.length > 2 && new Set(filled).size === 1;
};

/**
 * Lays out a list of polls as lists of encyclopaedias have them: both days of the field work in one column («12–15 Jan 2024») become two, notes and
 * seats are taken off, a house and who ordered its poll are told apart, results of votes are left out. A table with its months across is turned
 * ({@link turnMonths}). Any other table stays as it is.
 */
export function layOutPolls(rows: readonly TableRow[]): LaidOut {
  const found = daysColumnIn(rows);
  if (found === null) return turnMonths(rows, (name) => VOTE.test(fold(name))) ?? { rows, left: [] };
  const { head, at } = found;
  const names = (rows[head]?.cells ?? []).map((cell) => withoutNotes(cell));
  const house = names.findIndex((name) => HOUSE_AND_CLIENT.test(fold(name).trim()));
  const left: number[] = [];
  const laid = rows.slice(head).flatMap((row, place): readonly TableRow[] => {
    const isHead = place === 0;
    const cells = row.cells.map((cell) => cleanCell(cell));
    const isVote = !isHead && cells.some((cell) => cell.length < 200 && VOTE.test(fold(cell)));
    if (!isHead && (isVote || isOneText(cells))) {
      left.push(row.number);
      return [];
    }
    const written = cells[at] ?? "";
    const days: readonly [string, string] = isHead ? ["inicio", "fin"] : BOTH(readFieldDays(written), written);
    const client: readonly [string, string] = isHead ? ["casa", "encargo"] : parted(cells[house] ?? "");
    // The column that stands further right first, so that the other one keeps its place.
    const changes = [{ place: at, into: days }, ...(house === -1 ? [] : [{ place: house, into: client }])].sort(
      (a, b) => b.place - a.place,
    );
    return [{ ...row, cells: changes.reduce<readonly string[]>((all, one) => inTwo(all, one.place, one.into), cells) }];
  });
  return { rows: laid, left };
}
