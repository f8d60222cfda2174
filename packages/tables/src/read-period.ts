import { fold } from "@nv/spanish";
import { type DayOrder, isoDate, readDate, wholeYear } from "./read-day.ts";

/** Length of what a date names. */
export type Grain = "day" | "week" | "month" | "quarter" | "semester" | "year";

/** A stretch of the calendar that a cell names. */
export interface WrittenPeriod {
  readonly grain: Grain;
  /** First day of it, `YYYY-MM-DD`. */
  readonly start: string;
  /** The one way in which every tool reads it: «2024-01-15», «2024-W05», «2024-03», «2024T1», «2024S1», «2024». */
  readonly text: string;
  /** Hour of a day, `HH:MM`; empty where none is written, or midnight. */
  readonly time: string;
}

const SPANISH = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio"],
  ...["agosto", "septiembre", "octubre", "noviembre", "diciembre"],
];
const ENGLISH = [
  ...["january", "february", "march", "april", "may", "june", "july"],
  ...["august", "september", "october", "november", "december"],
];
const WEEKDAYS = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"];
const ORDINALS: Readonly<Record<string, number>> = {
  ...{ primer: 1, primero: 1, i: 1, "1er": 1, "1o": 1, "1º": 1, "1.er": 1, "1": 1 },
  ...{ segundo: 2, ii: 2, "2o": 2, "2º": 2, "2do": 2, "2": 2 },
  ...{ tercer: 3, tercero: 3, iii: 3, "3er": 3, "3o": 3, "3º": 3, "3.er": 3, "3": 3 },
  ...{ cuarto: 4, iv: 4, "4o": 4, "4º": 4, "4to": 4, "4": 4 },
};

/** Longest text that names a date. */
const LONGEST = 48;
const FEWEST_LETTERS = 3;

const nameIn = (names: readonly string[], word: string) =>
  word.length < FEWEST_LETTERS ? -1 : names.findIndex((name) => name.startsWith(word));

/** Month that a word names in Spanish or in English, whole or cut, folded. @returns 1-12; 0 for another word. */
function monthNamed(word: string): number {
  const named = word.startsWith("set") ? word.replace("set", "sept") : word;
  return Math.max(nameIn(SPANISH, named), nameIn(ENGLISH, named)) + 1;
}

const isSpanish = (word: string) => nameIn(SPANISH, word) !== -1;

const two = (figure: number) => String(figure).padStart(2, "0");

function ofMonth(year: number, month: number): WrittenPeriod | null {
  const start = isoDate(year, month, 1);
  return start === null ? null : { grain: "month", start, text: start.slice(0, 7), time: "" };
}

function ofQuarter(year: number, quarter: number): WrittenPeriod | null {
  const start = isoDate(year, quarter * 3 - 2, 1);
  return start === null ? null : { grain: "quarter", start, text: `${start.slice(0, 4)}T${quarter}`, time: "" };
}

function ofSemester(year: number, half: number): WrittenPeriod | null {
  const start = isoDate(year, half * 6 - 5, 1);
  return start === null ? null : { grain: "semester", start, text: `${start.slice(0, 4)}S${half}`, time: "" };
}

function ofYear(year: number): WrittenPeriod | null {
  const start = isoDate(year, 1, 1);
  return start === null ? null : { grain: "year", start, text: start.slice(0, 4), time: "" };
}

const MS_A_DAY = 86_400_000;
const DAYS_A_WEEK = 7;

/** Reads a week of ISO 8601: the first one has the fourth of January. */
function ofWeek(year: number, week: number): WrittenPeriod | null {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const weekday = (fourth.getUTCDay() + 6) % DAYS_A_WEEK;
  const monday = new Date(fourth.getTime() + ((week - 1) * DAYS_A_WEEK - weekday) * MS_A_DAY);
  // The fifty-third is of the year that its Thursday is of.
  const thursday = new Date(monday.getTime() + 3 * MS_A_DAY);
  if (!Number.isInteger(week) || week < 1 || thursday.getUTCFullYear() !== year) return null;
  return { grain: "week", start: monday.toISOString().slice(0, 10), text: `${year}-W${two(week)}`, time: "" };
}

