import { fold } from "@nv/spanish";
import { readDate } from "@nv/tables";
import type { Figure, FigureUnit, Hedge, Meaning, WrittenDate } from "./figure.ts";
import { findTokens, type Token } from "./find-tokens.ts";
import { isYear, monthOf } from "./period.ts";
import { readSpokenNumber, scaleOf } from "./spoken-number.ts";

/** Greatest distance of a proportion in words from what it stands for, as a share of itself: 32,4 % to 34,3 % is «un tercio». */
const WORD_TOLERANCE = 0.03;

/** A meaning and the tokens that it takes, from where it begins. */
interface Reading {
  readonly meaning: Meaning;
  /** Number of tokens. */
  readonly tokens: number;
  /** Signs behind the last token that belong to it: « %», in UTF-16 units. */
  readonly tail?: number;
}

/** The text, and where one is in it. */
interface TextCursor {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly at: number;
}

type Reader = (place: TextCursor) => Reading | null;

const date = (parts: Partial<Omit<WrittenDate, "kind">>): WrittenDate => ({
  ...{ kind: "date", year: null, quarter: null, month: null, day: null, decade: null },
  ...parts,
});

/** The words from a place on, small and without accents, as far as only spaces part them. */
function phraseAt({ tokens }: TextCursor, from: number, length = 12): readonly string[] {
  const words: string[] = [];
  for (let at = from; at < tokens.length && words.length < length; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > from && !token.isNext)) break;
    words.push(token.folded);
  }
  return words;
}

// What stands right before a figure. Each ends where the figure begins, so that it is looked for in a short end of the text.
const HEDGES: readonly (readonly [Hedge, RegExp])[] = [
  [
    "above",
    /(?:mas de|encima de|supera[a-z]{0,5}|sobrepasa[a-z]{0,5}|rebasa[a-z]{0,5})(?:l| el| la| los| las| un| una)? ?$/,
  ],
  ["below", /(?:menos de|debajo de|no llega[a-z]{0,5} a|no alcanza[a-z]{0,5})(?:l| el| la| los| las| un| una)? ?$/],
  ["near", /(?:casi|roza[a-z]{0,5})(?:l| el| la| los| las| un| una)? ?$/],
  ["about", /(?:cerca de|alrededor de|torno a|aproximadamente|unos|unas|apenas)(?:l| el| la| los| las| un| una)? ?$/],
];
const HEDGE_LENGTH = 40;

const CERTAIN_YEAR = /(?:^|[^\p{L}])(?:en|desde|hasta|ano|anos|ejercicio|curso|temporada|durante) ?$/u;
const YEARS_BEFORE = /(?:^|[^\p{L}])(?:anos|los) ?$/u;
const MULTIPLIED_BY = /multiplic\p{L}{0,6} por ?$/u;

/** Returns the text before a place, without accents and with plain spaces; «ñ» is «n», so that «años» is found as any other word. */
function textBefore({ text, tokens, at }: TextCursor): string {
  const start = tokens[at]?.start ?? 0;
  const before = text.slice(Math.max(0, start - HEDGE_LENGTH), start);
  return fold(before).replaceAll("ñ", "n").replaceAll(/\s/g, " ");
}

function hedgeAt(place: TextCursor): Hedge {
  const before = textBefore(place);
  return HEDGES.find(([, pattern]) => pattern.test(before))?.[0] ?? "exact";
}

/** A number, in figures or words, before it is known what is measured with it. */
interface PlainNumber {
  readonly value: number;
  readonly step: number;
  readonly scale: number;
  readonly tokens: number;
  readonly isInDigits: boolean;
}

const SPANISH = /^(?:\d{1,3}(?:[. \u00a0\u202f\u2009]\d{3})+|\d+)(?:,(\d+))?$/;

function digitsOf(text: string): Pick<PlainNumber, "value" | "step"> | null {
  const [match, decimals = ""] = SPANISH.exec(text) ?? [];
  if (match === undefined) return null;
  const value = Number(text.replaceAll(/[. \u00a0\u202f\u2009]/g, "").replace(",", "."));
  return { value, step: 10 ** -decimals.length };
}

