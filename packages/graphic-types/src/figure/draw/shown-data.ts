import type { FigureData } from "../figure-parts.ts";
import { figureKindNamed } from "../kinds/listed-kinds.ts";

/** The table that a figure shows: sums, where it is of sums. */
export const shownData = ({ kind, data }: { readonly kind: string; readonly data: FigureData }): FigureData =>
  figureKindNamed(kind).shown(data);
