import type { Finding, Observation, ObservationChange, SeriesFields, SeriesRule } from "@nv/contracts/schemas";
import { checkRemoved, checkRevised } from "./rules/corrections.ts";
import { checkPast, checkRange, checkTotals } from "./rules/each-observation.ts";
import { checkJump, checkMonotony } from "./rules/each-step.ts";
import type { BareFinding } from "./rules/finding.ts";
import { checkFresh, checkMissing } from "./rules/holes.ts";

/** Fields of a series that its rules are checked with. */
export type RulesOf = Pick<SeriesFields, "columns" | "rules" | "period">;

/** Data that a rule is checked against. */
interface Look {
  readonly observations: readonly Observation[];
  /** Observations that the usual step is computed from. */
  readonly known: readonly Observation[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

function checkOne(rule: SeriesRule, { columns, period }: RulesOf, look: Look): readonly BareFinding[] {
  const { observations, known, today } = look;
  switch (rule.kind) {
    case "range":
      return checkRange(rule, columns, observations);
    case "jump":
      return checkJump(rule, columns, observations, known);
    case "monotony":
      return checkMonotony(rule, columns, observations);
    case "totals":
      return checkTotals(rule, columns, observations);
    case "missing":
      return checkMissing(rule, period, columns, observations);
    case "fresh":
      return checkFresh(rule.mostDays, observations, today);
    case "past":
      return checkPast(columns, observations, today);
    case "revised":
      return [];
  }
}

/**
 * Tells where observations break the rules of their series, whatever was approved before.
 *
 * @param observations - In their order.
 * @param today - `YYYY-MM-DD`.
 */
export function findingsOf(
  series: RulesOf,
  observations: readonly Observation[],
  today: string,
  known: readonly Observation[] = observations,
): readonly Finding[] {
  const look = { observations, known, today };
  return series.rules.flatMap((rule, at) => checkOne(rule, series, look).map((found) => ({ rule: at, ...found })));
}

/** Observations of before and of now. */
export interface Compared {
  /** Observations that were approved last, in their order. */
  readonly before: readonly Observation[];
  /** Observations that would be there now, in their order. */
  readonly after: readonly Observation[];
  /** From the one to the other, as `seriesDifference` tells them. */
  readonly changes: readonly ObservationChange[];
}

/** Kinds of finding about the present and not about an observation: they are reported again each time. */
const OF_TODAY: readonly Finding["kind"][] = ["fresh"];

/** Leaves out what was found already in what a person approved, which is looked at only where there is something to leave out. */
function notAccepted(found: readonly Finding[], findApproved: () => readonly Finding[]): readonly Finding[] {
  if (found.every(({ kind }) => OF_TODAY.includes(kind))) return found;
  const accepted = new Set(findApproved().map((one) => JSON.stringify(one)));
  return found.filter((one) => OF_TODAY.includes(one.kind) || !accepted.has(JSON.stringify(one)));
}

/**
 * Tells which rules new observations break. What a person approved once is not told again: a jump that was there before breaks nothing.
 *
 * @param today - `YYYY-MM-DD`.
 */
export function newFindings(series: RulesOf, { before, after, changes }: Compared, today: string): readonly Finding[] {
  const found = notAccepted(findingsOf(series, after, today, before), () => findingsOf(series, before, today, before));
  const corrected = series.rules.flatMap((rule, at) =>
    rule.kind === "revised"
      ? checkRevised(rule, series.columns, changes).map((one): Finding => ({ rule: at, ...one }))
      : [],
  );
  return [...checkRemoved(changes).map((one): Finding => ({ rule: null, ...one })), ...found, ...corrected];
}
