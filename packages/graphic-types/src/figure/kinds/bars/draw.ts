import { widestPx } from "../../../core/estimated-text.ts";
import { drawOverNames } from "../../draw/draw-over-names.ts";
import { drawOverX } from "../../draw/draw-over-x.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { groupsOf } from "../../draw/groups.ts";
import type { Sheet } from "../../draw/sheet.ts";
import type { FigureData } from "../../figure-parts.ts";

/** Share of a drawing that names below columns have: the axis takes the rest. */
const NAMES_SHARE = 0.85;

/** Whether every name has room below its column. */
function namesFit({ rows }: FigureData, { widthPx, textPx }: Sheet): boolean {
  const names = rows.map(({ x }) => x);
  return names.length * (widestPx(names, textPx) + textPx) <= widthPx * NAMES_SHARE;
}

/** Bars beside their names, or columns over an axis. */
export function drawBars(data: FigureData, input: DrawInput, { way }: { readonly way: "rows" | "columns" }): Drawing {
  const isUpright = way === "columns" && groupsOf(data).length === 0 && namesFit(data, input.sheet);
  return data.x.kind === "text" && !isUpright ? drawOverNames("bars", data, input) : drawOverX("columns", data, input);
}
