import type { Chart } from "../chart.ts";
import { findTokens } from "../find-tokens.ts";
import { findSentences } from "../sentences.ts";
import { type Clause, clauseOf, isPredicate, splitItems } from "./clause.ts";
import type { Cell, Grid } from "./grid.ts";
import { gridsOf } from "./grid.ts";
import { judgeClause } from "./judge-clause.ts";
import { tellsNegative } from "./measure.ts";
import { isOfOther, namesMeasure, wordsOfGrid } from "./other-things.ts";
import { best, cellName, doubt, type Outcome, UNKNOWN, type Verdict, worst } from "./outcome.ts";
import { readItems } from "./read-items.ts";
import { findRows, indexNames, type NameIndex } from "./read-names.ts";
import type { Item } from "./sign.ts";

/** Most of a text that is read, UTF-16 units: beyond it nobody checks by ear, and it is told. */
const MOST_READ = 4000;

/** Longest sentence that is read, UTF-16 units: five lines of a newspaper's page. */
const LONGEST_SENTENCE = 600;

/** A grid with what its rows are called, and the words of its table. */
interface GridGround {
  readonly grid: Grid;
  readonly names: NameIndex;
  readonly known: readonly string[];
}

/** A table prepared to hold texts against it. */
export interface ClaimGround {
  readonly grids: readonly GridGround[];
  /** Names of the measures of a table of places, for what a sentence calls the one that it speaks of. */
  readonly measures: NameIndex;
}

/** Evidence that a claim was held against. */
export interface ClaimCell {
  readonly name: string;
  readonly value: number;
}

/** A sentence with what the data say of it. */
export interface CheckedSentence {
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly verdict: Verdict;
  /** Sentence that names the evidence, empty for what is borne out: «En los datos, 2020 es 16,1 %, no 14,1 %». */
  readonly evidence: string;
  readonly cells: readonly ClaimCell[];
}

/** Prepares a chart for {@link checkClaims}. */
export function claimGround(chart: Chart): ClaimGround {
  const grids = gridsOf(chart);
  const measures = { rows: chart.series, isTimed: true };
  return {
    grids: grids.map((grid) => ({
      grid,
      // Words of places are words of anything: they are looked for by their whole names.
      names: indexNames({ rows: grid.rows, isTimed: grid.rows === chart.series }),
      known: wordsOfGrid(grid),
    })),
    measures: indexNames(measures),
  };
}

const NOT_UNDERSTOOD = "No sé comprobar esta frase";
const TOO_LONG = "La frase es demasiado larga para comprobarla";
const REST_TOO_LONG = "El texto es demasiado largo: de aquí en adelante no se ha comprobado";

/** Sentence of which nothing is known. */
const unread = (text: string, start: number, end: number, evidence: string): CheckedSentence => ({
  ...{ start, end, text: text.slice(start, end), verdict: "unknown", evidence, cells: [] },
});

/** End of what belongs to a part: where the next one begins. */
function endOf(parts: readonly (readonly Item[])[], part: readonly Item[], text: string): number {
  const next = parts[parts.indexOf(part) + 1]?.[0];
  return next === undefined ? text.length : (part.at(-1)?.end ?? next.start);
}

/** Fewest words of a quotation that somebody else answers for; fewer are a word with a distance. */
const LEAST_QUOTED = 4;

/** Finds what somebody else says. */
function quotesIn(text: string): readonly { readonly start: number; readonly end: number }[] {
  const marks = [...'«“"»”'];
  const quotes: { start: number; end: number }[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (!marks.includes(text[at] ?? "")) continue;
    if (start === -1) start = at;
    else {
      if (findTokens(text.slice(start, at)).length >= LEAST_QUOTED) quotes.push({ start, end: at });
      start = -1;
    }
  }
  return quotes;
}

/** False words of somebody else are nobody's mistake here: a person must look at them. */
function quoted(one: Outcome, clause: Clause, quotes: ReturnType<typeof quotesIn>): Outcome {
  if (one.verdict !== "false" || !quotes.some(({ start, end }) => clause.start > start && clause.end <= end))
    return one;
  return doubt(`Es una cita. ${one.evidence}`, one.cells);
}

