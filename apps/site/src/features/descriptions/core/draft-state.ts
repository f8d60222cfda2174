import { type ChartFacts, checkDraft, type DraftLength, type DraftProblem, draftProblemText } from "@nv/descriptions";
import { formatCount } from "@nv/spanish";

/** Something wrong with a draft, in words. */
export interface ToldProblem extends DraftProblem {
  readonly message: string;
}

/** A text held against the facts of its chart. */
export interface DraftState {
  /** As it was checked. */
  readonly text: string;
  readonly problems: readonly ToldProblem[];
  /** Number of figures in it. */
  readonly figures: number;
}

/** Holds a text against the facts. The server holds it again before anything is published. */
export function draftState(facts: ChartFacts, draft: string, length: DraftLength): DraftState {
  const text = draft.normalize("NFC");
  const checked = checkDraft(facts, text, length);
  const problems = checked.problems.map((problem) => ({ ...problem, message: draftProblemText(problem) }));
  return { text, problems, figures: checked.figures.length };
}

/**
 * Describes what is left to do before a draft is used, in a sentence; empty for nothing.
 *
 * @param accepted - Sentences of the doubts that the person settled.
 */
export function obstacleOf({ problems }: DraftState, accepted: ReadonlySet<string>): string {
  const blocking = problems.filter(({ isBlocking }) => isBlocking).length;
  if (blocking > 0) return `Antes hay ${formatCount(blocking, "cosa", "cosas", "feminine")} que corregir.`;
  const doubts = problems.filter(({ message }) => !accepted.has(message)).length;
  return doubts > 0 ? `Antes hay ${formatCount(doubts, "duda", "dudas", "feminine")} que mirar.` : "";
}
