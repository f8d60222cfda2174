/** A page of news by its measures, CSS pixels. */
export interface PageLayout {
  /** Widest running text. */
  readonly textPx: number;
  /** Widest piece that goes beyond the text, on both sides alike. */
  readonly widePx: number;
  /** Room at each side of a narrow screen. */
  readonly narrowMarginPx: number;
  /** Room at each side from `breakpointPx` on. */
  readonly wideMarginPx: number;
  /** Narrowest screen with the wide margin. */
  readonly breakpointPx: number;
}

/** Kind of width that a piece may have. */
export type PieceWidth = "text" | "wide" | "full";

/** Each in its order, as people and CSS call it. */
export const PIECE_WIDTHS: readonly { readonly id: PieceWidth; readonly name: string; readonly css: string }[] = [
  { id: "text", name: "Texto", css: "texto" },
  { id: "wide", name: "Ancho", css: "ancho" },
  { id: "full", name: "Sangre", css: "sangre" },
];

/** Room at each side of a screen, CSS pixels. */
export function marginAt({ narrowMarginPx, wideMarginPx, breakpointPx }: PageLayout, viewportPx: number): number {
  return viewportPx < breakpointPx ? narrowMarginPx : wideMarginPx;
}

/**
 * Returns the width of a piece on a screen.
 *
 * @param viewportPx - Width of the screen, CSS pixels, without its scroll bar.
 * @returns CSS pixels, whole; never less than nothing.
 */
export function widthAt(layout: PageLayout, piece: PieceWidth, viewportPx: number): number {
  if (piece === "full") return viewportPx;
  const most = piece === "text" ? layout.textPx : layout.widePx;
  return Math.max(0, Math.min(most, viewportPx - 2 * marginAt(layout, viewportPx)));
}