function ofDay(day: string | null, time = ""): WrittenPeriod | null {
  return day === null ? null : { grain: "day", start: day, text: time === "" ? day : `${day} ${time}`, time };
}

const YEAR = /^\d{4}$/;
const YEAR_MONTH = /^(\d{4})\s?(?:[-/.m]|-m)\s?(\d{1,2})$/;
const MONTH_YEAR = /^(\d{1,2})[-/.](\d{4})$/;
const YEAR_PART = /^(\d{4})\s?-?\s?([tqs])([1-4])$/;
const PART_YEAR = /^(?:([tqs])([1-4])|([1-4])\.?º?\s?([tqs]))[-/ .]?(\d{4})$/;
const YEAR_WEEK = /^(\d{4})\s?-?\s?w(\d{1,2})$/;
const TIME = /[t ](\d{1,2}):(\d\d)(?::\d\d(?:[.,]\d{1,9})?)?(?:z|[+-]\d\d:?\d\d)?$/;

function ofPart(year: string, letter: string, part: string): WrittenPeriod | null {
  if (letter !== "s") return ofQuarter(Number(year), Number(part));
  return Number(part) > 2 ? null : ofSemester(Number(year), Number(part));
}

/** Reads what is written with figures. @param text - Folded. */
function ofFigures(text: string): WrittenPeriod | null {
  if (YEAR.test(text)) return ofYear(Number(text));
  const [, yearFirst, month] = YEAR_MONTH.exec(text) ?? [];
  if (yearFirst !== undefined) return ofMonth(Number(yearFirst), Number(month));
  const [, monthFirst, yearLast] = MONTH_YEAR.exec(text) ?? [];
  if (yearLast !== undefined) return ofMonth(Number(yearLast), Number(monthFirst));
  const [, partYear, letter = "", part = ""] = YEAR_PART.exec(text) ?? [];
  if (partYear !== undefined) return ofPart(partYear, letter, part);
  const [, before, first, second, behind, ofYearLast] = PART_YEAR.exec(text) ?? [];
  if (ofYearLast !== undefined) return ofPart(ofYearLast, before ?? behind ?? "", first ?? second ?? "");
  const [, weekYear, week] = YEAR_WEEK.exec(text) ?? [];
  return weekYear === undefined ? null : ofWeek(Number(weekYear), Number(week));
}

/** Year of a word of four figures, or of two where a hyphen or the like stands before it. */
function yearNamed(word: string, parter: string): number | null {
  if (YEAR.test(word)) return Number(word);
  return /^\d\d$/.test(word) && parter !== " " ? wholeYear(Number(word)) : null;
}

const PARTERS = " -/.,'’\u00a0\u202f";

interface Word {
  readonly text: string;
  /** Sign that stands before it. */
  readonly parter: string;
}

/** Splits a text into its words, with the last sign before each that is no point; «de» and days of the week say nothing. */
function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let word = "";
  let parter = " ";
  const end = () => {
    if (word === "") return;
    const isFiller =
      word === "de" || word === "del" || word === "of" || word === "er" || word === "º" || WEEKDAYS.includes(word);
    if (!isFiller) words.push({ text: word, parter });
    parter = " ";
    word = "";
  };
  for (const sign of text) {
    if (PARTERS.includes(sign)) {
      end();
      if (sign !== "." && sign !== ",") parter = sign;
    } else word += sign;
  }
  end();
  return words;
}

