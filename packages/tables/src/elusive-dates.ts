import { fold } from "@nv/spanish";
import { type DayParts, dayParts } from "./read-day.ts";
import { readPeriod } from "./read-period.ts";

/** Whether two digits are a year of which nobody makes the same day of each month: no month, and no last day of one. */
const isTwoDigitYear = (figure: number) => figure > 12 && figure < 28;

/** Whether days are the hours at which a day of Madrid begins in universal time, when the day is already the next one. */
const areMidnightsElsewhere = (filled: readonly string[]) =>
  filled.length > 1 && filled.every((text) => /[T ]2[23]:00(?::00(?:\.0+)?)?Z$/.test(text));

/** Whether days have a year of two digits in front, which stays while what would be the year changes. */
function haveYearInFront(filled: readonly string[]): boolean {
  const parts: DayParts[] = [];
  for (const text of filled) {
    const day = dayParts(text);
    if (day === null) continue;
    // Nearly always the first one tells.
    if (day.lengths.some((length) => length !== 2)) return false;
    parts.push(day);
  }
  if (parts.length < 2) return false;
  const years = new Set(parts.map(({ figures }) => figures[0]));
  const days = new Set(parts.map(({ figures }) => figures[2]));
  return years.size === 1 && [...years].every(isTwoDigitYear) && days.size > 1 && [...days].every((day) => day <= 31);
}

/** Year and number of «2011-12», «2023/1»: a month, the next year of a season, or a part of the year. */
const NUMBERED = /^(\d{4})\s?[-/.]\s?(\d{1,2})$/;

const SEASONS = /\b(?:curso|temporada|campana|season|ejercicio)/;
const PARTS = /\b(?:trim|quarter|cuatrim|semestre|oleada|ola)/;

/** Whether numbers behind years are those of the next year, as seasons and courses are written: «2010-11», «2011-12». */
function areSeasons(numbers: readonly (readonly [year: number, number: number])[], name: string): boolean {
  const follow = numbers.every(([year, number]) => number === (year + 1) % 100);
  return follow && (numbers.length > 1 || SEASONS.test(name));
}

/** Whether numbers behind years begin again before the fourth month is over: quarters or halves. */
function areParts(texts: readonly string[], numbers: readonly (readonly [number, number])[], name: string): boolean {
  const most = Math.max(...numbers.map(([, number]) => number));
  const isShort = texts.every((text) => /\D\d$/.test(text));
  const years = new Set(numbers.map(([year]) => year));
  return most <= 4 && (PARTS.test(name) || (isShort && most > 1 && years.size > 1));
}

/** Cells by which a column is passed over: nearly always the first one tells. */
const TOLD_BY = 3;

function areNumberedOtherwise(texts: readonly string[], name: string): boolean {
  if (!texts.slice(0, TOLD_BY).some((text) => NUMBERED.test(text))) return false;
  const found = texts.flatMap((text): (readonly [string, number, number])[] => {
    const [, year, number] = NUMBERED.exec(text) ?? [];
    return year === undefined ? [] : [[text, Number(year), Number(number)]];
  });
  if (found.length === 0) return false;
  const numbers = found.map(([, year, number]) => [year, number] as const);
  const written = found.map(([text]) => text);
  return areSeasons(numbers, name) || areParts(written, numbers, name);
}

/** A month in words with two figures behind a space: «ene 24» is a month, «May 24» a day in May. */
const WORD_AND_TWO = /^[a-z]{3,12}\.? \d\d$/;

/** Whether two figures behind months are no year that stays while the month goes on. */
function areDaysOfMonths(filled: readonly string[]): boolean {
  if (!filled.slice(0, TOLD_BY).some((text) => WORD_AND_TWO.test(fold(text)))) return false;
  const texts = filled.map((text) => fold(text)).filter((text) => WORD_AND_TWO.test(text));
  if (texts.length < 2) return false;
  const periods = texts.flatMap((text) => readPeriod(text, "day-first") ?? []);
  const isNext = periods.some(({ start }, at) => {
    const after = periods[at + 1]?.start ?? "";
    return after.slice(0, 4) === start.slice(0, 4) && after.slice(5, 7) !== start.slice(5, 7);
  });
  return periods.length > 1 && !isNext;
}

/** Whether «2024-S1» is written in a column of weeks: of the first, and of no half. */
const areWeeksBySpanishLetter = (filled: readonly string[], name: string) =>
  /^semanas?\b/.test(name) && filled.some((text) => /^\d{4}\s?-?\s?s\d$/i.test(text));

/** Whether five digits are years with a quarter or a half behind, «20241», and no numbers of days. */
const areNumbersOfParts = (filled: readonly string[]) =>
  filled.length > 1 && filled.every((text) => /^(?:19|20)\d\d[1-4]$/.test(text));

/**
 * Whether dates could be otherwise than they seem: whoever reads them as what they look like would be wrong without anybody seeing it. They stay
 * as they are written.
 *
 * @param filled - Cells of a column that say something, trimmed.
 */
export function areElusive(filled: readonly string[], columnName: string): boolean {
  const name = fold(columnName);
  return (
    areMidnightsElsewhere(filled) ||
    haveYearInFront(filled) ||
    areNumberedOtherwise(filled, name) ||
    areDaysOfMonths(filled) ||
    areWeeksBySpanishLetter(filled, name) ||
    areNumbersOfParts(filled)
  );
}
