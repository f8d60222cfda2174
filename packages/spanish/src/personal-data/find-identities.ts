import type { FigureRun } from "./figure-runs.ts";
import { neighboursOf } from "./number-neighbours.ts";
import type { PersonalFinding } from "./personal-kinds.ts";

const CONTROL_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const FOREIGN = "XYZ";

/** Figures of a DNI, and of a NIE after its letter. */
const DNI_FIGURES = 8;
const NIE_FIGURES = 7;

/** Groups in which people write them. */
const SHAPES: ReadonlySet<string> = new Set("8 7 2-3-3 1-3-3 2-6 4-4 5-3".split(" "));
const INSIDE = " .-‐‑‒–—−";

const isWordSign = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/** The letter at a place or after one sign that people put before it, and whether a blank parts it. */
function letterAt(text: string, end: number): { readonly letter: string; readonly end: number; readonly gap: string } {
  const sign = text.charAt(end);
  const gap = sign !== "" && INSIDE.includes(sign) ? sign : "";
  const at = end + gap.length;
  return { letter: text.charAt(at), end: at + 1, gap };
}

/** The letter of a foreigner's number before its figures. */
function foreignBefore(text: string, start: number): { readonly letter: string; readonly start: number } | null {
  const gap = INSIDE.includes(text.charAt(start - 1) || "?") ? 1 : 0;
  const at = start - gap - 1;
  const letter = text.charAt(at).toUpperCase();
  if (letter === "" || !FOREIGN.includes(letter) || isWordSign(text.charAt(at - 1))) return null;
  return { letter, start: at };
}

/** @see https://www.interior.gob.es, cálculo del dígito de control del NIF-NIE */
const isLetterOf = (figures: string, letter: string) =>
  CONTROL_LETTERS[Number(figures) % CONTROL_LETTERS.length] === letter.toUpperCase();

function identityOf(text: string, { groups }: FigureRun): PersonalFinding | null {
  const [first, last] = [groups[0], groups.at(-1)];
  if (first === undefined || last === undefined) return null;
  const figures = groups.map((group) => group.figures).join("");
  if (!SHAPES.has(groups.map((group) => group.figures.length).join("-"))) return null;
  const { letter, end, gap } = letterAt(text, last.end);
  const isEnd = !isWordSign(text.charAt(end));
  const foreign = figures.length === NIE_FIGURES ? foreignBefore(text, first.start) : null;
  if (foreign !== null && isEnd && isLetterOf(FOREIGN.indexOf(foreign.letter) + figures, letter))
    return { kind: "identity", text: text.slice(foreign.start, end), looks: "sure" };
  if (isWordSign(text.charAt(first.start - 1))) return null;
  // «1.234.567 y otros 300», «8.000.000 m»: a small letter apart is a word, and after seven figures a unit.
  const isSmall = letter !== letter.toUpperCase();
  const isWord = isSmall && (gap === " " || figures.length < DNI_FIGURES);
  if (isEnd && !isWord && /^[a-z]$/i.test(letter) && isLetterOf(figures, letter))
    return { kind: "identity", text: text.slice(first.start, end), looks: "sure" };
  const isNamed = figures.length === DNI_FIGURES && neighboursOf(text, first.start, last.end) === "identity";
  return isNamed ? { kind: "identity", text: text.slice(first.start, last.end), looks: "likely" } : null;
}

/** Numbers of identity among the figures of a text: with their letter, or with their name before them. */
export function findIdentities(text: string, runs: readonly FigureRun[]): readonly PersonalFinding[] {
  return runs.flatMap((run) => identityOf(text, run) ?? []);
}
