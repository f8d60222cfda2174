import type { EmbedFlavour } from "@nv/contracts";
import { EMBED_HOST_PATH, EMBED_STORY_PATH, OEMBED_PATH, PUBLISHED_PATH } from "@nv/contracts";
import type { Theme } from "./core/color-scheme.ts";
import { type HeightsPx, heightRule, reservedHeight, writeHeights } from "./core/heights.ts";
import { escapeHtml } from "./core/html.ts";
import { UNMEASURED_HEIGHT_PX } from "./core/render-page.ts";

/** Graphic from which embed codes are made. */
export interface Embeddable {
  /** Address where readers fetch what is published, without a final slash. */
  readonly publicBaseUrl: string;
  readonly slug: string;
  readonly title: string;
  readonly altText: string;
  readonly heightsPx: HeightsPx;
  /** Address of a static picture; `null` without one. */
  readonly imageUrl: string | null;
  /** Wrapper put around it in the article; `null` for nothing. */
  readonly box: EmbedWrapper | null;
  /** Theme in which it is shown in the article, where its box says none. */
  readonly theme: Theme;
  /** Whether it stands in the article itself, since it moves with the scroll; in a frame it is a cover that leads to it. */
  readonly isInline: boolean;
}

/** Wrapper that the codes of a graphic put around it, where a frame alone cannot do what the graphic is for. */
export interface EmbedWrapper {
  readonly className: string;
  /** Style sheet of the class. */
  readonly css: string;
  /** Text under the graphic; empty for none. */
  readonly caption: string;
  /** Theme in which the graphic in it is shown. */
  readonly theme: Theme;
}

/** Width for which room is kept before the host script knows better: an article's column, CSS pixels. */
const COLUMN_WIDTH_PX = 640;

/** Widest phone held upright, CSS pixels. */
const PHONE_WIDTH_PX = 430;

/** Address of a published graphic. */
export function publicUrlOf(publicBaseUrl: string, slug: string): string {
  return `${publicBaseUrl}${PUBLISHED_PATH}/${slug}/`;
}

/** An attribute; nothing for an empty value. */
const attribute = (name: string, value: string) => (value === "" ? "" : ` ${name}="${escapeHtml(value)}"`);

/** The theme as an attribute says it: empty for light, which is what a frame is by itself. */
function themeOf({ box, theme }: Embeddable): string {
  const asked = box?.theme ?? theme;
  return asked === "light" ? "" : asked;
}

/** Narrowest column that a graphic is put in, CSS pixels: what its box takes where the article gives boxes no width of their own. */
const LEAST_COLUMN_PX = 240;

/** The measured height for a column that is wider than the usual one, where it is more; `null` where it is not. */
function growingTo({ heightsPx }: Embeddable): readonly [widthPx: number, heightPx: number] | null {
  const columnPx = reservedHeight(heightsPx, COLUMN_WIDTH_PX, UNMEASURED_HEIGHT_PX);
  const wider = heightsPx.find(([widthPx]) => widthPx > COLUMN_WIDTH_PX);
  return wider !== undefined && wider[1] > columnPx ? wider : null;
}

/**
 * Whether a box around it tells its styles how wide its column is: for what is the higher the wider it is, like a picture. A box of the
 * graphic's own has styles that know of no other.
 */
const isInContainer = (graphic: Embeddable) => graphic.box === null && growingTo(graphic) !== null;

/** Declarations that keep its room until the host script knows the width of its place. */
function roomOf(graphic: Embeddable): string {
  const { heightsPx } = graphic;
  const columnPx = reservedHeight(heightsPx, COLUMN_WIDTH_PX, UNMEASURED_HEIGHT_PX);
  const wider = growingTo(graphic);
  if (wider === null) return `min-height:${columnPx}px`;
  const phonePx = Math.min(columnPx, reservedHeight(heightsPx, PHONE_WIDTH_PX));
  // Browsers that know no containers keep about as much.
  const about = `aspect-ratio:${wider.join("/")};min-height:${phonePx}px`;
  return isInContainer(graphic) ? `${about};min-height:${heightRule(heightsPx)}` : about;
}

