/** Letters of a typeface, each with its advance and outline, and the height of its capitals. */
interface Letters {
  readonly glyphs: Readonly<Record<string, readonly [advance: number, outline: string] | undefined>>;
  readonly capHeight: number;
}

/** Height of a small letter: its head on that of the capitals, its foot on the base line, or below it. */
type GlyphPlace = "above" | "base" | "below";

/** A letter of a face that another one is made of; whole where it says no place. */
type Piece = readonly [letter: string, place?: GlyphPlace];

/** Size of a small letter, as a share of a whole one. */
const SMALL = 0.6;
/** Depth of a letter below the base line, as a share of the height of the capitals. */
const BELOW = 0.2;

const small = (letters: string, place: GlyphPlace): readonly Piece[] => [...letters].map((letter) => [letter, place]);

const each = (
  characters: string,
  letters: string,
  place: GlyphPlace,
): readonly (readonly [string, readonly Piece[]])[] =>
  [...characters].map((character, at) => [character, small([...letters][at] ?? "", place)]);

const fraction = (above: string, under: string): readonly Piece[] => [
  ...small(above, "above"),
  ["/"],
  ...small(under, "base"),
];

/** Characters that few typefaces have, of letters that all have: «CO₂», «10⁶», «un 3 ‰», «⅓», «Marca™». */
const COMPOSED: ReadonlyMap<string, readonly Piece[]> = new Map([
  ...each("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ", "0123456789+−=()ni", "above"),
  ...each("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎", "0123456789+−=()", "below"),
  ["‰", fraction("0", "00")],
  ["™", small("TM", "above")],
  ["⅓", fraction("1", "3")],
  ["⅔", fraction("2", "3")],
  ["⅕", fraction("1", "5")],
  ["⅖", fraction("2", "5")],
  ["⅗", fraction("3", "5")],
  ["⅘", fraction("4", "5")],
  ["⅙", fraction("1", "6")],
  ["⅛", fraction("1", "8")],
  ["⅜", fraction("3", "8")],
  ["⅝", fraction("5", "8")],
  ["⅞", fraction("7", "8")],
]);

const NUMBERS = /-?\d+(?:\.\d+)?/g;

const scaled = (outline: string, share: number): string =>
  outline.replace(NUMBERS, (number) => String(Number((Number(number) * share).toFixed(1))));

/** Finds the pen at the end of an outline of relative commands. */
function endOf(outline: string): readonly [x: number, y: number] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, values = ""] of outline.matchAll(/([a-z])([^a-z]*)/g)) {
    const [byX = 0, byY = 0] = (values.match(NUMBERS) ?? []).slice(-2).map(Number);
    [x, y] = command === "z" ? [startX, startY] : [x + byX, y + byY];
    if (command === "m") [startX, startY] = [x, y];
  }
  return [x, y];
}

const raised = (capHeight: number, place: GlyphPlace | undefined) =>
  place === "above" ? -capHeight * (1 - SMALL) : place === "below" ? capHeight * BELOW : 0;

/**
 * Makes a character of others of a face, smaller, higher or lower.
 *
 * @returns Its advance and its outline; `undefined` for one that is not made so, and of a face that lacks what it is made of.
 */
export function composedGlyph(
  { glyphs, capHeight }: Letters,
  character: string,
): readonly [advance: number, outline: string] | undefined {
  const pieces = COMPOSED.get(character);
  if (pieces === undefined) return undefined;
  let [advance, path] = [0, ""];
  let pen: readonly [number, number] = [0, 0];
  for (const [letter, place] of pieces) {
    const own = glyphs[letter];
    if (own === undefined) return undefined;
    const share = place === undefined ? 1 : SMALL;
    const outline = scaled(own[1], share);
    const y = raised(capHeight, place);
    path += `m${Math.round(advance - pen[0])} ${Math.round(y - pen[1])}${outline}`;
    const [endX, endY] = endOf(outline);
    pen = [Math.round(advance - pen[0]) + pen[0] + endX, Math.round(y - pen[1]) + pen[1] + endY];
    advance += own[0] * share;
  }
  return [Math.round(advance), path];
}
