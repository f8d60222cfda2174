import { escapeHtml } from "@nv/embeds";
import { type ResolvedFile, type SeenPart, seenParts } from "@nv/piece-parts";

/** The frames of a video that a recipe made, in their order. */
export const framesOf = (file: Pick<ResolvedFile, "parts">): readonly SeenPart[] =>
  seenParts(file).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Writes one frame as a picture that keeps its place. */
export function frameHtml(part: SeenPart | undefined, alt: string, { isLate }: { readonly isLate: boolean }): string {
  if (part === undefined) return "";
  const { src, widthPx, heightPx } = part;
  const when = isLate ? 'loading="lazy" decoding="async"' : 'fetchpriority="high"';
  return `<img src="${escapeHtml(src)}" width="${widthPx}" height="${heightPx}" alt="${escapeHtml(alt)}" ${when}>`;
}
