/** Longest way round that is told. */
const MOST_STEPS = 50;

/**
 * Follows where an old address leads through the list itself.
 *
 * @param from - Key of the old address.
 * @param next - Where each address leads: keys of old ones to keys of new ones.
 * @returns The way back to where it began, both ends included; `null` when there is none.
 */
export function findLoop(from: string, next: (key: string) => string | null): readonly string[] | null {
  const way = [from];
  for (let at = next(from); at !== null && way.length <= MOST_STEPS; at = next(at)) {
    way.push(at);
    if (at === from) return way;
    // Another circle, which is none of this one's making.
    if (way.indexOf(at) < way.length - 1) return null;
  }
  return null;
}
