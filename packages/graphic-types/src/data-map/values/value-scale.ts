import type { ColourOf } from "@nv/piece-parts";
import { formatNumber, type NumberRules, withSign } from "@nv/spanish";
import { readNumber } from "@nv/tables";
import { CATEGORICAL, DIVERGING, SEQUENTIAL } from "@nv/ui/data-palette";
import { classWords } from "../../core/legend/class-words.ts";
import { colourAt, type ThemedColour, type ThemedRamp } from "../../core/legend/scale-colours.ts";
import { PAINTS, type ScaleParts } from "../map-parts.ts";
import { classLimits, classOf, sidedLimits } from "./class-limits.ts";
import type { MapValue } from "./map-values.ts";

/** A class of values, or a category: its colours, and its words. */
export interface MapClass extends ThemedColour {
  /** As it stands at its beginning in a legend. */
  readonly at: string;
  /** The same without its sign, where there is no room for it. */
  readonly short: string;
  /** Whole, for who does not see it among its neighbours. */
  readonly whole: string;
}

/** Classes of a map, and the one of each value. */
export interface ValueScale {
  readonly kind: ScaleParts["scale"];
  readonly classes: readonly MapClass[];
  /** Beginnings of the classes, but the first; empty for categories. */
  readonly limits: readonly number[];
  /** Place of the class of a value; `null` for what has none. */
  readonly classOf: (value: MapValue) => number | null;
}

const RAMPS = { blue: SEQUENTIAL[0], red: SEQUENTIAL[1] } as const;
const [SIDED] = DIVERGING;
/** Share of a ramp at its pale end that is left out: the palest class is told from paper. */
const PALE_SHARE = 0.06;
/** Share of a ramp of two sides around its middle that is left out. */
const MIDDLE_SHARE = 0.12;
/** A side with one class alone is not of the darkest colour. */
const FEWEST_A_SIDE = 1.5;
/** Colour of categories beyond those that are told apart. */
const OTHERS = { light: "#b9b2a4", dark: "#5b564d" } as const;

/** Reads limits by hand. @returns `null` where one is no figure, or they do not go up. */
export function limitsByHand(text: string): readonly number[] | null {
  const read = text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => readNumber(part, ","));
  const limits = read.filter((limit) => limit !== null);
  const isRising = limits.every((limit, at) => at === 0 || limit > (limits[at - 1] ?? limit));
  return limits.length === read.length && isRising ? limits : null;
}

/** Returns the value between two sides. */
export const middleOf = ({ middle }: Pick<ScaleParts, "middle">): number => readNumber(middle, ",") ?? 0;

/** Limits of the classes of some values. */
export function limitsOf(parts: ScaleParts, values: readonly number[]): readonly number[] {
  const { method, classes, roundsLimits, scale } = parts;
  if (method === "hand") return limitsByHand(parts.limits) ?? [];
  const wanted = { method, isRound: roundsLimits };
  if (scale === "sides")
    return sidedLimits(values, middleOf(parts), { ...wanted, count: Math.max(1, Math.round(classes / 2)) });
  return classLimits(values, { ...wanted, count: classes });
}

const countDecimals = (value: number) => String(Number(value.toPrecision(10))).split(".")[1]?.length ?? 0;

/** Writes a value with its unit, as the legend and the table do. */
export function valueWriter({ unit, decimals }: Pick<ScaleParts, "unit" | "decimals">, numbers: NumberRules) {
  return (value: number, isLimit = false): string => {
    const shown = isLimit ? Math.min(4, countDecimals(Number(value.toFixed(4)))) : decimals;
    const figure = formatNumber(value, { ...numbers, decimals: shown, fixedDecimals: true });
    return unit === "%" ? withSign(figure, unit, numbers) : figure;
  };
}

function rampOf({ scale, ramp, isReversed }: ScaleParts): ThemedRamp {
  const { light, dark }: ThemedRamp = scale === "sides" ? SIDED : RAMPS[ramp];
  return isReversed ? { light: light.toReversed(), dark: dark.toReversed() } : { light, dark };
}

/** Share of the ramp at which a class is. */
function shareOf(parts: ScaleParts, place: number, limits: readonly number[]): number {
  const count = limits.length + 1;
  if (parts.scale === "steps") {
    const share = count < 2 ? 0.6 : place / (count - 1);
    return parts.isReversed ? share * (1 - PALE_SHARE) : PALE_SHARE + share * (1 - PALE_SHARE);
  }
  const middle = limits.findIndex((limit) => limit >= middleOf(parts)) + 1;
  const most = Math.max(FEWEST_A_SIDE, middle, count - middle);
  const from = (steps: number) => MIDDLE_SHARE / 2 + ((1 - MIDDLE_SHARE) / 2) * (steps / most);
  return place < middle ? 0.5 - from(middle - place) : 0.5 + from(place - middle + 1);
}

function stepScale(parts: ScaleParts, values: readonly MapValue[], numbers: NumberRules): ValueScale {
  const figures = values.flatMap((one) => (one.kind === "number" ? [one.value] : []));
  const limits = limitsOf(parts, figures);
  const ramp = rampOf(parts);
  const wordsIn = (unit: string) => {
    const write = valueWriter({ ...parts, unit }, numbers);
    const only = figures.length === 0 ? "" : write(Math.min(...figures));
    if (limits.length === 0) return [{ at: only, whole: only }];
    return classWords(limits, { hasBelow: true, write: (limit) => write(limit, true) });
  };
  const short = wordsIn("");
  return {
    kind: parts.scale,
    limits,
    classes: wordsIn(parts.unit).map((words, at) => ({
      ...words,
      ...colourAt(ramp, shareOf(parts, at, limits)),
      // The last one has the sign for all.
      short: at === limits.length ? words.at : (short[at]?.at ?? words.at),
    })),
    classOf: (value) => (value.kind === "number" ? classOf(value.value, limits) : null),
  };
}

/** The names of the categories, the most frequent first. */
export function categoriesOf(values: readonly MapValue[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value.kind === "text") counts.set(value.text, (counts.get(value.text) ?? 0) + 1);
  return [...counts].toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([name]) => name);
}

function categoryScale(parts: ScaleParts, values: readonly MapValue[], colourOf: ColourOf): ValueScale {
  const names = categoriesOf(values);
  const places = new Map(names.map((name, at) => [name, at]));
  const taken = new Set(parts.paints.map(({ paint }) => paint));
  const free = PAINTS.filter((paint) => !taken.has(paint));
  const colourFor = (paint: string) => CATEGORICAL[PAINTS.findIndex((one) => paint === one)] ?? OTHERS;
  let next = 0;
  return {
    kind: "categories",
    limits: [],
    classes: names.map((name) => {
      const chosen = parts.paints.find((one) => one.name === name);
      const own = chosen === undefined ? colourOf(name) : colourFor(chosen.paint);
      const { light, dark } = own ?? colourFor(free[next++] ?? "");
      return { light, dark, at: name, short: name, whole: name };
    }),
    classOf: (value) => (value.kind === "text" ? (places.get(value.text) ?? null) : null),
  };
}

/** Makes the classes of the values of a map. */
export function valueScale(
  parts: ScaleParts,
  values: readonly MapValue[],
  { numbers, colourOf = () => null }: { readonly numbers: NumberRules; readonly colourOf?: ColourOf | undefined },
): ValueScale {
  return parts.scale === "categories" ? categoryScale(parts, values, colourOf) : stepScale(parts, values, numbers);
}
