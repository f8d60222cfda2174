import { PUBLISHED_PATH } from "@nv/contracts";
import type { OEmbed, PublishedPointer } from "@nv/contracts/schemas";
import {
  askedHtml,
  type Embeddable,
  publicUrlOf,
  reservedHeight,
  SHARED_PICTURE_PX,
  UNMEASURED_HEIGHT_PX,
} from "@nv/embeds";
import { publishedTarget } from "./core/published-path.ts";

/** Width of an article's column, for whoever does not name one. CSS pixels. */
const COLUMN_WIDTH_PX = 640;

/** Name of the publisher, for other sites that show what is published here. */
export const PROVIDER_NAME = "Narrativas Visuales";

/** As long as caches keep a pointer, seconds. */
const CACHE_AGE_S = 60;

/** Dependencies of oEmbed, which describes published graphics. */
export interface OEmbedDeps {
  readonly publicBaseUrl: string;
  readonly pointer: (slug: string) => PublishedPointer | null | Promise<PublishedPointer | null>;
}

/** Query of `/oembed.json`. */
export interface OEmbedQuery {
  readonly url: string;
  /** Widest that the caller can show, CSS pixels. */
  readonly maxWidthPx: number | null;
  /** Highest that the caller can show, CSS pixels; what is higher scrolls in its frame. */
  readonly maxHeightPx: number | null;
}

/**
 * Describes a published graphic as oEmbed does.
 *
 * @returns `null` when the address is none of ours, or nothing is published there.
 * @see https://oembed.com
 */
export async function describeForOEmbed(
  deps: OEmbedDeps,
  { url, maxWidthPx, maxHeightPx }: OEmbedQuery,
): Promise<OEmbed | null> {
  const { publicBaseUrl } = deps;
  if (!url.startsWith(`${publicBaseUrl}${PUBLISHED_PATH}/`)) return null;
  const [path = ""] = url.slice(publicBaseUrl.length).split(/[?#]/, 1);
  const target = publishedTarget(path, "g");
  if (target === null || target.kind === "index" || target.kind === "list") return null;
  const pointer = await deps.pointer(target.slug);
  if (pointer === null || pointer.state === "gone") return null;
  const { slug, title, altText, heightsPx, image, shared, theme = "light" } = pointer;
  const imageUrl = image === null ? null : `${publicUrlOf(publicBaseUrl, slug)}${image}`;
  const widthPx = Math.min(COLUMN_WIDTH_PX, maxWidthPx ?? COLUMN_WIDTH_PX);
  const mostPx = maxHeightPx ?? Number.POSITIVE_INFINITY;
  const heightPx = Math.min(mostPx, reservedHeight(heightsPx, widthPx, UNMEASURED_HEIGHT_PX));
  // What its code keeps free is no more either; what is higher is scrolled to.
  const kept = heightsPx.map(([atPx, px]): [number, number] => [atPx, Math.min(mostPx, px)]);
  const room = kept.length > 0 || maxHeightPx === null ? kept : [[widthPx, heightPx] as const];
  const graphic: Embeddable = {
    ...{ publicBaseUrl, slug, title, altText, imageUrl, theme },
    ...{ heightsPx: room, box: null, isInline: false },
  };
  return {
    version: "1.0",
    type: "rich",
    provider_name: PROVIDER_NAME,
    provider_url: publicBaseUrl,
    title,
    html: askedHtml(graphic, { widthPx, heightPx }),
    width: widthPx,
    height: heightPx,
    ...(imageUrl !== null && { thumbnail_url: imageUrl }),
    // The one for networks comes with its size, which is known.
    ...(shared !== undefined && {
      thumbnail_url: `${publicUrlOf(publicBaseUrl, slug)}${shared}`,
      thumbnail_width: SHARED_PICTURE_PX.widthPx,
      thumbnail_height: SHARED_PICTURE_PX.heightPx,
    }),
    cache_age: CACHE_AGE_S,
  };
}
