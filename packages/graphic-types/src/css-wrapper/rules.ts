import type { FieldProblem } from "@nv/contracts/schemas";
import type { CssWrapperConfig } from "./config.ts";

/** A box that leaves its column is not narrower than it. */
export function cssWrapperRules({ breakout, maxWidthPx, columnWidthPx }: CssWrapperConfig): readonly FieldProblem[] {
  return breakout === "wide" && maxWidthPx < columnWidthPx
    ? [{ field: "maxWidthPx", message: "Es menor que la columna del artículo" }]
    : [];
}
