import type { Chart } from "../chart.ts";
import { findTokens } from "../find-tokens.ts";
import { findSentences } from "../sentences.ts";
import { type Clause, clauseOf, splitItems } from "./clause.ts";
import type { Cell, Grid } from "./grid.ts";
import { gridsOf } from "./grid.ts";
import { judgeClause } from "./judge-clause.ts";
import { tellsNegative } from "./measure.ts";
import { best, cellName, doubt, type Outcome, UNKNOWN, type Verdict, worst } from "./outcome.ts";
import { readItems } from "./read-items.ts";
import { findRows, indexNames, type NameIndex } from "./read-names.ts";

/** Most of a text that is read, UTF-16 units: beyond it nobody checks by ear. */
const MOST_READ = 4000;

/** A table prepared to hold texts against it. */
export interface ClaimGround {
  readonly grids: readonly { readonly grid: Grid; readonly names: NameIndex }[];
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
  return { grids: grids.map((grid) => ({ grid, names: indexNames(grid) })), measures: indexNames(measures) };
}

const NOT_UNDERSTOOD = "No sé comprobar esta frase";

function judgeSentence(grid: Grid, names: NameIndex, text: string, at: number | null): Outcome | null {
  const parts = splitItems(readItems(grid, names, text));
  const outcomes: Outcome[] = [];
  let before: Clause | null = null;
  const named = new Set<number>();
  const isNegativeTold = tellsNegative(text);
  for (const part of parts) {
    const clause: Clause = clauseOf(part, before);
    for (const row of [...clause.rows, ...clause.otherRows]) named.add(row);
    outcomes.push(...judgeClause(clause, { grid, at, before, named: [...named], text, isNegativeTold }));
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
 * @returns In the order of the text; `unknown` for what claims something that cannot be read.
 */
export function checkClaims(
  { grids, measures }: ClaimGround,
  text: string,
  { at = null }: { readonly at?: string | null } = {},
): readonly CheckedSentence[] {
  const read = text.slice(0, MOST_READ);
  return findSentences(read).flatMap(({ start, end }) => {
    const sentence = read.slice(start, end);
    const told = grids.length < 2 ? [] : findRows(measures, findTokens(sentence)).flatMap(({ rows }) => rows);
    const judged = grids
      .filter((_, place) => told.length === 0 || told.includes(place))
      .flatMap(({ grid, names }) => {
        const index = at === null ? -1 : grid.times.findIndex(({ label }) => label === at);
        const one = judgeSentence(grid, names, sentence, index === -1 ? null : index);
        return one === null ? [] : [[grid, one] as const];
      });
    const found = together(judged, new Set(told).size > 1);
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
}
