import type { Focus } from "@nv/piece-parts";

/** How a picture takes its place: all of the place, or all of the picture. */
export const FITS = ["cover", "contain"] as const;
export type Fit = (typeof FITS)[number];

/** Pixels. */
export interface SizePx {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Where a picture is drawn in its place, pixels of the place; what is outside it is not seen. */
export interface FitBox extends SizePx {
  readonly leftPx: number;
  readonly topPx: number;
}

/** Where a picture goes in its place, as `object-fit` and `object-position` put it. @param focus - What stays in sight, in shares. */
export function fitBox(picture: SizePx, place: SizePx, fit: Fit, focus: Focus): FitBox {
  const [across, down] = [place.widthPx / picture.widthPx, place.heightPx / picture.heightPx];
  const scale = fit === "cover" ? Math.max(across, down) : Math.min(across, down);
  const [widthPx, heightPx] = [picture.widthPx * scale, picture.heightPx * scale];
  return {
    leftPx: (place.widthPx - widthPx) * focus.x,
    topPx: (place.heightPx - heightPx) * focus.y,
    widthPx,
    heightPx,
  };
}

/** Finest grain of a canvas, pixels for each CSS pixel: nobody sees more of what moves. */
const MOST_GRAIN = 2;

/** Pixels of a canvas in its place. @param place - CSS pixels. @param grain - Pixels of the screen for each of them. */
export function canvasSize({ widthPx, heightPx }: SizePx, grain: number): SizePx {
  const most = Math.min(MOST_GRAIN, Math.max(1, grain));
  return { widthPx: Math.round(widthPx * most), heightPx: Math.round(heightPx * most) };
}
