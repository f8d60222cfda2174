import Flatbush from "flatbush";
import type { FlatBox } from "../areas/flat-area.ts";

/** Finds the boxes that have anything in common with one, by their places in the list. */
export type FindBoxes = (box: FlatBox) => readonly number[];

/** Makes boxes ready to be asked which of them are somewhere: what is inside of them may be kept elsewhere. */
export function createBoxIndex(boxes: readonly FlatBox[]): FindBoxes {
  if (boxes.length === 0) return () => [];
  const index = new Flatbush(boxes.length);
  for (const { west, south, east, north } of boxes) index.add(west, south, east, north);
  index.finish();
  return ({ west, south, east, north }) => index.search(west, south, east, north);
}
