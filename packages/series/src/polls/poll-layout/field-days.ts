import { fold } from "@nv/spanish";

/** First and last day of a field work, `YYYY-MM-DD`. */
export interface FieldDays {
  readonly start: string;
  readonly end: string;
}

/** Beginnings of the months, in Spanish and in English, by their number from 1. */
const MONTHS: readonly (readonly string[])[] = [
  ["ene", "jan"],
  ["feb"],
  ["mar"],
  ["abr", "apr"],
  ["may"],
  ["jun"],
  ["jul"],
  ["ago", "aug"],
  ["sep", "set"],
  ["oct"],
  ["nov"],
  ["dic", "dec"],
];

/** Longest text that can be days of field work. */
const LONGEST = 60;

/** A day that may lack its month or its year, which the other end of the stretch has. */
interface DayParts {
  readonly day: number | null;
  readonly month: number | null;
  readonly year: number | null;
}

const numberIn = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : null);

function monthIn(word: string): number | null {
  const at = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name)));
  return at === -1 ? null : at + 1;
}

/** Words of a day in their order: «12», «ene», «2024»; `null` for what is none. */
function partsOf(text: string): DayParts | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const words = text.split(/[\s.,]/).filter((word) => word !== "" && word !== "de" && word !== "del");
  let parts: DayParts = { day: null, month: null, year: null };
  for (const word of words) {
    const figure = numberIn(word);
    const month = figure === null ? monthIn(word) : null;
    if (figure !== null && word.length === 4 && parts.year === null) parts = { ...parts, year: figure };
    else if (figure !== null && word.length < 3 && parts.day === null) parts = { ...parts, day: figure };
    else if (month !== null && parts.month === null) parts = { ...parts, month };
    else return null;
  }
  return words.length === 0 ? null : parts;
}

const isoDay = (year: number, month: number, day: number): string | null => {
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day ? made.toISOString().slice(0, 10) : null;
};

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The two ends of a text: what stands on each side of a dash, of «a» or of «to». */
function endsOf(text: string): readonly [string, string] | null {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return [text, text];
  const ends = text.split(/[–—−]| a | al | to | hasta |-/).map((end) => end.trim());
  const [start = "", end] = ends;
  if (ends.length > 2) {
    const parted = text.split(/[–—−]| a | al | to | hasta /).map((part) => part.trim());
    return parted.length === 2 ? [parted[0] ?? "", parted[1] ?? ""] : null;
  }
  return end === undefined ? [start, start] : [start, end];
}

/**
 * Reads the days of a field work as lists of polls write them; months by their names alone, since «03/04» may be two days.
 *
 * @returns `null` for anything else; a month without a day is all of it.
 * @example readFieldDays("30 Dec 2023 – 4 Jan 2024") // { start: "2023-12-30", end: "2024-01-04" }
 */
export function readFieldDays(written: string): FieldDays | null {
  const text = fold(written).replaceAll("\u00a0", " ").trim();
  if (text === "" || text.length > LONGEST) return null;
  const ends = endsOf(text);
  const [from, to] = [ends && partsOf(ends[0]), ends && partsOf(ends[1])];
  const last = to?.month ?? from?.month ?? null;
  if (from === null || to === null || last === null || to.year === null) return null;
  const month = from.month ?? last;
  const year = from.year ?? (month > last ? to.year - 1 : to.year);
  if (from.day === null && from.month === null) return null;
  const start = isoDay(year, month, from.day ?? 1);
  const end = isoDay(to.year, last, to.day ?? lastDayOf(to.year, last));
  return start === null || end === null || start > end ? null : { start, end };
}
