/** Words for what has no value, in every legend. */
export const NO_DATA = "sin dato";

/** Words of a class of values: as they stand at its beginning, and whole, for who does not see it among its neighbours. */
export interface ClassWords {
  readonly at: string;
  readonly whole: string;
}

/**
 * Writes the classes of a scale as drawings and tables do: each says where it begins, so that none says a value that another says too, and the
 * last goes on.
 *
 * @param edges - Where classes begin, ascending.
 * @param hasBelow - Whether there is a class below the first edge.
 */
export function classWords(
  edges: readonly number[],
  { hasBelow, write }: { readonly hasBelow: boolean; readonly write: (edge: number) => string },
): readonly ClassWords[] {
  const texts = edges.map(write);
  const below = `menos de ${texts[0] ?? ""}`;
  const classes = texts.map((text, at): ClassWords => {
    const next = texts[at + 1];
    if (next !== undefined) return { at: text, whole: `de ${text} a menos de ${next}` };
    const last = at === 0 && !hasBelow ? text : `${text} o más`;
    return { at: last, whole: last };
  });
  return hasBelow ? [{ at: below, whole: below }, ...classes] : classes;
}
