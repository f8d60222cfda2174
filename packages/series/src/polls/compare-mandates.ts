import type { AverageMethod, FieldProblem } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { dayNumber } from "../periods.ts";
import type { AverageDay, Averaged } from "./average-polls.ts";
import { statesIn } from "./house-method.ts";
import { pointsText, shareText, shownDifference } from "./shown-share.ts";

/** The approval of somebody in office, as its own average says. */
export interface Mandate {
  readonly name: string;
  /** First day in office, `YYYY-MM-DD`. */
  readonly startDay: string;
  /** Question of the polls, in the words of the newsroom: two questions are two things. */
  readonly question: string;
  readonly method: AverageMethod;
  readonly days: readonly AverageDay[];
}

/** A mandate by the days that it has lasted; the first day is 0. */
export interface AlignedMandate {
  readonly name: string;
  /** One for each day of the common stretch; `null` where there is no average. */
  readonly approve: readonly (Averaged | null)[];
}

/** Mandates side by side, as far as all of them go. */
export interface Comparison {
  readonly mandates: readonly AlignedMandate[];
  /** Days from the first to the last of the common stretch, that one too. */
  readonly lengthDays: number;
}

/** Reasons why mandates cannot be compared, a sentence each, beside the field of the comparison that it is of. */
export interface Incomparable {
  readonly faults: readonly FieldProblem[];
}

/** Lists what is not the same in a mandate as in the first one: the question and the method. */
function methodFaults(first: Mandate, other: Mandate, at: number): readonly FieldProblem[] {
  const { name, question, method } = other;
  const asks = `«${name}» pregunta «${question}» y «${first.name}», «${first.question}»: si es lo mismo, escribe por qué`;
  const made = `La media de «${name}» no está hecha como la de «${first.name}»: rehazlas todas con un método`;
  return [
    ...(question === first.question ? [] : [{ field: `members.${at}.sameQuestion`, message: asks }]),
    ...(isSameMethod(method, first.method) ? [] : [{ field: "remakesAverages", message: made }]),
  ];
}

/** A method as far as it makes an average: what the other model is made by changes nothing. */
const madeBy = (method: AverageMethod) =>
  method.model === "states"
    ? { leastPolls: method.leastPolls, ...statesIn(method) }
    : { ...method, model: "moving", states: null };

const textOf = (made: object) => JSON.stringify(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : Number(a > b))));

const isSameMethod = (one: AverageMethod, other: AverageMethod) => textOf(madeBy(one)) === textOf(madeBy(other));

/** Lists the faults of one of the mandates by itself. */
function ownFaults(mandate: Mandate, at: number, names: readonly string[]): readonly FieldProblem[] {
  const { name } = mandate;
  const isTwice = names.indexOf(name) < at;
  return [
    ...(isTwice
      ? [{ field: `members.${at}.name`, message: `Dos mandatos se llaman «${name}»: cambia un nombre` }]
      : []),
    ...(lengthOf(mandate) > 0
      ? []
      : [{ field: `members.${at}.tracker`, message: `No hay encuestas desde el primer día de «${name}»` }]),
  ];
}

function lengthOf({ startDay, days }: Mandate): number {
  const last = days.at(-1);
  return last === undefined ? 0 : dayNumber(last.day) - dayNumber(startDay) + 1;
}

function align({ name, startDay, days }: Mandate, lengthDays: number): AlignedMandate {
  const start = dayNumber(startDay);
  const byDay = new Map(days.map(({ day, approve }) => [dayNumber(day) - start, approve]));
  return { name, approve: Array.from({ length: lengthDays }, (_, day) => byDay.get(day) ?? null) };
}

/**
 * Puts mandates side by side by the days that each has lasted, as far as the shortest one goes: nobody is compared with what has not
 * happened yet. Different questions or averages made otherwise are refused.
 */
export function compareMandates(mandates: readonly Mandate[]): Comparison | Incomparable {
  const [first] = mandates;
  if (first === undefined || mandates.length === 1)
    return { faults: [{ field: "members", message: "Hacen falta al menos dos mandatos" }] };
  const names = mandates.map(({ name }) => name);
  const faults = mandates.flatMap((mandate, at) => [
    ...ownFaults(mandate, at, names),
    ...(at === 0 ? [] : methodFaults(first, mandate, at)),
  ]);
  if (faults.length > 0) return { faults };
  const lengthDays = Math.min(...mandates.map(lengthOf));
  return { mandates: mandates.map((mandate) => align(mandate, lengthDays)), lengthDays };
}

/** Whether the bands of both leave open who is above: the difference is less than they could make together, on the sides that face. */
function isOpen(above: Averaged, below: Averaged): boolean {
  const joint = Math.hypot(above.meanPct - above.lowPct, below.highPct - below.meanPct);
  return above.meanPct - below.meanPct < joint;
}

/**
 * Writes a sentence on how two mandates stand on the same day. A difference that the bands of both could make is «empate técnico», and so is
 * one that reads alike, however narrow the bands are.
 *
 * @param day - Of the mandate, from 0.
 * @returns Empty when either has no average on that day.
 */
export function comparisonSentence(one: AlignedMandate, other: AlignedMandate, day: number): string {
  const [mine, theirs] = [one.approve[day] ?? null, other.approve[day] ?? null];
  if (mine === null || theirs === null) return "";
  const [above, below] =
    mine.meanPct < theirs.meanPct
      ? [
          { ...theirs, name: other.name },
          { ...mine, name: one.name },
        ]
      : [
          { ...mine, name: one.name },
          { ...theirs, name: other.name },
        ];
  const figures = `${shareText(above.meanPct)} y ${shareText(below.meanPct)}`;
  const when = `Al día ${formatNumber(day, { decimals: 0 })}`;
  const difference = shownDifference(above.meanPct, below.meanPct);
  if (difference === 0 || isOpen(above, below))
    return `${when}, empate técnico entre ${above.name} y ${below.name}: ${figures}.`;
  return `${when}, ${above.name} tiene más aprobación que ${below.name}: ${figures}, ${pointsText(difference)} de diferencia.`;
}
