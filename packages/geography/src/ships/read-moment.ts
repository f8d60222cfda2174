/** Which comes first in a day written with bars: only people know where nothing tells. */
export type MomentOrder = "day-first" | "month-first";

/** Notation of a column of moments. */
export type MomentForm = "iso" | "seconds" | "milliseconds" | "day-first" | "month-first";

/** Notation that a sample of moments shows; `ambiguous` when both orders of the day are possible in all of them. */
export type MomentGuess = MomentForm | "ambiguous" | "none";

const ISO = /^\d{4}[-/]\d{1,2}[-/]\d{1,2}/;
const BARS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/;
const SECONDS = /^\d{9,10}(?:\.\d+)?$/;
const MILLISECONDS = /^\d{12,13}$/;

/** Tells how moments are written by some of them. */
export function guessMomentForm(sample: readonly string[]): MomentGuess {
  const texts = sample.map((text) => text.trim()).filter((text) => text !== "");
  const all = (pattern: RegExp) => texts.length > 0 && texts.every((text) => pattern.test(text));
  if (all(ISO)) return "iso";
  if (all(SECONDS)) return "seconds";
  if (all(MILLISECONDS)) return "milliseconds";
  if (!all(BARS)) return "none";
  const days = texts.map((text) => BARS.exec(text) ?? []);
  if (days.some(([, first]) => Number(first) > 12)) return "day-first";
  return days.some(([, , second]) => Number(second) > 12) ? "month-first" : "ambiguous";
}

const ZERO = 48;
const HOUR_MS = 3_600_000;

/** Figures of a text from a place on, as far as they go: the number and where it ends; -1 for none. */
function figureAt(text: string, from: number): readonly [value: number, end: number] {
  let value = 0;
  let at = from;
  for (; at < text.length; at += 1) {
    const figure = text.charCodeAt(at) - ZERO;
    if (figure < 0 || figure > 9) break;
    value = value * 10 + figure;
  }
  return at === from ? [-1, from] : [value, at];
}

/** Milliseconds of the hour that follows a day, and of its zone. @returns `null` when it is no hour. */
function clockMs(text: string, from: number): number | null {
  const [hours, afterHours] = figureAt(text, from + 1);
  if (hours < 0) return from >= text.length ? 0 : null;
  const [minutes, afterMinutes] = figureAt(text, afterHours + 1);
  const hasSeconds = text[afterMinutes] === ":";
  const [seconds, afterSeconds] = hasSeconds ? figureAt(text, afterMinutes + 1) : [0, afterMinutes];
  if (hours > 23 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 60) return null;
  let end = afterSeconds;
  let part = 0;
  if (text[end] === ".") {
    const [, afterPart] = figureAt(text, end + 1);
    part = Number(`0${text.slice(end, afterPart)}`);
    end = afterPart;
  }
  const zone = /^\s*([+-])(\d{2}):?(\d{2})?/.exec(text.slice(end));
  const shift = zone === null ? 0 : (Number(zone[2]) * 60 + Number(zone[3] ?? 0)) * (zone[1] === "+" ? -1 : 1);
  return ((hours * 60 + minutes + shift) * 60 + seconds + part) * 1000;
}

/** Returns what a mark of the half of the day adds to its hour, as spreadsheets write it: «8:00 PM». Milliseconds. */
function halfDayMs(text: string, clock: number): number {
  const [, mark] = /([ap])\.?m\.?$/i.exec(text.slice(-5)) ?? [];
  const isFirstHour = Math.floor(clock / HOUR_MS) === 12;
  if (mark?.toLowerCase() === "p") return isFirstHour ? 0 : 12 * HOUR_MS;
  return mark?.toLowerCase() === "a" && isFirstHour ? -12 * HOUR_MS : 0;
}

/**
 * Reads a moment. What names no zone is universal time, as all that ships send is.
 *
 * @returns Unix epoch, milliseconds; `NaN` for what is none.
 * @example readMoment("03/11/2026 08:00:00", "day-first") // Date.UTC(2026, 10, 3, 8)
 */
export function readMoment(written: string, form: MomentForm): number {
  const text = written.trim();
  if (form === "seconds") return SECONDS.test(text) ? Number(text) * 1000 : Number.NaN;
  if (form === "milliseconds") return MILLISECONDS.test(text) ? Number(text) : Number.NaN;
  const [first, afterFirst] = figureAt(text, 0);
  const [second, afterSecond] = figureAt(text, afterFirst + 1);
  const [third, afterThird] = figureAt(text, afterSecond + 1);
  if (first < 0 || second < 0 || third < 0) return Number.NaN;
  const [year, month, day] =
    form === "iso" ? [first, second, third] : form === "day-first" ? [third, second, first] : [third, first, second];
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > 31) return Number.NaN;
  const clock = clockMs(text, afterThird);
  const dayMs = Date.UTC(year, month - 1, day);
  if (clock === null || new Date(dayMs).getUTCDate() !== day) return Number.NaN;
  return dayMs + clock + halfDayMs(text, clock);
}
