import { z } from "zod";
import type { VideoOpenerConfig } from "./config.ts";

/** Brightness that a picture reaches behind a title, by thirds: relative luminance, 0 to 1. */
export const Luminance = z.object({
  top: z.number().min(0).max(1),
  middle: z.number().min(0).max(1),
  bottom: z.number().min(0).max(1),
});
export type Luminance = z.infer<typeof Luminance>;

/** Contrast that a text must reach, and a margin over it: opacities are rounded. @see https://www.w3.org/TR/WCAG22/#contrast-minimum */
const LEAST_CONTRAST = 4.5;
const MARGIN = 1.02;

/** Terms of the contrast ratio of white text to the background behind it. */
const WHITE = 1.05;
const FLARE = 0.05;

const asLight = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

const asShare = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Contrast of white text on a grey of a luminance, under black of an opacity. */
export function contrastUnder(luminance: number, opacity: number): number {
  return WHITE / (asLight(asShare(luminance) * (1 - opacity)) + FLARE);
}

/** The thirds that a text in a place may cover: its own and, where it is long, the next. */
const COVERED = { top: ["top", "middle"], middle: ["top", "middle", "bottom"], bottom: ["middle", "bottom"] } as const;

/**
 * Opacity of the black behind a white title that makes it readable on what the video shows there.
 *
 * @returns 0 to 1, in hundredths, upwards; 0 where nothing is needed.
 */
export function scrimOpacity(luminance: Luminance, position: VideoOpenerConfig["position"]): number {
  const brightest = Math.max(...COVERED[position].map((band) => luminance[band]));
  const shown = asShare(brightest);
  const most = asShare(WHITE / (LEAST_CONTRAST * MARGIN) - FLARE);
  return shown <= most ? 0 : Math.ceil(100 * (1 - most / shown)) / 100;
}
