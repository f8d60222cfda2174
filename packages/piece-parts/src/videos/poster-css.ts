import { plainParts, type SeenPart, seenParts } from "../pictures/picture-html.ts";
import type { ResolvedFile } from "../references/resolved.ts";
import { UPRIGHT_BELOW_PX } from "./video-html.ts";

/** Width of a poster for phones and for wider frames, pixels: sharp enough for a picture that soon moves. */
const SMALL_PX = 960;
const LARGE_PX = 1280;

/** Address inside a style sheet. */
const cssUrl = (src: string) => `url("${src.replaceAll(/["\\\n<]/g, encodeURIComponent)}")`;

const widthNear = (parts: readonly SeenPart[], widthPx: number) =>
  parts.find((part) => part.widthPx >= widthPx) ?? parts.at(-1);

/** The moment before a video begins, as the ground of what plays it, in the smallest format that the browser shows. */
function groundOf(poster: ResolvedFile, widthPx: number): string {
  const plain = widthNear(plainParts(poster), widthPx);
  const small = widthNear(seenParts(poster, "image/avif"), widthPx);
  if (plain === undefined) return "";
  const background = `background:#000 ${cssUrl(plain.src)} center/cover`;
  if (small === undefined) return background;
  const set = `image-set(${cssUrl(small.src)} type("image/avif"),${cssUrl(plain.src)} type("${plain.mediaType}"))`;
  return `${background};background-image:${set}`;
}

const shapeOf = (poster: ResolvedFile) => {
  const largest = plainParts(poster).at(-1);
  return largest === undefined ? "" : `aspect-ratio:${largest.widthPx}/${largest.heightPx};`;
};

const rule = (selector: string, poster: ResolvedFile, widthPx: number) =>
  `${selector}{${shapeOf(poster)}${groundOf(poster, widthPx)}}`;

/**
 * The style rules of what plays a video: its place is kept from the first moment, and its ground is the poster. No attribute of
 * `<video>` tells one poster from another by the width of the frame; a style sheet does, and loads one. Paper has it too, which leaves out other grounds.
 *
 * @param selector - What plays it.
 */
export function posterRules(selector: string, lying: ResolvedFile, upright: ResolvedFile | null): string {
  const narrow = upright ?? lying;
  return (
    `@media(max-width:${UPRIGHT_BELOW_PX - 1}px){${rule(selector, narrow, upright === null ? SMALL_PX : SMALL_PX * (9 / 16))}}` +
    `@media(min-width:${UPRIGHT_BELOW_PX}px){${rule(selector, lying, LARGE_PX)}}` +
    `@media print{${selector}{print-color-adjust:exact}}`
  );
}
