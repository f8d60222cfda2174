/** A figure as tables of services and of Spain write it: `12`, `-1.234,5`, `12.3 %`. */
const FIGURE = /^[-−+]?\d[\d.,\u00a0\u202f ]*( ?%)?$/;

/** The decimals of a figure with their sign: `,25`, `.3 %`. Groups of three are no decimals. */
const DECIMALS = /([.,]\d{1,2}|[.,]\d{4,})?( ?%)?$/;

/** Whether every cell of a column that is not empty is a figure, and at least one is. */
export function isFigureColumn(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return filled.length > 0 && filled.every((cell) => FIGURE.test(cell));
}

/** A figure in the two parts that a column lines up: what comes before its decimals, and those. @example splitFigure("12,1") // ["12", ",1"] */
export function splitFigure(cell: string): readonly [whole: string, decimals: string] {
  const text = cell.trim();
  const decimals = DECIMALS.exec(text)?.[0] ?? "";
  return [text.slice(0, text.length - decimals.length), decimals];
}
