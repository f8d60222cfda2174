import { escapeHtml } from "@nv/embeds";
import { type SeenPart, seenParts } from "../pictures/picture-html.ts";
import type { ResolvedFile } from "../references/resolved.ts";

/** Narrower frames than this show the upright version of a video, CSS pixels: a phone held upright. */
export const UPRIGHT_BELOW_PX = 600;

/** Pixels of a video for each CSS pixel from which nobody sees more, moving. */
const PIXELS_PER_PX = 1.3;

/** The sizes of a video, the smallest first. */
export const videoParts = (file: Pick<ResolvedFile, "parts">): readonly SeenPart[] => seenParts(file, "video/mp4");

/** A size, and the widest frame for which it is enough, CSS pixels; `null` for all that are wider. */
export interface SizedPart {
  readonly part: SeenPart;
  readonly upToPx: number | null;
}

/** Which size is enough for which frames, the narrowest frames first. @param belowPx - Nothing is wanted for frames from here on, CSS pixels. */
export function sizedParts(
  parts: readonly SeenPart[],
  belowPx: number = Number.POSITIVE_INFINITY,
): readonly SizedPart[] {
  const sized = parts.map((part) => ({ part, enoughPx: Math.floor(part.widthPx / PIXELS_PER_PX) }));
  const last = sized.findIndex(({ enoughPx }) => enoughPx >= belowPx - 1);
  const needed = last === -1 ? sized : sized.slice(0, last + 1);
  const end = Number.isFinite(belowPx) ? belowPx - 1 : null;
  return needed.map(({ part, enoughPx }, index) => ({ part, upToPx: index === needed.length - 1 ? end : enoughPx }));
}

function sourceOf({ part, upToPx }: SizedPart): string {
  const media = upToPx === null ? "" : ` media="(max-width: ${upToPx}px)"`;
  return `<source src="${escapeHtml(part.src)}" type="${escapeHtml(part.mediaType)}"${media}>`;
}

/** Writes the sources of a video; a browser takes the first that fits. @param upright - The version for phones, if there is one. */
export function videoSources(lying: ResolvedFile, upright: ResolvedFile | null): string {
  const tall = upright === null ? [] : sizedParts(videoParts(upright), UPRIGHT_BELOW_PX);
  return [...tall, ...sizedParts(videoParts(lying))].map(sourceOf).join("");
}