/** A graphic in what tells its styles how wide its column is. */
const contained = (graphic: Embeddable, html: string) =>
  isInContainer(graphic)
    ? `<div style="container-type:inline-size;min-width:${LEAST_COLUMN_PX}px">${html}</div>`
    : html;

function frame(graphic: Embeddable): string {
  const { publicBaseUrl, slug, title, heightsPx } = graphic;
  const told = attribute("data-nv-heights", writeHeights(heightsPx)) + attribute("data-nv-theme", themeOf(graphic));
  return (
    `<iframe data-nv="${slug}"${told} src="${publicUrlOf(publicBaseUrl, slug)}" title="${escapeHtml(title)}" ` +
    `loading="lazy" allowfullscreen style="display:block;width:100%;${roomOf(graphic)};border:0;color-scheme:light"></iframe>`
  );
}

function element(graphic: Embeddable): string {
  const { slug, title, heightsPx } = graphic;
  const told = attribute("heights", writeHeights(heightsPx)) + attribute("theme", themeOf(graphic));
  // Said, because a proportion would make it wider than its column.
  return (
    `<nv-grafico id="${slug}"${told} title="${escapeHtml(title)}" ` +
    `style="display:block;width:100%;${roomOf(graphic)}"></nv-grafico>`
  );
}

/** Writes the code of a story in the article itself: its script keeps the window's height until it comes, and without one it is a link. */
function inlined({ publicBaseUrl, slug, title }: Embeddable): string {
  const link = `<a href="${publicUrlOf(publicBaseUrl, slug)}">${escapeHtml(title)}</a>`;
  return (
    `<nv-grafico inline id="${slug}" title="${escapeHtml(title)}" style="display:block">${link}</nv-grafico>` +
    `<script src="${publicBaseUrl}${EMBED_STORY_PATH}" async></script>`
  );
}

/** A graphic in its box, with the styles of the box. */
function boxed({ box }: Embeddable, html: string): string {
  if (box === null) return html;
  const caption = box.caption === "" ? "" : `<figcaption>${escapeHtml(box.caption)}</figcaption>`;
  return `<style>\n${box.css}</style><figure class="${box.className}">${html}${caption}</figure>`;
}

function picture({ publicBaseUrl, slug, altText }: Embeddable, imageUrl: string): string {
  const image = `<img src="${escapeHtml(imageUrl)}" alt="${escapeHtml(altText)}" style="width:100%;height:auto">`;
  return `<noscript><a href="${publicUrlOf(publicBaseUrl, slug)}">${image}</a></noscript>`;
}

/** Writes what is there without scripts: the picture, or a link to the graphic. */
function fallback(graphic: Embeddable): string {
  const { publicBaseUrl, slug, title, imageUrl } = graphic;
  if (imageUrl !== null) return picture(graphic, imageUrl);
  return `<noscript><a href="${publicUrlOf(publicBaseUrl, slug)}">${escapeHtml(title)}</a></noscript>`;
}

/** Height that an attribute keeps, where nobody reads styles: that of an article's column, CSS pixels. */
const attributeHeightPx = ({ heightsPx }: Pick<Embeddable, "heightsPx">) =>
  reservedHeight(heightsPx, COLUMN_WIDTH_PX, UNMEASURED_HEIGHT_PX);

/** A frame that needs no style sheet: systems that filter what people write take styles away first. */
function plainFrame(graphic: Embeddable, told: string): string {
  const { publicBaseUrl, slug, title } = graphic;
  return (
    `<iframe${told} src="${publicUrlOf(publicBaseUrl, slug)}" title="${escapeHtml(title)}" width="100%" ` +
    `height="${attributeHeightPx(graphic)}" frameborder="0" loading="lazy" allowfullscreen></iframe>`
  );
}

/** For Drupal: attributes alone, and a picture that stays when a format of text lets no frame through. */
function drupal(graphic: Embeddable): string {
  const { slug, heightsPx } = graphic;
  const heights = attribute("data-nv-heights", writeHeights(heightsPx));
  const told = ` data-nv="${slug}"${heights}${attribute("data-nv-theme", themeOf(graphic))}`;
  return plainFrame(graphic, told) + scriptOf(graphic) + fallback(graphic);
}