/** «1,2 millones», «300 mil», «12 mil millones», «45 M»: by how much what follows multiplies. */
function scaleAfter({ tokens }: TextCursor, from: number): { readonly scale: number; readonly tokens: number } {
  let [scale, at] = [1, from];
  for (let token = tokens[at]; token?.isNext === true; token = tokens[at]) {
    const size = token.text === "M" ? 1e6 : token.kind === "word" ? scaleOf(token.text) : null;
    if (size === null) break;
    scale *= size;
    at += 1;
  }
  return { scale, tokens: at - from };
}

const COLLECTIVES: ReadonlyMap<string, number> = new Map([
  ...["decena", "decenas"].map((word) => [word, 10] as const),
  ...["docena", "docenas"].map((word) => [word, 12] as const),
  ...["veintena", "treintena"].map((word, at) => [word, 20 + at * 10] as const),
  ...["centenar", "centenares"].map((word) => [word, 100] as const),
  ...["millar", "millares"].map((word) => [word, 1000] as const),
  ...["decada", "decadas"].map((word) => [word, 10] as const),
  ...["siglo", "siglos"].map((word) => [word, 100] as const),
]);

const isHalf = (word: string | undefined) => word === "medio" || word === "media";

/** «y medio», at once or behind one noun: «dos millones y medio», «un punto y medio». */
function halfAfter(place: TextCursor, from: number): number {
  const words = phraseAt(place, from, 3);
  if (words[0] === "y" && isHalf(words[1])) return 2;
  return words[1] === "y" && isHalf(words[2]) && place.tokens[from]?.isNext === true ? 3 : 0;
}

/** Tells whether a word is as good as no number: «un» and «una» are articles unless what follows counts. */
const isArticle = (word: string) => /^un[ao]?$/.test(word);

function plainNumber(place: TextCursor): PlainNumber | null {
  const token = place.tokens[place.at];
  if (token === undefined) return null;
  if (token.kind === "digits") {
    const digits = digitsOf(token.text);
    if (digits === null) return null;
    return finished(place, { ...digits, scale: 1, tokens: 1, isInDigits: true });
  }
  if (isHalf(token.folded)) return half(place);
  const spoken = token.kind === "word" ? readSpokenNumber(phraseAt(place, place.at)) : null;
  if (spoken === null) return null;
  const decimals = spokenDecimals(place, place.at + spoken.words);
  const number = {
    value: spoken.value + decimals.value,
    step: decimals.tokens > 0 ? decimals.step : spoken.scale,
    ...{ scale: spoken.scale, tokens: spoken.words + decimals.tokens, isInDigits: false },
  };
  const whole = finished(place, number);
  const isBare = whole.tokens === 1 && isArticle(token.folded) && unitAfter(place, place.at).unit === "";
  return isBare ? null : whole;
}

/** «coma cinco», «coma cero siete», behind a number in words. */
function spokenDecimals(place: TextCursor, from: number): Pick<PlainNumber, "value" | "step" | "tokens"> {
  const none = { value: 0, step: 1, tokens: 0 };
  const [comma, ...words] = phraseAt(place, from);
  if (comma !== "coma" || place.tokens[from]?.isNext !== true) return none;
  const zeros = words.findIndex((word) => word !== "cero");
  const magnitude = words.findIndex((word) => scaleOf(word) !== null);
  const spoken = zeros === -1 ? null : readSpokenNumber(words.slice(zeros, magnitude === -1 ? undefined : magnitude));
  if (spoken === null) return none;
  const step = 10 ** -(zeros + String(spoken.value).length);
  return { value: spoken.value * step, step, tokens: 1 + zeros + spoken.words };
}

/** «medio millón», «media docena», «medio punto». */
function half(place: TextCursor): PlainNumber | null {
  const next = place.tokens[place.at + 1];
  if (next?.isNext === true && next.folded === "punto")
    return { value: 0.5, step: 0.1, scale: 1, tokens: 1, isInDigits: false };
  const size = next?.isNext === true ? (scaleOf(next.text) ?? COLLECTIVES.get(next.folded)) : undefined;
  if (size === undefined) return null;
  return { value: size / 2, step: size / 10, scale: size, tokens: 2, isInDigits: false };
}

