import { dotsCaption, type UnplacedDots } from "@nv/geography";
import { formatCount, formatNumber, isSingular } from "@nv/spanish";
import type { LostValues } from "./read-dot-values";

type Nouns = readonly [one: string, many: string];

/** What is counted while nobody has said it: true of every table. */
const UNITS: Nouns = ["unidad", "unidades"];

/** What a map of dots shows, and what of its table it does not. */
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
  const areas = formatCount(codes.length, "área", "áreas", "feminine");
  return `. ${verb} ${areas} de la tabla, que ${have} polígono: ${figure} ${isSingular(figure) ? nouns[0] : nouns[1]}`;
}

function unplacedText(unplaced: readonly UnplacedDots[]): string {
  const count = unplaced.reduce((sum, one) => sum + one.count, 0);
  return count === 0
    ? ""
    : `. ${count === 1 ? "Falta" : "Faltan"} ${formatCount(count, "punto", "puntos")} que no caben en su área`;
}

/** What readers must be told of a map of dots, with all that is missing from it. */
export function dotMapCaption({ perDot, nouns, within, lost, unplaced }: DotCaptionParts): string {
  const counted = nounsOf(nouns);
  return `${dotsCaption(perDot, counted, within)}${lostText(lost, counted)}${unplacedText(unplaced)}`;
}

/** What is counted in a table of one's own that takes the place of the example: nobody has said it yet. */
export const OWN_NOUNS = { one: "", many: "" } as const;

/** What is wrong with what is counted; empty for nothing. */
export function nounsProblem([one, many]: Nouns): string {
  return one.trim() === "" || many.trim() === "" ? `Di qué se cuenta: mientras, el pie dice «${UNITS[1]}».` : "";
}
