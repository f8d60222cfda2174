import type { Fact } from "./fact.ts";
import type { Amount, Figure, FigureUnit, Meaning, Ordinal, Proportion, WrittenDate } from "./figure.ts";
import type { Period } from "./period.ts";

/** Room for what binary arithmetic adds to a rounding, as a share of the value. */
const NOISE = 1e-9;

/**
 * Most that a magnitude in words may be off, as a share of the value: «2 millones» is not 1,6 millones, although it rounds
 * to it.
 */
const MOST_OFF = 0.05;

/** Distance from a proportion that «más de un tercio» may reach, and at which «casi la mitad» may begin, as a share of the proportion. */
const STRETCH = 0.25;

/** Distance from a figure at which «casi» and «roza» may begin, as a share of it: 16 % do not touch 20 %. */
const NEAR = 0.1;

/** Distance from a proportion that «en torno a un tercio» may reach, as a share of it. */
const ABOUT = 0.08;

/** By how much a figure in round numbers was rounded: a thousand for 12 000, when it says that it was. */
function roundStep(value: number, step: number): number {
  let round = step;
  while (value !== 0 && round * 10 <= Math.abs(value) && isMultiple(value, round * 10)) round *= 10;
  return round;
}

const isMultiple = (value: number, of: number) => Math.abs(value / of - Math.round(value / of)) < NOISE;

function isWithin(fact: number, { value, step, scale, hedge }: Amount): boolean {
  const [written, real] = [Math.abs(value), Math.abs(fact)];
  const room = Math.max(1, real) * NOISE;
  const round = roundStep(written, step);
  switch (hedge) {
    case "above":
      return real >= written - room && real < written + round;
    case "below":
      return real <= written + room && real > written - round;
    case "near":
      return real <= written + room && real > written - Math.min(round, written * NEAR);
    case "about":
      return Math.abs(real - written) <= round / 2 + room;
    case "exact": {
      const half = step / 2 + room;
      return Math.abs(real - written) <= (scale === 1 ? half : Math.min(half, real * MOST_OFF));
    }
  }
}

/** A sign beside a figure holds it to what has it; a figure alone may be any but a relative change. */
function isMeasuredAlike(unit: FigureUnit, fact: Fact): boolean {
  if (unit !== "") return fact.unit === unit;
  return fact.unit !== "%" || fact.kind === "value" || fact.kind === "mean" || fact.kind === "median";
}

const UNCOUNTABLE = new Set<Fact["kind"]>(["ratio", "rank"]);

function saysAmount(amount: Amount, fact: Fact): boolean {
  if (UNCOUNTABLE.has(fact.kind) || !isMeasuredAlike(amount.unit, fact)) return false;
  if (amount.value < 0 && fact.value > 0) return false;
  // A chart of millions may be told in its own figures, too.
  return isWithin(fact.value * fact.scale, amount) || (fact.scale !== 1 && isWithin(fact.value, amount));
}

/** Reads a fact as a part or a multiple; none when it is neither. */
function proportionsIn({ kind, unit, value }: Fact): readonly number[] {
  if (kind === "ratio") return [value];
  if (kind === "change") return [1 + value / 100, Math.abs(value) / 100];
  return unit === "%" ? [value / 100] : [];
}

/** Whether a part or a multiple is what was written, as far as words are exact. */
export function isAsMuch(real: number, { value, tolerance, hedge }: Proportion): boolean {
  switch (hedge) {
    case "above":
      return real >= value * (1 - NOISE) && real <= value * (1 + STRETCH);
    case "below":
    case "near":
      return real <= value * (1 + NOISE) && real >= value * (1 - STRETCH);
    case "about":
      return Math.abs(real - value) <= value * ABOUT;
    case "exact":
      return Math.abs(real - value) <= value * (tolerance + NOISE);
  }
}

const saysProportion = (proportion: Proportion, fact: Fact) =>
  proportionsIn(fact).some((real) => isAsMuch(real, proportion));

const saysOrdinal = ({ value }: Ordinal, { kind, value: rank }: Fact) => kind === "rank" && rank === value;

/** @returns Whether a figure of a draft says what a fact does, as far as it was rounded. */
export function says(meaning: Meaning, fact: Fact): boolean {
  switch (meaning.kind) {
    case "amount":
      return meaning.year !== "certainly" && saysAmount(meaning, fact);
    case "proportion":
      return saysProportion(meaning, fact);
    case "ordinal":
      return saysOrdinal(meaning, fact);
    case "date":
    case "name":
    case "unreadable":
      return false;
  }
}

const quarterOf = ({ quarter, month }: Period) => quarter ?? (month === null ? null : Math.ceil(month / 3));

function isOfDate(period: Period, { year, quarter, month, day, decade }: WrittenDate): boolean {
  const isDecade = decade === null || Math.floor((period.year % 100) / 10) * 10 === decade;
  const parts = [
    [year, period.year],
    [quarter, quarterOf(period)],
    [month, period.month],
    [day, period.day],
  ] as const;
  return isDecade && parts.every(([written, real]) => written === null || written === real);
}

/** @returns Whether a year or a date of a draft is one of the chart's. */
export function isOfPeriod(meaning: Meaning, period: Period): boolean {
  if (meaning.kind === "date") return isOfDate(period, meaning);
  return meaning.kind === "amount" && meaning.year !== "never" && meaning.value === period.year;
}

/** @returns Whether two figures say the same, whoever wrote them. */
export function saysTheSame({ meaning: one, text }: Figure, { meaning: other, text: otherText }: Figure): boolean {
  if (one.kind === "amount" && other.kind === "amount") return one.value === other.value && one.unit === other.unit;
  if (one.kind === "date" && other.kind === "amount") return other.year !== "never" && isOnlyYear(one, other.value);
  if (one.kind === "amount" && other.kind === "date") return one.year !== "never" && isOnlyYear(other, one.value);
  if (one.kind === "name" || one.kind === "unreadable") return text.toLowerCase() === otherText.toLowerCase();
  return JSON.stringify(one) === JSON.stringify(other);
}

const isOnlyYear = ({ year, month, quarter, day }: WrittenDate, value: number) =>
  year === value && month === null && quarter === null && day === null;
