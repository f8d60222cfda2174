import { figureText } from "./figure-text.ts";

/** Length of what a date of a cell shows: a day of a whole calendar, or a month or a year alone. */
type DateLength = "day" | "month" | "year" | "none";

/** Way in which a cell shows a figure otherwise than it keeps it. */
export type CellFormat =
  | { readonly kind: "percent" }
  | { readonly kind: "zeros"; readonly digits: number }
  /** Figures that are shown divided by a thousand, once for each comma behind the last digit. */
  | { readonly kind: "scaled"; readonly by: number }
  | { readonly kind: "currency"; readonly sign: string }
  | { readonly kind: "date"; readonly length: DateLength; readonly hasTime: boolean };

/** Codes of formats that a file does not write out. @see ECMA-376, part 1, 18.8.30 */
const BUILT_IN: Readonly<Record<string, string>> = {
  ...{ "9": "0%", "10": "0.00%", "14": "m/d/yy", "15": "d-mmm-yy", "16": "d-mmm", "17": "mmm-yy" },
  ...{ "18": "h:mm AM/PM", "19": "h:mm:ss AM/PM", "20": "h:mm", "21": "h:mm:ss", "22": "m/d/yy h:mm" },
  ...{ "45": "mm:ss", "46": "[h]:mm:ss", "47": "mm:ss.0" },
};

const CURRENCIES = "€$£¥";

const THOUSAND = 1000;

/** Parts of a code: what is only shown, and what is calculated. */
interface CodeParts {
  /** Without texts, escaped signs, colours and conditions. */
  readonly pattern: string;
  /** Signs of currencies, wherever they stand. */
  readonly currency: string;
  /** Whether hours go on beyond a day: «[h]:mm». */
  readonly isElapsed: boolean;
  /** Whether a text or a condition says of which size a figure is: «12,3 M» are millions, and no 12,3. */
  readonly hasScaleText: boolean;
}

/** Takes the first section of a code to its parts, sign by sign. */
function partsOf(code: string): CodeParts {
  let [pattern, currency, isElapsed, hasScaleText] = ["", "", false, false];
  for (let at = 0; at < code.length && code[at] !== ";"; at += 1) {
    const sign = code[at] ?? "";
    if (sign === "\\" || sign === "_" || sign === "*") {
      at += 1;
      const next = sign === "\\" ? (code[at] ?? "") : "";
      if (next !== "" && CURRENCIES.includes(next)) currency = next;
      hasScaleText ||= /\p{L}/u.test(next);
    } else if (sign === '"' || sign === "[") {
      const end = code.indexOf(sign === '"' ? '"' : "]", at + 1);
      if (end === -1) break;
      const inside = code.slice(at + 1, end);
      const text = inside.trim();
      // A currency with its language, «[$€-C0A]», or as a text; a language alone has no sign: «[$-409]».
      const found = sign === "[" && text.startsWith("$") ? (text[1] ?? "") : text.length === 1 ? text : "";
      if (found !== "" && CURRENCIES.includes(found)) currency = found;
      hasScaleText ||= sign === '"' ? /\p{L}/u.test(text) : /^[<>=]/.test(text);
      if (sign === "[" && /^(?:h+|m+|s+)$/i.test(inside)) {
        isElapsed = true;
        pattern += inside;
      }
      at = end;
    } else {
      if (CURRENCIES.includes(sign)) currency = sign;
      pattern += sign;
    }
  }
  return { pattern, currency, isElapsed, hasScaleText };
}

/** Letters of a pattern of dates, in runs: «yyyy», «mm», «dd». */
function runsOf(pattern: string): readonly string[] {
  const runs: string[] = [];
  for (const sign of pattern.toLowerCase().replaceAll("am/pm", "").replaceAll("a/p", "")) {
    const last = runs.at(-1) ?? "";
    if (last.startsWith(sign)) runs[runs.length - 1] = last + sign;
    else runs.push(sign);
  }
  return runs.filter((run) => "ymdhs".includes(run[0] ?? "-"));
}

/** Length of the dates that a pattern shows: an «m» behind hours or before seconds is of minutes. */
function dateLength(pattern: string): DateLength {
  const runs = runsOf(pattern);
  const has = (letter: string) => runs.some((run) => run.startsWith(letter));
  const hasMonth = runs.some(
    (run, at) =>
      run.startsWith("m") && runs[at - 1]?.startsWith("h") !== true && runs[at + 1]?.startsWith("s") !== true,
  );
  if (has("d")) return "day";
  if (hasMonth) return "month";
  return has("y") ? "year" : "none";
}

