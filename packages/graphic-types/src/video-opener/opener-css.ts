import { cropAround, type Focus, UPRIGHT_BELOW_PX } from "@nv/piece-parts";
import type { VideoOpenerConfig } from "./config.ts";

/** Shape of an opener on a phone when only a lying video is there: what is lost at its sides is still half of it. */
const CROPPED_SHAPE = { width: 4, height: 5 } as const;

/** The same as a proportion, width to height. */
export const CROPPED_RATIO = CROPPED_SHAPE.width / CROPPED_SHAPE.height;

interface OpenerStyle {
  readonly position: VideoOpenerConfig["position"];
  /** Of the black behind the title, 0 to 1, on a phone and on wider frames. */
  readonly narrowOpacity: number;
  readonly wideOpacity: number;
  readonly hasUpright: boolean;
  /** CSS position at which the video is cropped on a phone; empty for its middle. */
  readonly cutAt: string;
}

const ALIGNED = { top: "start", middle: "center", bottom: "end" } as const;

/** The black fades where no text is. */
const FADES = {
  top: "linear-gradient(to bottom,var(--nv-scrim) calc(100% - 4rem),transparent)",
  middle: "linear-gradient(transparent,var(--nv-scrim) 4rem calc(100% - 4rem),transparent)",
  bottom: "linear-gradient(to top,var(--nv-scrim) calc(100% - 4rem),transparent)",
} as const;

const PADDINGS = { top: "24px 20px 5rem", middle: "5rem 20px", bottom: "5rem 20px 24px" } as const;

/**
 * Returns the CSS position at which a landscape video is cropped on a phone so that a point of it stays in sight; empty for its middle,
 * where CSS crops it by itself.
 */
export function cutAround(size: { readonly widthPx: number; readonly heightPx: number }, focus: Focus): string {
  const { leftPx, widthPx } = cropAround(size, CROPPED_RATIO, focus);
  const hiddenPx = size.widthPx - widthPx;
  const share = hiddenPx > 0 ? leftPx / hiddenPx : 0.5;
  return Math.abs(share - 0.5) < 0.005 ? "" : `${Math.round(share * 100)}% 50%`;
}

/** The style rules of an opener: its place is kept by its shape, and nothing in it moves when the video comes. */
export function openerRulesCss({ position, narrowOpacity, wideOpacity, hasUpright, cutAt }: OpenerStyle): string {
  const corner = position === "top" ? "auto 16px 16px auto" : "16px 16px auto auto";
  return [
    `.nv-opener{--nv-scrim:rgb(0 0 0/${wideOpacity});position:relative;display:grid;aspect-ratio:16/9;overflow:clip;color:#fff;background:#000}`,
    `@media(max-width:${UPRIGHT_BELOW_PX - 1}px){.nv-opener{--nv-scrim:rgb(0 0 0/${narrowOpacity});aspect-ratio:${hasUpright ? "9/16" : `${CROPPED_SHAPE.width}/${CROPPED_SHAPE.height}`}}${cutAt === "" ? "" : `.nv-opener img,.nv-opener video{object-position:${cutAt}}`}}`,
    ".nv-opener img,.nv-opener video{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}",
    ".nv-opener video{opacity:0}.nv-opener video[data-plays]{opacity:1}",
    `.nv-opener__text{position:relative;align-self:${ALIGNED[position]};padding:${PADDINGS[position]};background:${FADES[position]};text-wrap:balance}`,
    ".nv-opener__text p{margin:0}.nv-opener__text h1{margin:4px 0 8px;max-width:20em;font-size:clamp(28px,6vw,72px);line-height:1.05}",
    `.nv-opener button{position:absolute;inset:${corner};min-height:44px;min-width:10em;padding:0 16px;border:1px solid #fff;border-radius:4px;color:#fff;background:rgb(0 0 0/.75);font:inherit;cursor:pointer}`,
    ".nv-opener button:focus-visible{outline:3px solid #fff;outline-offset:2px;box-shadow:0 0 0 8px #000}",
  ].join("");
}
