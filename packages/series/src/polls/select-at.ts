/** The figure in the middle of three. */
const middleOf = (a: number, b: number, c: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/**
 * The figure that would be at a place if all were in order, from the least up, at the price of reading them some three times (Hoare's
 * selection). They are left with the lesser ones before it and the greater ones behind.
 *
 * @param figures - Finite; their order changes.
 * @param place - From 0, below their count.
 * @param from - Of a figure that is in its place already, as a selection before left it; those before it are not looked at.
 */
export function selectAt(figures: Float64Array, place: number, from = 0): number {
  let [left, right] = [from, figures.length - 1];
  const at = (index: number) => figures[index] ?? 0;
  while (left < right) {
    const pivot = middleOf(at(left), at((left + right) >> 1), at(right));
    let [low, high] = [left, right];
    while (low <= high) {
      while (at(low) < pivot) low += 1;
      while (at(high) > pivot) high -= 1;
      if (low > high) break;
      const swapped = at(low);
      figures[low] = at(high);
      figures[high] = swapped;
      low += 1;
      high -= 1;
    }
    if (place <= high) right = high;
    else if (place >= low) left = low;
    else break;
  }
  return at(place);
}
