import { CASE_LIMITS } from "@nv/contracts";
import { foldLoosely } from "@nv/spanish";
import { decadeText } from "./case-texts.ts";
import { type CellCandidate, type CellReading, shownCell } from "./cell-reading.ts";

const TEN_YEARS = 10;
/** Two figures from here on are of the century before this one, whatever stands before them. */
const CERTAIN_FIGURES = CASE_LIMITS.earliestDecade % 100;
/** Decades that a cell may mean, of those that it names. */
const MOST_CANDIDATES = 4;
/** No cell that names a decade is longer. */
const MOST_LETTERS = 80;

const NAMED = ["veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];

/** Words around a decade that take nothing from it. */
const AROUND: ReadonlySet<string> = new Set(
  "la los anos ano decada de del en a principios comienzos inicios mediados finales fines hacia".split(" "),
);

/** Year that a word says: the year itself, or the first of a decade. */
interface ToldYear {
  readonly year: number;
  /** Two figures of which no century is certain. */
  readonly isDoubtful: boolean;
}

function yearOf(word: string): ToldYear | null {
  const named = NAMED.indexOf(word);
  if (named >= 0) return { year: 1920 + named * TEN_YEARS, isDoubtful: named === 0 };
  const [, figures] = /^(\d{2}|\d{4})s?$/.exec(word) ?? [];
  if (figures === undefined) return null;
  const year = Number(figures);
  return figures.length === 4 ? { year, isDoubtful: false } : { year: 1900 + year, isDoubtful: year < CERTAIN_FIGURES };
}

/** Years that are ten, from the first of a decade to its last: «1970-1979», «70-79». */
function decadeBetween(word: string): ToldYear | null {
  const [, from = "", to = ""] = /^(\d{2}|\d{4})-(\d{2}|\d{4})$/.exec(word) ?? [];
  const first = yearOf(from);
  const last = from.length === 4 && to.length === 2 ? Number(from.slice(0, 2) + to) : yearOf(to)?.year;
  return first !== null && last === first.year + TEN_YEARS - 1 ? first : null;
}

/** The decades of what a text names, to choose among. */
function candidatesIn(text: string): readonly CellCandidate[] {
  const years = text.split(/[^a-z0-9]+/).flatMap((word) => {
    const told = yearOf(word);
    if (told === null) return [];
    return told.isDoubtful ? [told.year, told.year + 100] : [told.year];
  });
  const decades = [...new Set(years.map((year) => year - (year % TEN_YEARS)))];
  return decades
    .filter((decade) => decade >= CASE_LIMITS.earliestDecade)
    .slice(0, MOST_CANDIDATES)
    .map((decade) => ({ value: String(decade), label: decadeText(decade) }));
}

function unread(cell: string, text: string): CellReading<number> {
  const candidates = candidatesIn(text);
  const [first, second] = candidates;
  const shown = `«${shownCell(cell)}»`;
  if (first === undefined) return { message: `${shown} no es una década: escribe su primer año, como 1980` };
  if (second !== undefined)
    return { message: `${shown} puede ser más de una década: elige una, o escribe su primer año`, candidates };
  return {
    message: `${shown} no es el principio de una década: ¿es ${first.label}? Escribe ${first.value}`,
    candidates,
  };
}

/**
 * Reads a decade as people write it: «1970», «70», «años 70», «70s», «década de 1970», «1970-1979», «los setenta». A year inside of one is told and never read.
 *
 * @param cell - Something.
 * @returns Its first year, which may be before or after all that cases have.
 */
export function readDecade(cell: string): CellReading<number> {
  const text = foldLoosely(cell.slice(0, MOST_LETTERS))
    .replaceAll(/ ?[–—-] ?/g, "-")
    .replaceAll(/['’]/g, "");
  const words = text.split(/[\s.]+/).filter((word) => word !== "" && !AROUND.has(word));
  const [word = ""] = words;
  const told = words.length === 1 ? (yearOf(word) ?? decadeBetween(word)) : null;
  if (told === null || told.isDoubtful || told.year % TEN_YEARS !== 0) return unread(cell, text);
  return { value: told.year };
}
