import type { EmbedFlavour } from "@nv/contracts";
import { EMBED_HOST_PATH, OEMBED_PATH, PUBLISHED_PATH } from "@nv/contracts";
import { type HeightsPx, reservedHeight, writeHeights } from "./core/heights.ts";
import { escapeHtml } from "./core/html.ts";
import { UNMEASURED_HEIGHT_PX } from "./core/render-page.ts";

/** What the codes of a graphic are made from. */
export interface Embeddable {
  /** Where readers fetch what is published, without a final slash. */
  readonly publicBaseUrl: string;
  readonly slug: string;
  readonly title: string;
  readonly altText: string;
  readonly heightsPx: HeightsPx;
  /** Address of a static picture; `null` without one. */
  readonly imageUrl: string | null;
}

/** Width for which room is kept before the host script knows better: an article's column, CSS pixels. */
const COLUMN_WIDTH_PX = 640;

/** Address of a published graphic. */
export function publicUrlOf(publicBaseUrl: string, slug: string): string {
  return `${publicBaseUrl}${PUBLISHED_PATH}/${slug}/`;
}

function frame({ publicBaseUrl, slug, title, heightsPx }: Embeddable): string {
  const heightPx = reservedHeight(heightsPx, COLUMN_WIDTH_PX, UNMEASURED_HEIGHT_PX);
  const heights = heightsPx.length === 0 ? "" : ` data-nv-heights="${writeHeights(heightsPx)}"`;
  return (
    `<iframe data-nv="${slug}"${heights} src="${publicUrlOf(publicBaseUrl, slug)}" title="${escapeHtml(title)}" ` +
    `loading="lazy" style="display:block;width:100%;min-height:${heightPx}px;border:0;color-scheme:light"></iframe>`
  );
}

function fallback({ publicBaseUrl, slug, altText, title, imageUrl }: Embeddable): string {
  const link = publicUrlOf(publicBaseUrl, slug);
  if (imageUrl === null) return `<noscript><a href="${link}">${escapeHtml(title)}</a></noscript>`;
  const image = `<img src="${escapeHtml(imageUrl)}" alt="${escapeHtml(altText)}" style="width:100%;height:auto">`;
  return `<noscript><a href="${link}">${image}</a></noscript>`;
}

/** Markup that goes into a page as it is. */
export function embedHtml(graphic: Embeddable): string {
  return `${frame(graphic)}<script src="${graphic.publicBaseUrl}${EMBED_HOST_PATH}" async></script>`;
}

/**
 * Writes every way to put a published graphic into a page.
 *
 * @see docs/contracts/publishing.md#embed-codes
 */
export function embedCodes(graphic: Embeddable): Record<EmbedFlavour, string> {
  const { publicBaseUrl, slug, title, heightsPx } = graphic;
  const url = publicUrlOf(publicBaseUrl, slug);
  const script = `<script src="${publicBaseUrl}${EMBED_HOST_PATH}" async></script>`;
  const heights = heightsPx.length === 0 ? "" : ` heights="${writeHeights(heightsPx)}"`;
  const html = embedHtml(graphic) + fallback(graphic);
  const heightPx = reservedHeight(heightsPx, COLUMN_WIDTH_PX, UNMEASURED_HEIGHT_PX);
  return {
    iframe: html,
    element:
      `<nv-grafico id="${slug}"${heights} title="${escapeHtml(title)}" style="display:block;min-height:${heightPx}px">` +
      `</nv-grafico>${script}`,
    ans: JSON.stringify({ type: "raw_html", content: html, additional_properties: { nv: { slug, url } } }, null, 2),
    oembed: `${publicBaseUrl}${OEMBED_PATH}?url=${encodeURIComponent(url)}`,
    fallback: fallback(graphic),
    link: url,
  };
}
