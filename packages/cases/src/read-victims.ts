import { foldLoosely, parseSpanishNumber } from "@nv/spanish";
import { type CellReading, sameCandidate, shownCell, type UnreadCell } from "./cell-reading.ts";

/** Number of victims, and whether there may be more. */
export interface Victims {
  readonly victims: number;
  readonly isMinimum: boolean;
}

const WORDS: ReadonlyMap<string, number> = new Map([
  ["un", 1],
  ["uno", 1],
  ..."una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte"
    .split(" ")
    .map((word, at) => [word, at + 1] as const),
]);

const ONE: ReadonlySet<string> = new Set(["un", "uno", "una"]);

const LEAST_BEFORE = ["al menos", "por lo menos", "como minimo", "un minimo de", "minimo de", "minimo", ">=", "≥"];
const LEAST_BEHIND = ["o mas", "como minimo", "al menos", "minimo", "+"];
const MORE_BEFORE = ["mas de", ">"];
/** About so many, perhaps fewer. */
const ABOUT: ReadonlySet<string> = new Set(
  "unos unas aprox aproximadamente alrededor cerca hacia sobre casi menos hasta".split(" "),
);
/** No cell that says how many is longer. */
const MOST_LETTERS = 200;

/** Digits, and of spaces only those between thousands: «3 4» is no thirty-four. */
const WRITTEN = /^\d+(?:[.,]\d+)*$|^\d{1,3}(?: \d{3})+$/;

function figureOf(text: string): number | null {
  const known = WORDS.get(text) ?? (WRITTEN.test(text) ? parseSpanishNumber(text) : null);
  return known !== null && Number.isInteger(known) ? known : null;
}

function withoutSign(text: string, before: readonly string[], behind: readonly string[]): string | null {
  const start = before.find((sign) => text.startsWith(sign));
  if (start !== undefined) return text.slice(start.length).trim();
  const end = behind.find((sign) => text.endsWith(sign));
  return end === undefined ? null : text.slice(0, -end.length).trim();
}

/** Every whole number of a text, in its order. */
function figuresIn(text: string): readonly number[] {
  const parts = text.split(/[\s/;:()–—-]+/u).map((part) => part.replace(/^[<>=≥≤~+]+/u, ""));
  // «Una veintena» is not one.
  return parts.flatMap((part) => (ONE.has(part) ? [] : (figureOf(part.replace(/[.,+]$/, "")) ?? [])));
}

const atLeast = (figure: number) => sameCandidate(`al menos ${figure}`);
const exactly = (figure: number) => sameCandidate(String(figure));

/** Tells what to write where a cell says no whole number. */
function unread(cell: string, text: string): UnreadCell {
  const shown = `«${shownCell(cell)}»`;
  const figures = [...new Set(figuresIn(text))].slice(0, 3);
  const [first] = figures;
  if (first === undefined)
    return { message: `Escribe un número: ${shown} no dice cuántas. Si solo se sabe un mínimo, «al menos 2»` };
  if (figures.length > 1) {
    const least = Math.min(...figures);
    const message = `${shown} son varias cifras: escribe una, o la menor como mínimo, «al menos ${least}»`;
    return { message, candidates: [atLeast(least), ...figures.map(exactly)] };
  }
  if (MORE_BEFORE.some((sign) => text.startsWith(sign))) {
    const message = `${shown} no dice la cifra: escribe desde cuántas, «al menos ${first + 1}» si son más de ${first}`;
    return { message, candidates: [atLeast(first + 1), atLeast(first)] };
  }
  if (text.includes("~") || text.split(/[\s.]+/).some((word) => ABOUT.has(word))) {
    const message = `${shown} es aproximado: escribe la cifra si se sabe, o «al menos» y las que son seguras`;
    return { message, candidates: [exactly(first), atLeast(first)] };
  }
  return { message: `${shown} lleva algo más que un número: escribe solo la cifra`, candidates: [exactly(first)] };
}

/**
 * Reads how many victims there are: «3», «tres», «al menos 3», «3 o más», «3+». What is two figures, or about one, is told and never read.
 *
 * @param cell - Something.
 */
export function readVictims(cell: string): CellReading<Victims> {
  const text = foldLoosely(cell.slice(0, MOST_LETTERS));
  const least = withoutSign(text, LEAST_BEFORE, LEAST_BEHIND);
  const victims = figureOf(least ?? text);
  if (victims !== null) return { value: { victims, isMinimum: least !== null } };
  if (/^\d+,\d+$/.test(text)) return { message: `Escribe un número entero: «${shownCell(cell)}» lleva decimales` };
  return unread(cell, text);
}