function judgeSentence({ grid, names, known }: GridGround, text: string, at: number | null): Outcome | null {
  const parts = splitItems(readItems(grid, names, text, at));
  const outcomes: Outcome[] = [];
  let before: Clause | null = null;
  const named = new Set<number>();
  const isNegativeTold = tellsNegative(text);
  const quotes = quotesIn(text);
  let [until, isOther] = [0, false];
  for (const part of parts) {
    const clause: Clause = clauseOf(part, before);
    for (const row of [...clause.rows, ...clause.otherRows]) named.add(row);
    const stretch = text.slice(until, clause.end);
    const next = part.at(-1);
    const subject = text.slice(until, part.find(isPredicate)?.start ?? next?.start ?? clause.end);
    isOther =
      isOfOther(text.slice(until, endOf(parts, part, text)), subject, known) ||
      (isOther && !clause.hasRows && !namesMeasure(stretch));
    until = clause.end;
    const judged = judgeClause(clause, { grid, at, before, named: [...named], text, isNegativeTold });
    outcomes.push(...(isOther && judged.length > 0 ? [UNKNOWN] : judged.map((one) => quoted(one, clause, quotes))));
    before = clause;
  }
  return outcomes.length === 0 ? null : worst(outcomes);
}

const named =
  (grid: Grid) =>
  (cell: Cell): ClaimCell => ({ name: cellName(grid, cell), value: cell.value });

/** Of a table of several measures, what all of them say alike; a doubt where they do not. */
function together(all: readonly (readonly [Grid, Outcome])[], isOfSeveral: boolean): readonly [Grid, Outcome] | null {
  const [first] = all;
  if (first === undefined || all.length === 1) return first ?? null;
  // Several measures in one sentence are nobody's to tell apart.
  if (isOfSeveral) return [first[0], UNKNOWN];
  const verdicts = new Set(all.map(([, { verdict }]) => verdict));
  const kept = best(all.map(([, outcome]) => outcome));
  const [grid] = all.find(([, outcome]) => outcome === kept) ?? first;
  if (!verdicts.has("true") || !(verdicts.has("false") || verdicts.has("doubt"))) return [grid, kept];
  return [grid, doubt("Es así en una columna y en otra no: di de cuál hablas", kept.cells)];
}

/**
 * Holds what a text claims against a table: who, how much, when, which way, in what place, compared with what. Sentences that claim nothing are not in
 * the answer.
 *
 * @param at - Label of the number that the text stands beside, when it does: what it says without a date is said of it.
 * @returns In the order of the text; `unknown` for what claims something that cannot be read, and for what is too long to be read.
 */
export function checkClaims(
  { grids, measures }: ClaimGround,
  text: string,
  { at = null }: { readonly at?: string | null } = {},
): readonly CheckedSentence[] {
  const read = text.slice(0, MOST_READ);
  const rest = text.length > MOST_READ ? [unread(text, MOST_READ, text.length, REST_TOO_LONG)] : [];
  const checked = findSentences(read).flatMap(({ start, end }): readonly CheckedSentence[] => {
    const sentence = read.slice(start, end);
    if (sentence.length > LONGEST_SENTENCE) return [unread(text, start, end, TOO_LONG)];
    const told = grids.length < 2 ? [] : findRows(measures, findTokens(sentence)).flatMap(({ rows }) => rows);
    const judged = grids
      .filter(({ grid }) => told.length === 0 || grid.series.some((place) => told.includes(place)))
      .flatMap((one) => {
        const { grid } = one;
        const index = at === null ? -1 : grid.times.findIndex(({ label }) => label === at);
        const judged = judgeSentence(one, sentence, index === -1 ? null : index);
        return judged === null ? [] : [[grid, judged] as const];
      });
    const found = together(judged, judged.length > 1 && new Set(told).size > 1);
    if (found === null) return [];
    const [grid, { verdict, evidence, cells }] = found;
    return [
      {
        start,
        end,
        text: sentence,
        verdict,
        evidence: verdict === "unknown" ? NOT_UNDERSTOOD : evidence,
        cells: cells.map(named(grid)),
      },
    ];
  });
  return [...checked, ...rest];
}
