import { ALT_TEXT_LENGTHS } from "@nv/contracts";
import { fold } from "@nv/spanish";
import { type CheckedSentence, checkClaims, claimGround } from "./claims/check-claims.ts";
import { type Direction, directionAround } from "./direction.ts";
import type { Fact } from "./fact.ts";
import type { Figure } from "./figure.ts";
import type { ChartFacts } from "./find-facts.ts";
import { findFigures } from "./find-figures.ts";
import { isOfPeriod, says, saysTheSame } from "./match-figure.ts";
import { findSentences, type Sentence } from "./sentences.ts";

/** Lengths of a description, in characters: the advised one, and the most that any form takes. */
export const DRAFT_LENGTHS = { short: ALT_TEXT_LENGTHS.advised, long: ALT_TEXT_LENGTHS.most } as const;

/** A description in a sentence, or in a few. */
export type DraftLength = keyof typeof DRAFT_LENGTHS;

/**
 * Fault of a draft. `UNMATCHED`, `UNREADABLE`, `TOO_LONG` and `EMPTY` keep it from being published whoever wants it; the others are doubts that a
 * person may resolve: a figure that is of something else than the sentence names, one that goes the other way, words that the data disprove or cannot
 * prove, a name with figures that the chart does not have, an opening that says nothing, and data that can be read in two ways.
 */
export type DraftFault =
  | "UNMATCHED"
  | "UNREADABLE"
  | "TOO_LONG"
  | "EMPTY"
  | "MISPLACED"
  | "OPPOSITE"
  | "DISPROVED"
  | "UNPROVEN"
  | "UNKNOWN_NAME"
  | "HOLLOW_OPENING"
  | "DOUBTFUL_DATA";

const BLOCKING: ReadonlySet<DraftFault> = new Set(["UNMATCHED", "UNREADABLE", "TOO_LONG", "EMPTY"]);

/** A fault, and where in the draft it is. */
export interface DraftProblem {
  readonly fault: DraftFault;
  /** Whether nobody may publish the draft with it. */
  readonly isBlocking: boolean;
  /** As the draft has it; empty for the whole. */
  readonly text: string;
  /** UTF-16 offsets; both 0 for the whole. */
  readonly start: number;
  readonly end: number;
  /** Labels and rows of the facts that the figure would be right for, when it is in the data. */
  readonly isOf: readonly string[];
  /** For `TOO_LONG`: how many characters too many. */
  readonly excess: number;
  /** For `DISPROVED` and `UNPROVEN`: what the data say. */
  readonly evidence: string;
}

/** A figure of a draft and the facts that say the same. */
export interface MatchedFigure {
  readonly figure: Figure;
  readonly facts: readonly Fact[];
}

/** A draft held against the data. */
export interface CheckedDraft {
  readonly figures: readonly MatchedFigure[];
  /** In the order of the draft; those of the whole first. */
  readonly problems: readonly DraftProblem[];
  /** Sentences that claim something, with what the data say of each. */
  readonly claims: readonly CheckedSentence[];
}

/** Labels that are told of a figure which is of something else. */
const MOST_TOLD = 3;

const HOLLOW =
  /^\s*(?:el |la |un |una |este |esta )?(?:grafico|imagen|mapa|figura|tabla)(?: que)? (?:muestra|que muestra|representa|ensena|con|de un grafico|de una grafica)(?: |$)/;

function problemOf(fault: DraftFault, figure: Figure | null, rest: Partial<DraftProblem> = {}): DraftProblem {
  const { text, start, end } = figure ?? { text: "", start: 0, end: 0 };
  return { fault, isBlocking: BLOCKING.has(fault), text, start, end, isOf: [], excess: 0, evidence: "", ...rest };
}

/** One spelling of a text that keeps the place of every sign. */
function evenly(text: string): string {
  return [...text].map((sign) => (fold(sign).length === sign.length ? fold(sign) : sign)).join("");
}

/** Finds the places where a name stands as whole words. */
function placesOf(name: string, text: string): readonly Sentence[] {
  const places: Sentence[] = [];
  for (let start = text.indexOf(name); name !== "" && start !== -1; start = text.indexOf(name, start + name.length)) {
    const end = start + name.length;
    const isWhole =
      !/[\p{L}\p{N}]/u.test(text.slice(start - 1, start)) && !/[\p{L}\p{N}]/u.test(text.slice(end, end + 1));
    if (isWhole) places.push({ start, end });
  }
  return places;
}

const PLAIN_FIGURE = /^[\d.,\s%+\-\u2212]+$/;