/** Puts to a number what follows it: its magnitude, «docenas», «y medio». */
function finished(place: TextCursor, number: PlainNumber): PlainNumber {
  const after = scaleAfter(place, place.at + number.tokens);
  let { value, step, scale, tokens } = number;
  if (after.tokens > 0) {
    [value, step] = [value * after.scale, step * after.scale];
    [scale, tokens] = [scale * after.scale, tokens + after.tokens];
  } else {
    const [word = ""] = phraseAt(place, place.at + tokens, 1);
    const size = place.tokens[place.at + tokens]?.isNext === true ? COLLECTIVES.get(word) : undefined;
    if (size !== undefined) [value, step, tokens] = [value * size, size, tokens + 1];
  }
  const halves = place.tokens[place.at + tokens]?.isNext === true ? halfAfter(place, place.at + tokens) : 0;
  if (halves > 0) [value, step, tokens] = [value + scale / 2, scale / 10, tokens + halves];
  return { value, step, scale, tokens, isInDigits: number.isInDigits };
}

const PER_CENT = /^\s?(?:%|por ciento(?!\p{L})|por cien(?!\p{L}))/u;
const POINTS = /^\s?puntos? porcentual(?:es)?(?!\p{L})|^\s?p\.\s?p\./u;

function unitAfter({ text, tokens }: TextCursor, last: number): { readonly unit: FigureUnit; readonly tail: number } {
  const rest = text.slice(tokens[last]?.end ?? text.length).slice(0, HEDGE_LENGTH);
  const percent = PER_CENT.exec(rest);
  if (percent !== null) return { unit: "%", tail: percent[0].length };
  const points = POINTS.exec(rest);
  return points === null ? { unit: "", tail: 0 } : { unit: "points", tail: points[0].length };
}

