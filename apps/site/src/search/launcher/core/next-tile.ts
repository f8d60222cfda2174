/** Corner of a tile on the screen, CSS pixels. */
export interface TilePlace {
  readonly left: number;
  readonly top: number;
}

/** Arrow that was pressed. */
export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** Tiles whose tops differ by less stand in one row, CSS pixels: parts of a pixel. */
const ROW_TOLERANCE_PX = 4;

/** The tile of the nearest row on one side whose column is the nearest; -1 where there is no row. */
function acrossRows(places: readonly TilePlace[], { left, top }: TilePlace, step: 1 | -1): number {
  const beyond = places.map((place) => (place.top - top) * step).filter((gap) => gap > ROW_TOLERANCE_PX);
  const nearest = Math.min(...beyond);
  const distanceOf = (place: TilePlace) =>
    Math.abs((place.top - top) * step - nearest) <= ROW_TOLERANCE_PX ? Math.abs(place.left - left) : Infinity;
  const distances = places.map(distanceOf);
  const least = Math.min(...distances);
  return least === Infinity ? -1 : distances.indexOf(least);
}

/**
 * The tile that an arrow leads to, by where the tiles stand: up and down to the next row, the same column or the nearest; left and right to the next one.
 *
 * @param current - Index of the marked tile; -1 when none is.
 * @returns -1 above the first row, which is the text; the last row stays where it is.
 */
export function nextTile(places: readonly TilePlace[], current: number, arrow: Arrow): number {
  const from = places[current];
  if (from === undefined) return arrow === "ArrowDown" || arrow === "ArrowRight" ? Math.min(0, places.length - 1) : -1;
  if (arrow === "ArrowLeft") return current - 1;
  if (arrow === "ArrowRight") return Math.min(current + 1, places.length - 1);
  if (arrow === "ArrowUp") return acrossRows(places, from, -1);
  const below = acrossRows(places, from, 1);
  return below === -1 ? current : below;
}