/** Evidence that a draft is checked against, prepared once. */
interface DraftEvidence {
  readonly facts: readonly Fact[];
  readonly chartFacts: ChartFacts;
  readonly text: string;
  readonly folded: string;
  /** Figures that the chart gives in words: its title, its source, the names of its rows. */
  readonly given: readonly Figure[];
  /** Places where the draft names a label or a row: figures in there are part of a name. */
  readonly names: readonly (Sentence & { readonly name: string })[];
}

function prepare(chartFacts: ChartFacts, draft: string): DraftEvidence {
  const { labels, series, words } = chartFacts.chart;
  const text = draft.normalize("NFC");
  const folded = evenly(text);
  const names = [...new Set([...labels, ...series.map(({ name }) => name)])].filter((name) => !PLAIN_FIGURE.test(name));
  const texts = [
    words.title,
    words.intro,
    words.notes,
    words.sourceName,
    words.unit,
    ...series.map(({ name }) => name),
  ];
  return {
    ...{ facts: chartFacts.facts, chartFacts, text, folded },
    given: [...texts.flatMap(findFigures), ...labels.filter((label) => PLAIN_FIGURE.test(label)).flatMap(findFigures)],
    names: names.flatMap((name) =>
      placesOf(evenly(name.normalize("NFC")), folded).map((place) => ({ ...place, name })),
    ),
  };
}

const isInside = (inner: Sentence, outer: Sentence) => inner.start >= outer.start && inner.end <= outer.end;

/** The labels and rows that a sentence names, in words and by their dates. */
function namedIn({ names, chartFacts: { chart } }: DraftEvidence, sentence: Sentence, figures: readonly Figure[]) {
  const inWords = names.filter((place) => isInside(place, sentence)).map(({ name }) => name);
  const byDate = chart.labels.filter((_, at) => {
    const period = chart.periods[at] ?? null;
    return period !== null && figures.some(({ meaning }) => isOfPeriod(meaning, period));
  });
  const rows = new Set(chart.series.map(({ name }) => name));
  return {
    labels: new Set([...byDate, ...chart.labels.filter((label) => inWords.includes(label))]),
    rows: new Set(chart.series.length > 1 ? inWords.filter((name) => rows.has(name)) : []),
  };
}

type Named = ReturnType<typeof namedIn>;

/** Whether a fact is about what a sentence names, as far as it names anything. */
function isAbout({ labels, series }: Fact, named: Named): boolean {
  const isOfLabel = labels.length === 0 || named.labels.size === 0 || labels.some((label) => named.labels.has(label));
  return isOfLabel && (series === null || named.rows.size === 0 || named.rows.has(series));
}

/** Whether a fact has a way that words can turn round. */
const goes = ({ kind, value }: Fact): Direction | null => {
  if (kind !== "difference" && kind !== "change") return null;
  return value < 0 ? "down" : "up";
};

function isOpposite(figure: Figure, facts: readonly Fact[], sentence: Sentence, text: string): boolean {
  const ways = new Set(facts.map(goes));
  const [way] = ways;
  if (ways.size !== 1 || way === undefined || way === null) return false;
  if (figure.meaning.kind !== "amount" || figure.meaning.value < 0) return false;
  const said = directionAround(text.slice(sentence.start, figure.start), text.slice(figure.end, sentence.end));
  return said !== null && said !== way;
}

/** Names of what a figure would be right for. */
const ownersOf = (facts: readonly Fact[]) =>
  [...new Set(facts.map(({ labels, series }) => labels.at(-1) ?? series ?? ""))].filter(Boolean).slice(0, MOST_TOLD);

function isKnown({ given, names, chartFacts }: DraftEvidence, figure: Figure): boolean {
  return (
    given.some((other) => saysTheSame(figure, other)) ||
    names.some((place) => isInside(figure, place)) ||
    chartFacts.chart.periods.some((period) => period !== null && isOfPeriod(figure.meaning, period))
  );
}

const TYPICAL = /\b(?:medi[ao]s?|promedios?|medianas?)\b/;

/** A mean is told as one: else a figure of something else may be right by it. */
function isCalled({ kind }: Fact, { start, end }: Sentence, { folded }: DraftEvidence): boolean {
  return (kind !== "mean" && kind !== "median") || TYPICAL.test(folded.slice(start, end));
}

/** A quantity; what may be a year is none. */
const sizeOf = ({ meaning }: Figure) => (meaning.kind === "amount" && meaning.year === "never" ? meaning.value : null);

const NEGATIVE = /[-\u2212]|\b(?:negativ[oa]s?|deficits?|perdidas?|menos|bajo cero|numeros rojos)\b/;

/** A figure of the table that is below zero, said without anything that tells so. */
function isSignLost({ figure, facts }: MatchedFigure, sentence: Sentence, { folded }: DraftEvidence): boolean {
  const values = facts.filter(({ kind }) => kind === "value");
  const isPositive = (sizeOf(figure) ?? 0) > 0;
  if (!isPositive || values.length === 0 || values.length < facts.length || values.some(({ value }) => value >= 0))
    return false;
  return !NEGATIVE.test(folded.slice(sentence.start, sentence.end));
}

