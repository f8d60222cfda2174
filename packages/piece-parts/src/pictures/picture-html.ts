import { escapeHtml } from "@nv/embeds";
import { z } from "zod";
import type { ResolvedFile, ResolvedPart } from "../references/resolved.ts";
import type { Shape } from "../reserved-heights.ts";

/** A part of a rendition that can be seen. */
export interface SeenPart extends ResolvedPart {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** File of a picture, and the frame's widths at which it is shown. */
export interface ShownPicture {
  readonly file: ResolvedFile;
  /** From this width of the frame on, CSS pixels; 0 for the narrowest. */
  readonly minWidthPx: number;
}

/** Smallest first, so that a browser that counts finds the one that it needs. */
export function seenParts({ parts }: Pick<ResolvedFile, "parts">, mediaType?: string): readonly SeenPart[] {
  const wanted = parts.filter((part) => mediaType === undefined || part.mediaType === mediaType);
  return wanted
    .flatMap((part) =>
      part.widthPx === null || part.heightPx === null
        ? []
        : [{ ...part, widthPx: part.widthPx, heightPx: part.heightPx }],
    )
    .toSorted((a, b) => a.widthPx - b.widthPx);
}

/** The sizes of a picture as most browsers load it, the smallest first: as AVIF, and a drawing as it is. */
export function loadedParts(file: Pick<ResolvedFile, "parts">): readonly SeenPart[] {
  const parts = seenParts(file, "image/avif");
  return parts.length === 0 ? seenParts(file) : parts;
}

/** Returns the shape of something of these sizes from a width of the frame on; none where nothing can be seen. */
export function shapesOf(minWidthPx: number, parts: readonly SeenPart[]): readonly Shape[] {
  const largest = parts.at(-1);
  return largest === undefined ? [] : [{ minWidthPx, heightRatio: largest.heightPx / largest.widthPx }];
}

/** Formats that not every browser shows, the smallest first; what is none of them is shown by all. */
const NEW_FORMATS = ["image/avif", "image/webp"] as const;

/** Lists the parts of a file that every browser shows. */
export const plainParts = (file: Pick<ResolvedFile, "parts">): readonly SeenPart[] =>
  seenParts(file).filter(({ mediaType }) => !NEW_FORMATS.some((format) => format === mediaType));

const srcset = (parts: readonly SeenPart[]) =>
  parts.map(({ src, widthPx }) => `${escapeHtml(src)} ${widthPx}w`).join(", ");

const sizeOf = ({ widthPx, heightPx }: SeenPart) => ` width="${widthPx}" height="${heightPx}"`;

const mediaOf = (minWidthPx: number) => (minWidthPx === 0 ? "" : ` media="(min-width: ${minWidthPx}px)"`);

function sourceOf(parts: readonly SeenPart[], minWidthPx: number, sizes: string): string {
  const largest = parts.at(-1);
  if (largest === undefined) return "";
  const type = `type="${escapeHtml(largest.mediaType)}"`;
  return `<source${mediaOf(minWidthPx)} ${type} srcset="${srcset(parts)}" sizes="${sizes}"${sizeOf(largest)}>`;
}

/** Options of how a picture is loaded. */
interface PictureLoading {
  /** Whether it can be loaded when it comes near; the largest thing of a page cannot. */
  readonly isLate?: boolean;
  /** Width at which it is shown, as `sizes` of HTML; as wide as the frame when left out. */
  readonly sizes?: string;
}

/**
 * Writes a picture as wide as the frame: each browser gets the format and the width that it needs, and the place is kept from the
 * first moment.
 *
 * @param shown - One picture for each range of widths, in any order; one of them from 0.
 * @param alt - What is seen, for who does not see it; empty for what is only for the eye.
 * @throws {Error} When there is no picture that every browser shows.
 */
export function pictureHtml(
  shown: readonly ShownPicture[],
  alt: string,
  { isLate = false, sizes = "100vw" }: PictureLoading = {},
): string {
  const widestFirst = shown.toSorted((a, b) => b.minWidthPx - a.minWidthPx);
  const fallback = plainParts(widestFirst.at(-1)?.file ?? { parts: [] });
  const largest = fallback.at(-1);
  if (largest === undefined) throw new Error("A picture was made into nothing that every browser shows.");
  const sources = widestFirst.flatMap(({ file, minWidthPx }) => [
    ...NEW_FORMATS.map((format) => sourceOf(seenParts(file, format), minWidthPx, sizes)),
    ...(minWidthPx === 0 ? [] : [sourceOf(plainParts(file), minWidthPx, sizes)]),
  ]);
  return (
    `<picture>${sources.join("")}<img src="${escapeHtml(largest.src)}" srcset="${srcset(fallback)}" sizes="${sizes}"` +
    `${sizeOf(largest)} alt="${escapeHtml(alt)}" ${isLate ? 'loading="lazy" decoding="async"' : 'fetchpriority="high"'}></picture>`
  );
}

/** Writes what is seen at a step of a story for who sees it stand still. @param html - A picture. @param caption - Under it; empty for none. */
export function fallbackHtml(html: string, caption = ""): string {
  const below = caption === "" ? "" : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure class="nv-still">${html}${below}</figure>`;
}

const Coloured = z.object({ placeholder: z.string().regex(/^#[0-9a-f]{6}$/i) });

/** The colour that stands for a picture until it is there; `null` when nothing tells it, or what is behind would shine through. */
export function colourOf({ data, facts }: Pick<ResolvedFile, "data" | "facts">): string | null {
  if (facts.kind === "picture" && facts.hasAlpha) return null;
  return Coloured.safeParse(data).data?.placeholder ?? null;
}

/** The style rules that give each picture its colour until it is there. @param selector - What shows the picture. */
export function colourRules(shown: readonly ShownPicture[], selector: string): string {
  return shown
    .toSorted((a, b) => a.minWidthPx - b.minWidthPx)
    .map(({ file, minWidthPx }) => {
      const colour = colourOf(file) ?? (minWidthPx === 0 ? null : "transparent");
      const rule = colour === null ? "" : `${selector}{background:${colour}}`;
      return minWidthPx === 0 || rule === "" ? rule : `@media(min-width:${minWidthPx}px){${rule}}`;
    })
    .join("");
}
