import type { Artboards } from "./artboards.ts";

/** The drawings that a folder holds, with what was written for those of the same name; the same list when nothing changes. */
export function artboardsOf(
  drawings: readonly { readonly name: string; readonly minWidthPx: number }[],
  known: Artboards,
): Artboards {
  const altTextOf = (name: string) => known.find((board) => board.name === name)?.altText ?? "";
  const found = drawings.map(({ name, minWidthPx }) => ({ name, minWidthPx, altText: altTextOf(name) }));
  return JSON.stringify(found) === JSON.stringify(known) ? known : found;
}
