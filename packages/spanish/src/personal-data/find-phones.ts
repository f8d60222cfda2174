import type { FigureGroup, FigureRun } from "./figure-runs.ts";
import { neighboursOf } from "./number-neighbours.ts";
import type { PersonalFinding } from "./personal-kinds.ts";

/** Groups in which people write the nine figures of a Spanish telephone. */
const SHAPES: ReadonlySet<string> = new Set(
  "9 3-3-3 3-2-2-2 2-3-2-2 3-6 5-4 2-2-2-3 3-2-4 2-3-4 2-7 2-3-3-1 3-3-1-2 3-3-2-1".split(" "),
);
const MOST_GROUPS = 4;

/** A mobile, or a line of a province: 90x and 80x are companies' and nobody's. */
const SPANISH = /^(?:[67]\d|[89][1-8])\d{7}$/;
const SPAIN = "34";

/** Figures of a telephone of another country with its prefix. @see ITU-T E.164 */
const LEAST_FOREIGN = 9;
const MOST_FOREIGN = 15;

const joined = (groups: readonly FigureGroup[]) => groups.map(({ figures }) => figures).join("");
const shapeOf = (groups: readonly FigureGroup[]) => groups.map(({ figures }) => figures.length).join("-");

/** Whether groups are written as thousands: one to three figures, then threes, parted alike by a point or a blank. */
function areThousands(groups: readonly FigureGroup[]): boolean {
  const [first, second] = groups;
  if (first === undefined || second === undefined || first.figures.length > 3) return false;
  const isMark = second.gap === "." || second.gap === " ";
  return isMark && groups.slice(1).every(({ figures, gap }) => figures.length === 3 && gap === second.gap);
}

/** A point between two groups and no other: the decimals of one number. */
const areDecimals = (groups: readonly FigureGroup[]) => groups.length === 2 && groups[1]?.gap === ".";

interface PhoneDigits {
  readonly groups: readonly FigureGroup[];
  readonly isPrefixed: boolean;
}

/** Groups from a place on that are nine figures of a Spanish telephone. */
function spanishAt(groups: readonly FigureGroup[], at: number): readonly FigureGroup[] | null {
  for (let many = 1; many <= MOST_GROUPS && at + many <= groups.length; many += 1) {
    const some = groups.slice(at, at + many);
    if (SHAPES.has(shapeOf(some)) && SPANISH.test(joined(some)) && !areDecimals(some)) return some;
  }
  return null;
}

/** Whether the group beside a telephone makes a longer number of it: «1.600.123.123», the figures of a book. */
function isLonger(all: readonly FigureGroup[], at: number, many: number): boolean {
  const [before, first, after] = [all[at - 1], all[at], all[at + many]];
  const isTight = ({ gap }: FigureGroup) => gap !== "" && !gap.includes(" ");
  if (before !== undefined && first !== undefined) {
    if (isTight(first) && before.figures !== SPAIN) return true;
    if (first.gap === " " && before.figures.length <= 3 && before.figures !== SPAIN && spanishAt(all, at - 3) === null)
      return true;
  }
  if (after === undefined) return false;
  if (isTight(after)) return true;
  return after.gap === " " && after.figures.length === 3 && spanishAt(all, at + many) === null;
}

/** With the prefix of a country: «+34 600…», «0034600…», «+44 20…». */
function prefixedAt({ groups, hasPlus }: FigureRun, at: number): readonly FigureGroup[] | null {
  const first = groups[at];
  if (first === undefined) return null;
  const start = hasPlus && at === 0 ? "" : first.figures.startsWith("00") ? "00" : null;
  if (start === null) return null;
  for (let many = 1; many <= MOST_GROUPS + 2 && at + many <= groups.length; many += 1) {
    const some = groups.slice(at, at + many);
    const figures = joined(some).slice(start.length);
    if (figures.startsWith(SPAIN) && SPANISH.test(figures.slice(2))) return some;
  }
  if (start !== "" || (areThousands(groups) && groups[1]?.gap === ".") || areDecimals(groups)) return null;
  const figures = joined(groups);
  return figures.length >= LEAST_FOREIGN && figures.length <= MOST_FOREIGN && !figures.startsWith("0") ? groups : null;
}

/** Figures that follow a comma, or that a comma with decimals follows, are those of an amount. */
function isAmount(text: string, start: number, end: number): boolean {
  if (/[.,]/.test(text.charAt(start - 1)) && /\d/.test(text.charAt(start - 2))) return true;
  return text.charAt(end) === "," && /^\d{1,2}(?!\d)/.test(text.slice(end + 1, end + 4));
}

function looksOf(text: string, { groups, isPrefixed }: PhoneDigits): PersonalFinding["looks"] | null {
  const [first, last] = [groups[0], groups.at(-1)];
  if (first === undefined || last === undefined) return null;
  const around = neighboursOf(text, first.start, last.end);
  if (isPrefixed) return around === "amount" && areThousands(groups) ? null : "sure";
  if (/[\p{L}_]/u.test(text.charAt(first.start - 1) + text.charAt(last.end))) return around === "phone" ? "sure" : null;
  if (isAmount(text, first.start, last.end)) return null;
  if (around === "phone") return "sure";
  const isPlain = groups.length === 1 || areThousands(groups);
  if (around === "amount") return isPlain ? null : "likely";
  if (around === "label") return "possible";
  if (!isPlain) return "sure";
  // Nine figures in a row that begin with 9 or 8 are codes as often as telephones.
  return groups.length === 1 && /^[89]/.test(first.figures) ? "possible" : "likely";
}

/** Telephones among the figures of a text. */
export function findPhones(text: string, runs: readonly FigureRun[]): readonly PersonalFinding[] {
  const found: PersonalFinding[] = [];
  const note = (some: PhoneDigits): boolean => {
    const looks = looksOf(text, some);
    if (looks === null) return false;
    const [first, last] = [some.groups[0], some.groups.at(-1)];
    found.push({ kind: "phone", text: text.slice(first?.start, last?.end), looks });
    return true;
  };
  for (const run of runs) {
    const { groups } = run;
    for (let at = 0; at < groups.length; at += 1) {
      const prefixed = prefixedAt(run, at);
      if (prefixed !== null && note({ groups: prefixed, isPrefixed: true })) {
        at += prefixed.length - 1;
        continue;
      }
      const bare = groups[at]?.figures ?? "";
      // With the country's figures and nothing that says so.
      if (bare.length === 11 && bare.startsWith(SPAIN) && SPANISH.test(bare.slice(2))) {
        note({ groups: groups.slice(at, at + 1), isPrefixed: false });
        continue;
      }
      const some = spanishAt(groups, at);
      if (some === null || isLonger(groups, at, some.length)) continue;
      if (note({ groups: some, isPrefixed: false })) at += some.length - 1;
    }
  }
  return found;
}
