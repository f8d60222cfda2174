/** Which parts of a model a step hides or paints: pure, for the page, its runtime and the editor. */

/** Rule of a step for some parts. */
export interface PartRule {
  /** Names apart by commas, `*` for anything, or a comparison with the number of each: `> 6`. */
  readonly which: string;
  readonly look: "hidden" | "painted";
  /** `#rrggbb`. */
  readonly colour: string;
}

/** Name and value of a part. */
export interface Part {
  readonly name: string;
  readonly value: number | null;
}

/** Look of a part at a step. */
export interface PartLook {
  readonly isHidden: boolean;
  /** `#rrggbb`; empty for its own. */
  readonly colour: string;
}

const COMPARISON = /^(>=?|<=?|=)\s*(-?\d+(?:[.,]\d+)?)$/;

const COMPARED: Readonly<Record<string, (value: number, with_: number) => boolean>> = {
  ">": (value, other) => value > other,
  ">=": (value, other) => value >= other,
  "<": (value, other) => value < other,
  "<=": (value, other) => value <= other,
  "=": (value, other) => value === other,
};

const folded = (text: string) => text.trim().toLocaleLowerCase("es");

/** Whether a name is as it is written, where `*` stands for anything. Each piece is looked for once, from the left. */
function isNamed(name: string, written: string): boolean {
  const [first = "", ...others] = written.split("*");
  const last = others.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false;
  let at = first.length;
  for (const piece of others) {
    const found = name.indexOf(piece, at);
    if (found < 0 || found + piece.length > name.length - last.length) return false;
    at = found + piece.length;
  }
  return true;
}

/**
 * Whether a rule speaks of a part.
 *
 * @example isMeant("casa-*, torre", { name: "casa-3", value: null }) // true
 * @example isMeant("> 6", { name: "torre", value: 11 }) // true
 */
export function isMeant(which: string, { name, value }: Part): boolean {
  const [, sign, figure = ""] = COMPARISON.exec(which.trim()) ?? [];
  if (sign !== undefined) return value !== null && COMPARED[sign]?.(value, Number(figure.replace(",", "."))) === true;
  return which
    .split(",")
    .map(folded)
    .some((written) => written !== "" && isNamed(folded(name), written));
}

/** Returns the look of a part at a step: of two rules that speak of it, the later one of each kind. */
export function lookOf(part: Part, rules: readonly PartRule[]): PartLook {
  const meant = rules.filter(({ which }) => isMeant(which, part));
  return {
    isHidden: meant.some(({ look }) => look === "hidden"),
    colour: meant.findLast(({ look }) => look === "painted")?.colour ?? "",
  };
}
