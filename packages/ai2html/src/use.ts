import type { Drawing } from "./drawing.ts";

/**
 * Use of the drawings of a folder: one of them at a time by the width of its box; one of them at each step of a story, each in its widths; or one
 * wide drawing that passes by.
 */
export type Ai2HtmlUse = "column" | "steps" | "wide";

/** Fewest digits of a width: what is shorter numbers a step. */
const LEAST_DIGITS = 3;

interface Tail {
  readonly stem: string;
  readonly separator: string;
  readonly figure: number;
  readonly digits: number;
}

/** A name that ends in a figure, apart; `null` for any other. */
function tailOf(name: string): Tail | null {
  const cut = Math.max(name.lastIndexOf("-"), name.lastIndexOf("_"), name.lastIndexOf(":"));
  const [stem, separator, end] = [name.slice(0, cut), name.charAt(cut), name.slice(cut + 1)];
  return cut < 1 || !/^\d{1,5}$/.test(end) ? null : { stem, separator, figure: Number(end), digits: end.length };
}

type Named = Pick<Drawing, "name" | "minWidthPx" | "widthPx">;

/** The name of a group: of `paso1:700`, which the program writes `paso1-700`, `paso1`. */
function stemOf({ name, minWidthPx, widthPx }: Named, areAllSuffixed: boolean): string {
  const tail = tailOf(name);
  if (tail === null) return name;
  const isWidth = tail.separator === ":" || tail.figure === minWidthPx || tail.figure === widthPx;
  return areAllSuffixed || isWidth ? tail.stem : name;
}

/**
 * Gives the drawings of one step one name, in the order in which steps appear and by their widths. Of drawings that would be shown at the
 * same widths the figure at the end was no width: `plano-1950` and `plano-2020` are two steps.
 */
export function inGroups<Each extends Named>(drawings: readonly Each[]): readonly Each[] {
  // Of drawings with one name the program adds the width to the names of all.
  const areAllSuffixed = drawings.every(({ name }) => (tailOf(name)?.digits ?? 0) >= LEAST_DIGITS);
  const stems = drawings.map((drawing) => stemOf(drawing, areAllSuffixed));
  const places = new Set<string>();
  const isTaken = new Set<string>();
  for (const [at, { minWidthPx }] of drawings.entries()) {
    const place = `${minWidthPx} ${stems[at]}`;
    if (places.has(place)) isTaken.add(stems[at] ?? "");
    places.add(place);
  }
  const named = drawings.map((drawing, at) => {
    const stem = stems[at] ?? drawing.name;
    return { ...drawing, name: isTaken.has(stem) ? drawing.name : stem };
  });
  const order = [...new Set(named.map(({ name }) => name))];
  return named.toSorted(
    (one, other) => order.indexOf(one.name) - order.indexOf(other.name) || one.minWidthPx - other.minWidthPx,
  );
}

/** Tells whether a name is the default that Illustrator gives to a drawing that nobody named, as the program writes it. */
export const isUnnamed = (name: string) => /^(?:artboard|mesa[-_ ]de[-_ ]trabajo|mesa)[-_ ]?\d{0,5}$/i.test(name);