/** Number of commas behind the last digit of a pattern. */
function commasBehind(pattern: string): number {
  const last = Math.max(...["0", "#", "?"].map((digit) => pattern.lastIndexOf(digit)));
  let count = 0;
  while (last !== -1 && pattern[last + 1 + count] === ",") count += 1;
  return count;
}

/**
 * Tells how a format shows a figure otherwise than it is kept, by its first section.
 *
 * @param id - Number of the format; those that a file does not write out have no code.
 * @returns `null` for one that changes nothing: decimals, thousands, texts behind the figure.
 * @see ECMA-376, part 1, 18.8.31
 */
export function cellFormat(id: string, code: string = BUILT_IN[id] ?? ""): CellFormat | null {
  const { pattern, currency, isElapsed, hasScaleText } = partsOf(code);
  if (/^general$/i.test(pattern.trim())) return null;
  if (pattern.includes("%")) return { kind: "percent" };
  if (/[ymdhs]/i.test(pattern)) {
    const hasTime = /[hs]/i.test(pattern);
    return { kind: "date", length: isElapsed ? "none" : dateLength(pattern), hasTime };
  }
  const scale = hasScaleText ? 0 : commasBehind(pattern);
  if (scale > 0) return { kind: "scaled", by: THOUSAND ** scale };
  if (currency !== "") return { kind: "currency", sign: currency };
  return /^0{2,}$/.test(pattern) ? { kind: "zeros", digits: pattern.length } : null;
}

/** Figures that a double keeps, and that Excel shows at most: what is behind them are crumbs. */
const KEPT_DIGITS = 15;

const withoutCrumbs = (value: number) => Number(value.toPrecision(KEPT_DIGITS));

/** Days from the zero of a workbook to 1970: Excel's, and that of the first ones for Macintosh. @see ECMA-376, part 1, 18.17.4.1 */
const DAYS_TO_1970 = { 1900: 25_569, 1904: 24_107 } as const;
/** Day that Excel counts and the calendar has not: 29 February 1900. */
const NO_DAY = 60;
const SECONDS_A_DAY = 86_400;
/** Last day that Excel has: 31 December 9999. */
const LAST_SERIAL = 2_958_465;

const two = (figure: number) => String(figure).padStart(2, "0");

function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return `${two(hours)}:${two(minutes)}${rest === 0 ? "" : `:${two(rest)}`}`;
}

/** Writes a serial number as the day, month, year or hour that its cell shows; the number where that is none. */
function dateText(serial: number, format: CellFormat & { kind: "date" }, isFrom1904: boolean): string {
  const { length, hasTime } = format;
  if (serial < 0 || serial > LAST_SERIAL) return figureText(serial);
  const seconds = Math.round(serial * SECONDS_A_DAY);
  if (length === "none") return clock(seconds);
  const whole = Math.floor(seconds / SECONDS_A_DAY);
  const shift = !isFrom1904 && whole < NO_DAY ? 1 : 0;
  if (!isFrom1904 && (whole === NO_DAY || whole === 0)) return hasTime ? clock(seconds) : figureText(serial);
  const days = whole + shift - DAYS_TO_1970[isFrom1904 ? 1904 : 1900];
  const day = new Date(days * SECONDS_A_DAY * THOUSAND).toISOString().slice(0, "2024-01-15".length);
  if (length === "year") return day.slice(0, "2024".length);
  if (length === "month") return day.slice(0, "2024-01".length);
  const time = seconds % SECONDS_A_DAY;
  return hasTime && time > 0 ? `${day} ${clock(time)}` : day;
}

/** Writes a figure as its cell shows it: 0.45 as «45 %», 8019 as «08019», 45306 as «2024-01-15», or «2024-01» where only the month is shown. */
export function shownFigure(value: number, format: CellFormat | null, isFrom1904: boolean): string {
  switch (format?.kind) {
    case undefined:
      return figureText(withoutCrumbs(value));
    case "percent":
      return `${figureText(withoutCrumbs(value * 100))} %`;
    case "scaled":
      return figureText(withoutCrumbs(value / format.by));
    case "currency":
      return `${figureText(withoutCrumbs(value))} ${format.sign}`;
    case "zeros":
      return Number.isInteger(value) && value >= 0 ? String(value).padStart(format.digits, "0") : figureText(value);
    case "date":
      return dateText(value, format, isFrom1904);
  }
}