const SIGN = /(?:^|[\s(«"])([-\u2212])\s?$/;

const isMinus = ({ text, tokens, at }: TextCursor) => SIGN.test(text.slice(0, tokens[at]?.start ?? 0).slice(-3));

const readAmount: Reader = (place) => {
  const number = plainNumber(place);
  if (number === null) return null;
  const { unit, tail } = unitAfter(place, place.at + number.tokens - 1);
  const token = place.tokens[place.at];
  const isWrittenAsYear =
    number.tokens === 1 && unit === "" && isYear(number.value) && /^\d{4}$/.test(token?.text ?? "");
  const year = isWrittenAsYear ? (CERTAIN_YEAR.test(textBefore(place)) ? "certainly" : "maybe") : "never";
  const sign = isMinus(place) ? -1 : 1;
  const { step, scale, tokens } = number;
  const hedge = hedgeAt(place);
  return { meaning: { kind: "amount", value: sign * number.value, step, scale, unit, hedge, year }, tokens, tail };
};

const ORDINAL_STEMS = ["primer", "segund", "tercer", "cuart", "quint", "sext", "septim", "octav", "noven", "decim"];
const QUARTERLY = new Set(["trimestre", "trimestres"]);
/** «En la primera mitad», «por primera vez»: an order of the text, not of the table. */
const NOT_RANKED = new Set(["vez", "mitad", "semestre", "parte", "momento", "termino", "plano", "minuto"]);

function ordinalOf(word: string): number | null {
  if (word === "primer" || word === "tercer") return word === "primer" ? 1 : 3;
  const at = ORDINAL_STEMS.findIndex((stem) => word === `${stem}o` || word === `${stem}a`);
  return at === -1 ? null : at + 1;
}

/** Reads a year that goes with a month or a quarter, behind «de» or nothing. */
function yearAfter(place: TextCursor, from: number): { readonly year: number | null; readonly tokens: number } {
  const [first, second] = phraseAt(place, from, 2);
  const isJoined = place.tokens[from]?.isNext === true;
  const at = first === "de" || first === "del" ? 1 : 0;
  const text = at === 1 ? second : first;
  const value = Number(text);
  if (!isJoined || text === undefined || !/^\d{4}$/.test(text) || !isYear(value)) return { year: null, tokens: 0 };
  return { year: value, tokens: at + 1 };
}

function readQuarter(place: TextCursor, quarter: number): Reading | null {
  const [, noun = ""] = phraseAt(place, place.at, 2);
  if (!QUARTERLY.has(noun) || quarter > 4) return null;
  const { year, tokens } = yearAfter(place, place.at + 2);
  return { meaning: date({ year, quarter }), tokens: 2 + tokens };
}

const readOrdinal: Reader = (place) => {
  const token = place.tokens[place.at];
  const value = token?.kind === "ordinal" ? Number.parseInt(token.text, 10) : ordinalOf(token?.folded ?? "");
  if (value === null) return null;
  const [, next = ""] = phraseAt(place, place.at, 2);
  if (NOT_RANKED.has(next)) return null;
  return readQuarter(place, value) ?? { meaning: { kind: "ordinal", value }, tokens: 1 };
};

const readMonth: Reader = (place) => {
  const token = place.tokens[place.at];
  const [first = "", joint, named = ""] = phraseAt(place, place.at, 3);
  if (token?.kind === "digits" && joint === "de") {
    const month = monthOf(named);
    const day = Number(first);
    if (month === null || named.length < 4 || !(day >= 1 && day <= 31)) return null;
    const { year, tokens } = yearAfter(place, place.at + 3);
    return { meaning: date({ day, month, year }), tokens: 3 + tokens };
  }
  if (token?.kind !== "word" || token.text !== token.folded) return null;
  const month = monthOf(first);
  const { year, tokens } = yearAfter(place, place.at + 1);
  if (month === null || (first.length < 4 && year === null)) return null;
  return { meaning: date({ month, year }), tokens: 1 + tokens };
};

const readDay: Reader = ({ tokens, at }) => {
  const token = tokens[at];
  if (token?.kind !== "day") return null;
  const iso = readDate(token.text, "day-first");
  if (iso === null) return { meaning: { kind: "unreadable" }, tokens: 1 };
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return { meaning: date({ year, month, day }), tokens: 1 };
};

const FRACTION = /^(medi|terci|tercer|cuart|quint|sext|septim|octav|noven|decim)[oa]s?$/;
const DENOMINATORS: Readonly<Record<string, number>> = {
  ...{ terci: 3, tercer: 3, cuart: 4, quint: 5, sext: 6, septim: 7, octav: 8, noven: 9, decim: 10 },
};
const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/^(?:doble|dobles|dupli[cq]\p{L}+)$/u, 2],
  [/^(?:triple|triples|tripli[cq]\p{L}+)$/u, 3],
  [/^(?:cuadruple|cuadrupli[cq]\p{L}+)$/u, 4],
  [/^(?:quintuple|quintupli[cq]\p{L}+)$/u, 5],
];

const proportion = (place: TextCursor, value: number, tokens: number, tolerance = WORD_TOLERANCE): Reading => ({
  meaning: { kind: "proportion", value, tolerance, hedge: hedgeAt(place) },
  tokens,
});

/** «un tercio», «tres cuartas partes», «la quinta parte». */
function readFraction(place: TextCursor): Reading | null {
  const [first = "", second = "", third = ""] = phraseAt(place, place.at, 3);
  const stemOf = (word: string) => DENOMINATORS[FRACTION.exec(word)?.[1] ?? ""];
  const isPart = (word: string) => word === "parte" || word === "partes";
  const alone = stemOf(first);
  if (alone !== undefined && isPart(second)) return proportion(place, 1 / alone, 2);
  const [count, denominator] = [readSpokenNumber([first])?.value, stemOf(second)];
  if (count === undefined || denominator === undefined || count >= denominator) return null;
  const isPlainCount = !/^tercer/.test(second) || isPart(third);
  return isPlainCount ? proportion(place, count / denominator, isPart(third) ? 3 : 2) : null;
}

/** «dos de cada tres», «1 de cada 5». */
function readEach(place: TextCursor): Reading | null {
  const words = phraseAt(place, place.at, 4);
  if (words[1] !== "de" || words[2] !== "cada") return null;
  const [part, whole] = [0, 3].map((at) => {
    const word = words[at] ?? "";
    return digitsOf(word)?.value ?? readSpokenNumber([word])?.value ?? 0;
  });
  return part && whole ? proportion(place, part / whole, 4) : null;
}

/** «la mitad», «el doble», «se triplica». */
function readMultiple(place: TextCursor): Reading | null {
  const word = place.tokens[place.at]?.folded ?? "";
  if (word === "mitad") {
    const isStretch = /(?:primera|segunda) ?$/.test(textBefore(place));
    return isStretch ? null : proportion(place, 1 / 2, 1);
  }
  const multiple = MULTIPLES.find(([pattern]) => pattern.test(word))?.[1];
  return multiple === undefined ? null : proportion(place, multiple, 1);
}

/** «cuatro veces», «1,5 veces», «se multiplica por tres». */
function readTimes(place: TextCursor): Reading | null {
  const number = plainNumber(place);
  if (number === null || number.scale !== 1) return null;
  const isTimes = place.tokens[place.at + number.tokens]?.folded === "veces";
  if (!isTimes && !MULTIPLIED_BY.test(textBefore(place))) return null;
  const tolerance = number.isInDigits ? number.step / 2 / number.value : WORD_TOLERANCE;
  return proportion(place, number.value, number.tokens + (isTimes ? 1 : 0), tolerance);
}

const readDecade: Reader = (place) => {
  const word = place.tokens[place.at]?.folded ?? "";
  const decade = readSpokenNumber([word])?.value ?? 0;
  const isDecade = decade >= 20 && decade <= 90 && decade % 10 === 0 && YEARS_BEFORE.test(textBefore(place));
  return isDecade ? { meaning: date({ decade }), tokens: 1 } : null;
};

/** Reads what is left of what is written with figures: names and times, and digits that cannot be read. */
const readRest: Reader = ({ tokens, at }) => {
  const kind = tokens[at]?.kind;
  if (kind === "name" || kind === "time") return { meaning: { kind: "name" }, tokens: 1 };
  return kind === "digits" ? { meaning: { kind: "unreadable" }, tokens: 1 } : null;
};

const READERS: readonly Reader[] = [
  readDay,
  readMonth,
  readEach,
  readFraction,
  readMultiple,
  readTimes,
  readOrdinal,
  readDecade,
  readAmount,
  readRest,
];

/** «2019-2024», «2019-20»: both ends of a stretch of years. */
function yearsOf({ text, start }: Token): readonly Figure[] {
  const [from = "", to = ""] = text.split(/[-–/]/);
  const whole = to.length === 2 ? `${from.slice(0, 2)}${to}` : to;
  return [
    { text: from, start, end: start + from.length, year: from },
    { text: to, start: start + from.length + 1, end: start + text.length, year: whole },
  ].map(({ year, ...rest }) => ({ ...rest, meaning: date({ year: Number(year) }) }));
}

/**
 * Finds every figure of a Spanish text: in digits and in words, percentages, magnitudes, fractions, ordinals, years and
 * dates. «Un» and «una» are articles, unless what follows makes them count.
 *
 * @returns In order; none overlaps another.
 * @example findFigures("Uno de cada tres, 1,2 millones").map(({ text }) => text) // ["Uno de cada tres", "1,2 millones"]
 */
export function findFigures(text: string): readonly Figure[] {
  const tokens = findTokens(text);
  const figures: Figure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === "years") {
      figures.push(...yearsOf(token));
      continue;
    }
    const place = { text, tokens, at };
    const reading = READERS.reduce<Reading | null>((found, read) => found ?? read(place), null);
    if (reading === null) continue;
    const last = tokens[at + reading.tokens - 1] ?? token;
    const end = last.end + (reading.tail ?? 0);
    figures.push({ text: text.slice(token.start, end), start: token.start, end, meaning: reading.meaning });
    while ((tokens[at + 1]?.start ?? end) < end) at += 1;
  }
  return figures;
}