/**
 * For AMP: a frame that asks for its height, which is given once the reader wants it or does not see it.
 *
 * @see https://amp.dev/documentation/components/amp-iframe#iframe-resizing
 */
function amp(graphic: Embeddable): string {
  const { publicBaseUrl, slug, title, altText, imageUrl } = graphic;
  const said = escapeHtml(title);
  const shown =
    imageUrl === null
      ? ""
      : `<amp-img layout="fill" src="${escapeHtml(imageUrl)}" alt="${escapeHtml(altText)}" placeholder></amp-img>`;
  return (
    `<amp-iframe src="${publicUrlOf(publicBaseUrl, slug)}" title="${said}" width="${COLUMN_WIDTH_PX}" height="${attributeHeightPx(graphic)}" ` +
    `layout="responsive" resizable frameborder="0" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox">` +
    `${shown}<div overflow tabindex="0" role="button" aria-label="Ver entero: ${said}">Ver entero</div></amp-iframe>`
  );
}

/** For WordPress: the block that leaves HTML as it is, for who may write any. */
const wordpress = (html: string) => `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`;

/** For WordPress, for who may not: the block that asks by the address, and the shortcode of the same. */
function wordpressEmbed(url: string): string {
  const asked = JSON.stringify({ url, type: "rich", providerNameSlug: "", responsive: false });
  return (
    `<!-- wp:embed ${asked} -->\n<figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">\n${url}\n</div></figure>\n` +
    `<!-- /wp:embed -->\n\n[embed width="${COLUMN_WIDTH_PX}"]${url}[/embed]`
  );
}

const scriptOf = ({ publicBaseUrl }: Embeddable) => `<script src="${publicBaseUrl}${EMBED_HOST_PATH}" async></script>`;

/**
 * Writes the markup for whoever asks by the address: with its size as attributes too, since many take the styles away.
 *
 * @param size - What whoever asks has room for, CSS pixels.
 */
export function askedHtml(
  graphic: Embeddable,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): string {
  const size = ` width="${widthPx}" height="${heightPx}" frameborder="0"`;
  return embedHtml(graphic).replace("<iframe", `<iframe${size}`);
}

/** Markup that goes into a page as it is. */
export function embedHtml(graphic: Embeddable): string {
  return boxed(graphic, contained(graphic, frame(graphic))) + scriptOf(graphic);
}

/**
 * Writes every way to put a published graphic into a page; those that would not do what the graphic is for are left out.
 *
 * @see docs/contracts/publishing.md#embed-codes
 */
export function embedCodes(graphic: Embeddable): Partial<Record<EmbedFlavour, string>> {
  const { publicBaseUrl, slug, imageUrl, box, isInline } = graphic;
  const url = publicUrlOf(publicBaseUrl, slug);
  const html = embedHtml(graphic) + fallback(graphic);
  return {
    iframe: html,
    element: isInline ? inlined(graphic) : boxed(graphic, contained(graphic, element(graphic))) + scriptOf(graphic),
    ans: JSON.stringify(
      {
        type: "raw_html",
        content: isInline ? inlined(graphic) : html,
        additional_properties: { nv: { slug, url, ...(imageUrl !== null && { image: imageUrl }) } },
      },
      null,
      2,
    ),
    wordpress: wordpress(isInline ? inlined(graphic) : html),
    ...(box === null && { wordpressEmbed: wordpressEmbed(url) }),
    ...(box === null && !isInline && { drupal: drupal(graphic), amp: amp(graphic), html: plainFrame(graphic, "") }),
    // Who asks by address gets the frame alone.
    ...(box === null && { oembed: `${publicBaseUrl}${OEMBED_PATH}?url=${encodeURIComponent(url)}` }),
    ...(imageUrl !== null && { fallback: picture(graphic, imageUrl) }),
    link: url,
  };
}
