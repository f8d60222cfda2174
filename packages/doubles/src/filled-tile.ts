/** A field of a protocol buffer whose content has bytes: all of them here are short enough for one byte of length. */
const field = (number: number, bytes: readonly number[]) => [(number << 3) | 2, bytes.length, ...bytes];

/**
 * A vector tile whose one layer covers it whole.
 *
 * @param layer - Its name, in ASCII.
 * @see https://github.com/mapbox/vector-tile-spec/tree/master/2.1
 */
export function filledTile(layer: string): Buffer {
  const [across, back] = [
    [0x80, 0x40],
    [0xff, 0x3f],
  ];
  // Move to a corner, three lines, close; each step is twice itself, and odd where it goes back.
  const square = [9, 0, 0, 26, ...across, 0, 0, ...across, ...back, 0, 15];
  const feature = [0x18, 3, ...field(4, square)];
  const named = field(1, [...Buffer.from(layer)]);
  const extent = [0x28, 0x80, 0x20];
  return Buffer.from(field(3, [0x78, 2, ...named, ...field(2, feature), ...extent]));
}
