/** Place of a card in a grid of cards. */
export interface GridPlace {
  readonly index: number;
  readonly count: number;
  /** Cards in a line. */
  readonly columns: number;
}

/**
 * The card that a key leads to.
 *
 * @returns `null` for a key that is none of the grid's, or leads out of it.
 */
export function nextInGrid(key: string, { index, count, columns }: GridPlace): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next >= count || next === index ? null : next;
}
