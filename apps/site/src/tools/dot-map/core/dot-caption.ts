import { dotsCaption, type UnplacedDots } from "@nv/geography";
import { formatCount, formatNumber, isSingular } from "@nv/spanish";
import type { LostValues } from "./read-dot-values";

type Nouns = readonly [one: string, many: string];

/** Names of the counted unit while nobody has written them: true of every table. */
const UNITS: Nouns = ["unidad", "unidades"];

/** Parts of the caption of a map of dots: what it shows, and what of its table it does not. */
export interface DotCaptionParts {
  readonly perDot: number;
  /** As they were written; empty while nobody has. */
  readonly nouns: Nouns;
  /** «del municipio» */
  readonly within: string;
  readonly lost: LostValues;
  readonly unplaced: readonly UnplacedDots[];
}

const nounsOf = ([one, many]: Nouns): Nouns =>
  one.trim() === "" || many.trim() === "" ? UNITS : [one.trim(), many.trim()];

/** «Faltan dos áreas de la tabla, que no tienen polígono: 253.000 personas» */
function lostText({ codes, value }: LostValues, nouns: Nouns): string {
  if (codes.length === 0) return "";
  const [verb, have] = codes.length === 1 ? ["Falta", "no tiene"] : ["Faltan", "no tienen"];
  const figure = formatNumber(value);
  // «Un área»: its first vowel is stressed.
  const areas = codes.length === 1 ? "un área" : formatCount(codes.length, "área", "áreas", "feminine");
  return `. ${verb} ${areas} de la tabla, que ${have} polígono: ${figure} ${isSingular(figure) ? nouns[0] : nouns[1]}`;
}

function unplacedText(unplaced: readonly UnplacedDots[]): string {
  const count = unplaced.reduce((sum, one) => sum + one.count, 0);
  return count === 0
    ? ""
    : `. ${count === 1 ? "Falta" : "Faltan"} ${formatCount(count, "punto", "puntos")} que no caben en su área`;
}

/** Writes the caption that readers need below a map of dots, with everything that is missing from it. */
export function dotMapCaption({ perDot, nouns, within, lost, unplaced }: DotCaptionParts): string {
  const counted = nounsOf(nouns);
  return `${dotsCaption(perDot, counted, within)}${lostText(lost, counted)}${unplacedText(unplaced)}`;
}

/** Empty names of the counted unit, for an imported table that replaces the example: nobody has written them yet. */
export const OWN_NOUNS = { one: "", many: "" } as const;

/** Returns the fault of the names of the counted unit; empty for none. */
export function nounsProblem([one, many]: Nouns): string {
  return one.trim() === "" || many.trim() === "" ? `Di qué se cuenta: mientras, el pie dice «${UNITS[1]}».` : "";
}
