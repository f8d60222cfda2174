import { isFlagOfLetters } from "./missing.ts";

/** A cell that is written as a figure, taken to its parts. */
export interface FigureCell {
  /** Digits and marks alone, thousands that a space or an apostrophe parts put together: «1234,5». */
  readonly core: string;
  /** Whether a space or an apostrophe parts thousands in it. */
  readonly isParted: boolean;
  readonly isNegative: boolean;
  /** Whether it stands in brackets, as accounts write what is owed. */
  readonly isBracketed: boolean;
  /** Power of ten behind an «e»; 0 without one. */
  readonly exponent: number;
  /** Sign of what is counted: «%», «€», «pp»; empty without one. */
  readonly unit: string;
  /** Mark of whoever published it: «p», «*», «1»; empty without one. */
  readonly flag: string;
}

const UNITS = ["%", "‰", "pp", "p.p.", "p. p.", "€", "$", "£", "¥", "eur", "usd", "euros"] as const;
const CURRENCY = /^(?:[€$£¥]|eur|usd|euros)$/;
const MINUS = "-\u2212\u2013";
const SPACES = " \u00a0\u202f\u2009\u2007";
const APOSTROPHES = "'\u2019";
const STARS = "*†‡º°";
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Most that is written behind a figure in brackets: «(p)», «(12)». */
const LONGEST_MARK = 4;
/** Longest cell that can be a figure. */
const LONGEST = 60;

/** Most cells: digits, with marks among them. */
const PLAIN = /^\d[\d.,]*$/;

/** Days as most columns of them are written, which no figure begins as: a long look at each would find nothing. */
const DAY = /^\d{1,4}[/-]\d{1,2}[/-]\d/;

/** Figure of digits and marks alone: field by field, since a copy of another costs several times as much. */
const digitsAlone = (core: string): FigureCell => ({
  core,
  isParted: false,
  isNegative: false,
  isBracketed: false,
  exponent: 0,
  unit: "",
  flag: "",
});

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= "0" && sign <= "9";

/** Cuts a mark off the end of a cell: in brackets, stars, raised figures or letters. */
export function cutFlag(text: string): readonly [string, string] {
  const last = text.at(-1) ?? "";
  if (last === ")" || last === "]") {
    const open = text.lastIndexOf(last === ")" ? "(" : "[");
    const inside = text.slice(open + 1, -1).trim();
    const isMark = open > 0 && inside.length > 0 && inside.length <= LONGEST_MARK;
    return isMark ? [text.slice(0, open).trimEnd(), inside] : [text, ""];
  }
  let end = text.length;
  while (end > 0 && (STARS + RAISED).includes(text[end - 1] ?? "")) end -= 1;
  // «10⁶» is a power of ten, and no ten with a note.
  if (end < text.length && RAISED.includes(text[end] ?? "-") && /(?:^|\D)10$/.test(text.slice(0, end)))
    return [text, ""];
  if (end < text.length) return [text.slice(0, end).trimEnd(), text.slice(end)];
  while (end > 0 && /[a-z]/.test(text[end - 1] ?? "")) end -= 1;
  const letters = text.slice(end);
  const isApart = SPACES.includes(text[end - 1] ?? "x");
  // Several letters that touch a figure are a unit of somebody: «3pp», «12eur».
  const isFlag =
    letters !== "pp" && isFlagOfLetters(letters) && (isApart || (letters.length === 1 && isDigit(text[end - 1])));
  return isFlag ? [text.slice(0, end).trimEnd(), letters] : [text, ""];
}

function cutUnit(text: string): readonly [string, string] {
  const lower = text.toLowerCase();
  const behind = UNITS.find((unit) => lower.endsWith(unit) && lower.length > unit.length);
  if (behind !== undefined) return [text.slice(0, -behind.length).trimEnd(), behind];
  const before = ["€", "$", "£", "¥"].find((unit) => text.startsWith(unit));
  return before === undefined ? [text, ""] : [text.slice(before.length).trimStart(), before];
}

function cutSign(text: string): readonly [string, "" | "+" | "-"] {
  const first = text[0] ?? "";
  if (MINUS.includes(first) && first !== "") return [text.slice(1).trimStart(), "-"];
  return first === "+" ? [text.slice(1).trimStart(), "+"] : [text, ""];
}

/** Cuts «e3» off the end. */
function cutExponent(text: string): readonly [string, number] {
  const [, before = "", power = ""] = /^([\d.,]{1,40})[eE]([+-]?\d{1,3})$/.exec(text) ?? [];
  return before === "" ? [text, 0] : [before, Number(power)];
}

/** One apostrophe, with figures of thousands or three decimals behind: Spain wrote decimals with it, and Switzerland writes thousands. */
const ONE_APOSTROPHE = /^(\d{1,3})['\u2019](\d{3})$/;

/** Puts thousands together that a space or an apostrophe parts. @returns `null` where what stands between is no group of three. */
function together(text: string): string | null {
  const [, before, behind] = ONE_APOSTROPHE.exec(text) ?? [];
  if (before !== undefined) return `${before},${behind}`;
  const parters = APOSTROPHES + SPACES;
  const mark = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  let core = "";
  let sinceParter = -1;
  for (const [at, sign] of [...text].entries()) {
    if (parters.includes(sign)) {
      if (mark !== -1 && at > mark) return null;
      const before = sinceParter === -1 ? core.length : sinceParter;
      if (sinceParter === -1 ? before === 0 || before > 3 : before !== 3) return null;
      sinceParter = 0;
    } else if (isDigit(sign)) {
      core += sign;
      if (sinceParter !== -1 && (mark === -1 || at < mark)) sinceParter += 1;
    } else if (sign === "." || sign === ",") core += sign;
    else return null;
  }
  if (sinceParter === -1) return core;
  // A space and a point between the same thousands are of no hand.
  const hasOneMark = core.split(/[.,]/).length <= 2;
  return sinceParter === 3 && hasOneMark ? core : null;
}

/**
 * Takes a cell that is written as a figure to its parts, whatever its decimals are written with.
 *
 * @returns `null` for what is no figure.
 * @example figureCell("–1 234,5 € (p)") // core «1234,5», negative, «€», flag «p»
 */
export function figureCell(cell: string): FigureCell | null {
  const text = cell.trim();
  if (text.length === 0 || text.length > LONGEST) return null;
  if (PLAIN.test(text)) return digitsAlone(text);
  if (DAY.test(text)) return null;
  const isBracketed = text.startsWith("(") && text.endsWith(")");
  const [unflagged, flag] = isBracketed ? [text.slice(1, -1).trim(), ""] : cutFlag(text);
  // The sign stands before a currency or behind it: «-€3», «€ -3».
  const [first, outer] = cutSign(unflagged);
  const [bare, unit] = cutUnit(first);
  // «$1.5b» are billions.
  if (CURRENCY.test(unit) && /^[a-z]+$/.test(flag) && isDigit(text[text.length - flag.length - 1])) return null;
  const [rest, inner] = cutSign(bare);
  if (outer !== "" && inner !== "") return null;
  const [written, exponent] = cutExponent(rest);
  const core = together(written);
  if (core === null || ![...core].some(isDigit)) return null;
  const isNegative = outer === "-" || inner === "-";
  if (isBracketed && isNegative) return null;
  return { core, isParted: core.length < written.length, isNegative, isBracketed, exponent, unit, flag };
}
