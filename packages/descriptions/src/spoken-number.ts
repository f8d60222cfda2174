import { fold } from "@nv/spanish";

const SMALL = [
  "cero",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
  "trece",
  "catorce",
  "quince",
  "dieciseis",
  "diecisiete",
  "dieciocho",
  "diecinueve",
  "veinte",
  "veintiuno",
  "veintidos",
  "veintitres",
  "veinticuatro",
  "veinticinco",
  "veintiseis",
  "veintisiete",
  "veintiocho",
  "veintinueve",
] as const;
const TENS = ["treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"] as const;
const HUNDREDS = [
  "doscient",
  "trescient",
  "cuatrocient",
  "quinient",
  "seiscient",
  "setecient",
  "ochocient",
  "novecient",
];

/** Values of the words below a thousand, without accents. */
const BELOW_THOUSAND: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...["un", "una"].map((word) => [word, 1] as const),
  ...["veintiun", "veintiuna"].map((word) => [word, 21] as const),
  ...TENS.map((word, at) => [word, (at + 3) * 10] as const),
  ...["cien", "ciento"].map((word) => [word, 100] as const),
  ...HUNDREDS.flatMap((stem, at) => ["os", "as"].map((end) => [`${stem}${end}`, (at + 2) * 100] as const)),
]);

/** Words that multiply what stands before them. In Spanish a «billón» is 10^12. */
const SCALES: ReadonlyMap<string, number> = new Map([
  ["mil", 1e3],
  ["millon", 1e6],
  ["millones", 1e6],
  ["billon", 1e12],
  ["billones", 1e12],
]);

/** @returns By how much a word multiplies a figure before it; `null` for another word. */
export function scaleOf(word: string): number | null {
  return SCALES.get(fold(word)) ?? null;
}

/** A number read from words. */
export interface SpokenNumber {
  readonly value: number;
  /** Number of the words that it takes. */
  readonly words: number;
  /** By how much it was counted: a million for «dos millones», 1 for «doce». */
  readonly scale: number;
}

/** Whether a word below a thousand may follow what was read: «ciento dos», never «dos tres». */
function mayFollow(current: number, next: number, hasAnd: boolean): boolean {
  if (hasAnd) return next > 0 && next < 10 && current % 100 >= 30 && current % 10 === 0;
  if (current === 0) return true;
  return next > 0 && next < 100 && current % 100 === 0;
}

/**
 * Reads the number that begins at the first of some words, as long as it goes.
 *
 * @param words - As they are written.
 * @returns `null` when the first word begins none.
 * @example readSpokenNumber(["mil", "doscientos", "casos"]) // { value: 1200, words: 2, scale: 1 }
 */
export function readSpokenNumber(words: readonly string[]): SpokenNumber | null {
  const folded = words.map(fold);
  let [total, thousands, current, at, scale] = [0, 0, 0, 0, 1];
  let hasDigits = false;
  while (at < folded.length) {
    const hasAnd = folded[at] === "y";
    const word = folded[hasAnd ? at + 1 : at] ?? "";
    const value = BELOW_THOUSAND.get(word);
    if (value !== undefined && (!hasDigits || mayFollow(current, value, hasAnd)) && !(hasAnd && !hasDigits)) {
      current += value;
      at += hasAnd ? 2 : 1;
      [hasDigits, scale] = [true, 1];
      continue;
    }
    const size = hasAnd ? undefined : SCALES.get(word);
    if (size === 1e3 && thousands === 0) {
      [thousands, current] = [(hasDigits && current > 0 ? current : 1) * size, 0];
    } else if (size !== undefined && size > 1e3 && thousands + current > 0) {
      [total, thousands, current] = [total + (thousands + current) * size, 0, 0];
    } else break;
    at += 1;
    [hasDigits, scale] = [true, size ?? 1];
  }
  return hasDigits ? { value: total + thousands + current, words: at, scale } : null;
}