/** Reads what is written with words: «15 de enero de 2024», «Jan 15, 2024», «ene-24», «primer trimestre de 2024». @param text - Folded. */
function ofWords(text: string): WrittenPeriod | null {
  const [first, second, third, ...more] = wordsOf(text);
  if (first === undefined || second === undefined || more.length > 0) return null;
  if (third === undefined) {
    const month = monthNamed(first.text);
    const parter = isSpanish(first.text) && second.parter === " " ? "-" : second.parter;
    const year = yearNamed(second.text, parter);
    if (month > 0 && year !== null) return ofMonth(year, month);
    const later = monthNamed(second.text);
    return later > 0 && YEAR.test(first.text) ? ofMonth(Number(first.text), later) : null;
  }
  if (first.text === "semana" && YEAR.test(third.text)) return ofWeek(Number(third.text), Number(second.text));
  const ordinal = ORDINALS[first.text];
  const year = yearNamed(third.text, third.parter === " " ? "-" : third.parter);
  if (year === null) return null;
  if (second.text.startsWith("trim") && ordinal !== undefined) return ofQuarter(year, ordinal);
  if (second.text.startsWith("sem") && (ordinal ?? 0) in { 1: 0, 2: 0 }) return ofSemester(year, ordinal ?? 0);
  const [day, month] = /^\d{1,2}$/.test(first.text)
    ? [first.text, monthNamed(second.text)]
    : [second.text, monthNamed(first.text)];
  const dayOfMonth = /^(\d{1,2})(?:st|nd|rd|th|º)?$/.exec(day)?.[1];
  return month === 0 || dayOfMonth === undefined ? null : ofDay(isoDate(year, month, Number(dayOfMonth)));
}

/**
 * Reads a day, with its hour or without, a week, a month, a quarter, a half or a year, as offices, spreadsheets and people write them
 * in Spanish and in English.
 *
 * @returns `null` for what names none.
 * @example readPeriod("ene-24", "day-first") // { grain: "month", start: "2024-01-01", text: "2024-01", time: "" }
 */
export function readPeriod(cell: string, dayOrder: DayOrder): WrittenPeriod | null {
  const text = cell.trim();
  if (text.length < 4 || text.length > LONGEST || !/\d/.test(text)) return null;
  const day = readDate(text, dayOrder);
  if (day !== null) return ofDay(day);
  const folded = fold(text);
  const [whole, hour = "", minute = ""] = TIME.exec(folded) ?? [];
  if (whole !== undefined) {
    const time = `${hour.padStart(2, "0")}:${minute}`;
    if (time > "23:59" || minute > "59") return null;
    const before = folded.slice(0, -whole.length);
    const named = readDate(before, dayOrder) ?? ofWords(before)?.text ?? null;
    return named === null || named.length !== "2024-01-15".length ? null : ofDay(named, time === "00:00" ? "" : time);
  }
  return ofFigures(folded) ?? ofWords(folded);
}

/** Reads a day written without signs. @example readCompactDay("20240115") // "2024-01-15" */
export function readCompactDay(text: string): string | null {
  const [, year = "", month = "", day = ""] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text.trim()) ?? [];
  return year === "" ? null : isoDate(Number(year), Number(month), Number(day));
}

/** Reads a month written without signs. @example readCompactMonth("202401") // "2024-01" */
export function readCompactMonth(text: string): string | null {
  const [, year = "", month = ""] = /^((?:19|20)\d\d)(0[1-9]|1[0-2])$/.exec(text.trim()) ?? [];
  return year === "" ? null : `${year}-${month}`;
}

/** First and last day that a spreadsheet's number is taken for: 1954 to 2064. */
const FIRST_SERIAL = 20_000;
const LAST_SERIAL = 60_000;
/** Days from Excel's zero to 1970. */
const SERIAL_OF_1970 = 25_569;

/** Reads a day that a spreadsheet wrote as its number. @see ECMA-376, part 1, 18.17.4.1 @example readSerialDay("45306") // "2024-01-15" */
export function readSerialDay(text: string): string | null {
  const serial = /^\d{5}$/.test(text.trim()) ? Number(text) : 0;
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  return new Date((serial - SERIAL_OF_1970) * MS_A_DAY).toISOString().slice(0, 10);
}