function faultOf(
  ground: DraftEvidence,
  { figure, facts }: MatchedFigure,
  sentence: Sentence,
  named: Named,
): DraftProblem | null {
  if (isKnown(ground, figure)) return null;
  if (figure.meaning.kind === "unreadable") return problemOf("UNREADABLE", figure);
  if (figure.meaning.kind === "name") return problemOf("UNKNOWN_NAME", figure);
  if (facts.length === 0) return problemOf("UNMATCHED", figure);
  const own = facts.filter((fact) => isAbout(fact, named) && isCalled(fact, sentence, ground));
  if (own.length === 0) return problemOf("MISPLACED", figure, { isOf: ownersOf(facts) });
  const isTurned =
    isOpposite(figure, own, sentence, ground.text) || isSignLost({ figure, facts: own }, sentence, ground);
  return isTurned ? problemOf("OPPOSITE", figure) : null;
}

const JOINT = /^\s?(?:-|–|y|o|a|y el|y un|y del|al|a un)\s?$/;

/** «Entre el 10 y el 15 %»: the sign of the last one is of both. */
function withSharedSigns(figures: readonly Figure[], text: string): readonly Figure[] {
  return figures.map((figure, at) => {
    const next = figures[at + 1];
    if (figure.meaning.kind !== "amount" || next?.meaning.kind !== "amount") return figure;
    const isShared = figure.meaning.unit === "" && figure.meaning.year === "never" && figure.meaning.scale === 1;
    if (!isShared || next.meaning.unit === "" || !JOINT.test(text.slice(figure.end, next.start))) return figure;
    return { ...figure, meaning: { ...figure.meaning, unit: next.meaning.unit } };
  });
}

function wholeProblems(text: string, length: DraftLength): readonly DraftProblem[] {
  if (text.trim() === "") return [problemOf("EMPTY", null)];
  const excess = [...text.trim()].length - DRAFT_LENGTHS[length];
  return [
    ...(excess > 0 ? [problemOf("TOO_LONG", null, { excess })] : []),
    ...(HOLLOW.test(fold(text)) ? [problemOf("HOLLOW_OPENING", null)] : []),
  ];
}

/** Faults of figures that a claim which the data bear out settles: a difference that is no fact of its own, a figure of another place that is named. */
const SETTLED: ReadonlySet<DraftFault> = new Set(["UNMATCHED", "MISPLACED", "OPPOSITE"]);

/** Puts to the faults of a sentence's figures what its claim has; each is told once. */
function withClaim(faults: readonly DraftProblem[], claim: CheckedSentence | undefined): readonly DraftProblem[] {
  if (claim === undefined || claim.verdict === "unknown") return faults;
  if (claim.verdict === "true") return faults.filter(({ fault }) => !SETTLED.has(fault));
  const { text, start, end, evidence } = claim;
  const fault = claim.verdict === "false" ? "DISPROVED" : "UNPROVEN";
  const isTold = faults.some(({ fault: other }) => SETTLED.has(other) || BLOCKING.has(other));
  return isTold ? faults : [...faults, { ...problemOf(fault, null), text, start, end, evidence }];
}

/**
 * Holds a draft against what the data of its chart say: every figure must be a fact, a date of the chart, or stand in its
 * title, its source or the name of a row.
 */
export function checkDraft(chartFacts: ChartFacts, draft: string, length: DraftLength): CheckedDraft {
  const ground = prepare(chartFacts, draft);
  const { text, facts } = ground;
  const matched = withSharedSigns(findFigures(text), text).map((figure) => ({
    figure,
    facts: facts.filter((fact) => says(figure.meaning, fact)),
  }));
  const claims = checkClaims(claimGround(chartFacts.chart), text);
  const ofSentences = findSentences(text).flatMap((sentence) => {
    const own = matched.filter(({ figure }) => isInside(figure, sentence));
    const claim = claims.find(({ start }) => start === sentence.start);
    const figures = own.map(({ figure }) => figure);
    const named = namedIn(ground, sentence, figures);
    const faults = own.flatMap((figure) => faultOf(ground, figure, sentence, named) ?? []);
    return withClaim(faults, claim);
  });
  const { uncertain } = chartFacts.chart;
  // Nothing is in the data before somebody has said what they are: 1.234 may be a bit more than one.
  const doubts =
    matched.length > 0 && uncertain.length > 0 ? [problemOf("DOUBTFUL_DATA", null, { isOf: uncertain })] : [];
  return { figures: matched, problems: [...wholeProblems(text, length), ...doubts, ...ofSentences], claims };
}
