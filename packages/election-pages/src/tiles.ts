/** Place of a constituency on the grid, from the upper left. */
export interface Tile {
  readonly code: string;
  readonly column: number;
  readonly row: number;
}

/** Provinces and autonomous cities of Spain by their code of the INE, roughly where they are: none hides behind a bigger one. */
const SPAIN: readonly string[] = [
  "15 27 33 39 48 20 .. .. .. ..",
  "36 32 24 34 09 01 31 22 25 17",
  ".. .. 49 47 42 26 50 43 08 ..",
  ".. .. 37 05 40 19 44 12 .. ..",
  ".. .. 10 45 28 16 46 .. .. 07",
  ".. .. 06 14 13 02 03 .. .. ..",
  ".. 21 41 23 18 30 .. .. .. ..",
  ".. .. 11 29 04 .. .. .. .. ..",
  "38 35 .. 51 52 .. .. .. .. ..",
];

const PROVINCES: readonly Tile[] = SPAIN.flatMap((line, row) =>
  line.split(" ").flatMap((code, column) => (code === ".." ? [] : [{ code, column, row }])),
);

/** Ratio of columns to rows of a grid of anything else. */
const WIDE = 1.4;

/**
 * Returns where each constituency stands: those of Spain roughly where they are, those of any other territory in lines, in their order.
 *
 * @param codes - Each once.
 */
export function tilesOf(codes: readonly string[]): readonly Tile[] {
  const wanted = new Set(codes);
  const known = PROVINCES.filter(({ code }) => wanted.has(code));
  if (known.length === codes.length) return fromTheCorner(known);
  const columns = Math.max(1, Math.ceil(Math.sqrt(codes.length * WIDE)));
  return codes.map((code, at) => ({ code, column: at % columns, row: Math.floor(at / columns) }));
}

/** Moves tiles to the upper left: a part of Spain takes no more room than it has. */
function fromTheCorner(tiles: readonly Tile[]): readonly Tile[] {
  const left = Math.min(...tiles.map(({ column }) => column));
  const top = Math.min(...tiles.map(({ row }) => row));
  return tiles.map(({ code, column, row }) => ({ code, column: column - left, row: row - top }));
}
