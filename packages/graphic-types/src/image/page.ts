import { escapeHtml } from "@nv/embeds";
import { colourRules, fileIdIn, pictureHtml, plainParts, type ShownPicture, whose } from "@nv/piece-parts";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { ImageConfig } from "./config.ts";
import { picturesOf } from "./shown-pictures.ts";

/** The largest of what every browser shows of the widest picture, to be looked at from near. */
function largestSrc(shown: readonly ShownPicture[]): string | null {
  const widest = shown.toSorted((a, b) => b.minWidthPx - a.minWidthPx)[0];
  return plainParts(widest?.file ?? { parts: [] }).at(-1)?.src ?? null;
}

const STYLE =
  ".nv-large{display:block;cursor:zoom-in}.nv-large:focus-visible{outline:3px solid #0b62c4;outline-offset:-3px}";

/** Worn by the picture when it fills the screen. */
const ENLARGED_STYLE =
  ".nv-enlarged{position:fixed;inset:0;display:grid;margin:0;padding:0;border:0;width:100%;height:100%;max-width:none;" +
  "max-height:none;overflow:auto;background:#000}.nv-enlarged img{width:100%;height:100%;object-fit:contain;background:none}" +
  ".nv-enlarged button{position:fixed;inset:12px 12px auto auto;min-height:44px;padding:0 16px;border:1px solid #fff;" +
  "border-radius:4px;color:#fff;background:#000;font:inherit}";

function ownPicture(config: ImageConfig, input: PageInput): PageParts {
  const shown = picturesOf(config).map(({ source, recipe, minWidthPx }) => ({
    file: input.file(source, recipe),
    minWidthPx,
  }));
  const picture = pictureHtml(shown, input.altText);
  const contentSrc = largestSrc(shown);
  const large = config.canEnlarge ? contentSrc : null;
  const texts = whose(
    input,
    shown.map(({ file }) => file),
  );
  const colours = colourRules(shown, "main img");
  if (large === null)
    return {
      ...texts,
      contentSrc,
      body: { kind: "html", html: picture, saysAlt: true, head: `<style>${colours}</style>` },
    };
  const link = `<a class="nv-large" href="${escapeHtml(large)}" target="_top">${picture}</a>`;
  const head = `<style>${colours}${STYLE}${ENLARGED_STYLE}</style>`;
  return { ...texts, contentSrc, body: { kind: "html", html: link, saysAlt: true, head, own: { kind: "enlarge" } } };
}

/** A picture with its source and credit: nobody else says them. */
export function imagePage(config: ImageConfig, input: PageInput): PageParts {
  const { sourceLine, credit } = input;
  if (fileIdIn(config.source) !== null) return ownPicture(config, input);
  return { sourceLine, credit, body: { kind: "image", src: config.source } };
}
