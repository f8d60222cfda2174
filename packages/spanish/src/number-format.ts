import { roundedDigits } from "./rounded-digits.ts";
import { MINUS, NO_BREAK_SPACE, THIN_SPACE } from "./signs.ts";

/** Separator of thousands. */
export type Grouping = "point" | "space";

/** Room between a figure and its percent sign: a space, a thin one, or none. */
export type SignSpace = "full" | "thin" | "none";

/** Rules by which a house writes figures, wherever they stand. */
export interface NumberRules {
  readonly grouping: Grouping;
  /** Fewest whole digits that are grouped. */
  readonly groupFromDigits: 4 | 5;
  readonly signSpace: SignSpace;
}

/** Options of a written figure. Everything left out follows {@link DESK_STYLE}. */
export interface NumberStyle {
  /** Most decimals, 0-20; further ones are rounded, half away from zero. */
  readonly decimals?: number;
  /** Keeps zeros at the end up to `decimals`, for columns that line up. */
  readonly fixedDecimals?: boolean;
  readonly grouping?: Grouping;
  /** Fewest whole digits that are grouped: 5 in text, 4 in a column with longer figures. */
  readonly groupFromDigits?: 4 | 5;
  readonly signSpace?: SignSpace;
  /** Writes a plus before a positive figure, for changes. */
  readonly plus?: boolean;
}

/**
 * The desk's own choices.
 *
 * The Academies ask for a comma or a point for decimals, for no separator in figures of four digits, and for a thin
 * space in longer ones. The desk follows them, but for one thing: it keeps the point of Spanish newspapers between
 * thousands. `grouping: "space"` gives the Academies' form.
 *
 * @see «Ortografía de la lengua española» (RAE and ASALE, 2010), chapter on numeric expressions
 */
export const DESK_STYLE = {
  decimals: 1,
  fixedDecimals: false,
  grouping: "point",
  groupFromDigits: 5,
  signSpace: "full",
  plus: false,
} as const;

/** The rules of {@link DESK_STYLE}, for a house that has none of its own. */
export const DESK_RULES: NumberRules = {
  grouping: DESK_STYLE.grouping,
  groupFromDigits: DESK_STYLE.groupFromDigits,
  signSpace: DESK_STYLE.signSpace,
};

const SEPARATORS: Readonly<Record<Grouping, string>> = { point: ".", space: THIN_SPACE };

function groupThousands(digits: string, separator: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}

function signOf(value: number, isZero: boolean, plus: boolean): string {
  if (isZero) return "";
  if (value < 0) return MINUS;
  return plus ? "+" : "";
}

/**
 * Writes a figure as the newspaper does.
 *
 * @param value - Any finite number.
 * @param style - Departures from {@link DESK_STYLE}.
 * @returns Decimal comma; thousands apart from five whole digits on; U+2212 for negatives; a figure that rounds to zero
 *   has no sign.
 * @throws {RangeError} When the value is not finite: a chart must say «sin dato» itself.
 * @example formatNumber(12345.67) // "12.345,7"
 */
export function formatNumber(value: number, style: NumberStyle = {}): string {
  if (!Number.isFinite(value)) throw new RangeError(`expected a finite number, got ${value}`);
  const { decimals, fixedDecimals, grouping, groupFromDigits, plus } = { ...DESK_STYLE, ...style };
  const digits = roundedDigits(Math.abs(value), fixedDecimals ? decimals : 0, decimals);
  const [whole = "0", fraction] = digits.split(".");
  const sign = signOf(value, !/[1-9]/.test(digits), plus);
  const grouped = whole.length >= groupFromDigits ? groupThousands(whole, SEPARATORS[grouping]) : whole;
  return `${sign}${grouped}${fraction === undefined ? "" : `,${fraction}`}`;
}

const SIGN_SPACES: Readonly<Record<SignSpace, string>> = { full: NO_BREAK_SPACE, thin: THIN_SPACE, none: "" };

/** The room that a house leaves between a figure and its percent sign. No line ends there. */
export const signSpaceOf = ({ signSpace }: Pick<NumberRules, "signSpace">): string => SIGN_SPACES[signSpace];

/**
 * Ties a sign or a unit to its figure: the percent sign as the house does, any other with a space.
 *
 * @param sign - «%», «€», «km»; nothing is tied when it is empty.
 * @example withSign("12", "%", { signSpace: "none" }) // "12%"
 */
export function withSign(figure: string, sign: string, rules: Pick<NumberStyle, "signSpace"> = {}): string {
  if (sign === "") return figure;
  const { signSpace = DESK_STYLE.signSpace } = rules;
  return `${figure}${sign === "%" ? signSpaceOf({ signSpace }) : NO_BREAK_SPACE}${sign}`;
}

/** Spanish counts one thing, exactly, in the singular: «1 punto», but «0,5 puntos» and «1,5 puntos». */
export function isSingular(writtenFigure: string): boolean {
  return /^[+\u2212]?1$/.test(writtenFigure);
}

/**
 * Writes a percentage, its sign tied to the figure by a no-break space.
 *
 * @param percent - In hundredths: 12.5 is 12,5 %.
 * @throws {RangeError} When the value is not finite.
 * @example formatPercent(12.5) // "12,5 %"
 */
export function formatPercent(percent: number, style?: NumberStyle): string {
  return withSign(formatNumber(percent, style), "%", style);
}

/**
 * Writes the difference between two percentages. From 20 % to 25 % there are five points, which is a rise of 25 %.
 *
 * @param points - Percentage points.
 * @throws {RangeError} When the value is not finite.
 * @example formatPoints(2.3, { plus: true }) // "+2,3 puntos porcentuales"
 */
export function formatPoints(points: number, style?: NumberStyle): string {
  const figure = formatNumber(points, style);
  return `${figure}${NO_BREAK_SPACE}${isSingular(figure) ? "punto porcentual" : "puntos porcentuales"}`;
}

/**
 * Writes a rate with what it is measured against.
 *
 * @param rate - Cases per `population`.
 * @param population - How many make one unit of the rate: 100, 1000 or 100 000, usually.
 * @param noun - What is counted in the population, plural: «habitantes».
 * @throws {RangeError} When a value is not finite.
 * @example formatRate(12.3, 100_000, "habitantes") // "12,3 por cada 100.000 habitantes"
 */
export function formatRate(rate: number, population: number, noun: string, style?: NumberStyle): string {
  const grouping = style?.grouping ?? DESK_STYLE.grouping;
  const [figure, against] = [formatNumber(rate, style), formatNumber(population, { decimals: 0, grouping })];
  return `${figure} por cada ${against}${NO_BREAK_SPACE}${noun}`;
}

/**
 * Writes the figures between two ends. A hyphen joins them; when an end is negative, words do, because «−3-5» cannot be read.
 *
 * @param from - First end.
 * @param to - Last end, not before the first.
 * @param unit - Sign that is repeated after each end, such as `%`; nothing when left out.
 * @throws {RangeError} When an end is not finite, or the ends are in the wrong order.
 * @example formatRange(10, 15, "%") // "10 %-15 %"
 */
export function formatRange(from: number, to: number, unit?: string, style?: NumberStyle): string {
  if (from > to) throw new RangeError(`expected a range from low to high, got ${from} to ${to}`);
  const [low, high] = [from, to].map((end) => withSign(formatNumber(end, style), unit ?? "", style));
  return from < 0 ? `de ${low} a ${high}` : `${low}-${high}`;
}
