/** Shares of the size of type, for a sans serif of usual width: none is narrower than the widest of its kind. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’|!¡·I]/u, 0.3],
  [/[frt()[\]\-–\s/"«»]/u, 0.4],
  [/[mwMW@%—]/u, 0.9],
  [/[A-ZÁÉÍÓÚÜÑÇÀÈÒ]/u, 0.7],
];
const OTHERS = 0.58;

/**
 * About how wide a text is, where nothing can measure it, as on the server: rather too wide than too narrow.
 *
 * @param sizePx - Of the type.
 * @returns Pixels; of the widest line when there are several.
 */
export function estimateTextPx(text: string, sizePx: number): number {
  const widthOf = (line: string) =>
    [...line.normalize("NFC")].reduce(
      (sum, sign) => sum + (WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? OTHERS),
      0,
    );
  return Math.max(...text.split("\n").map(widthOf)) * sizePx;
}
