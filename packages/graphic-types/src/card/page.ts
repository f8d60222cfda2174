import { escapeHtml } from "@nv/embeds";
import type { PageInput, PageParts } from "../page-parts.ts";
import { SAID_FILE, snapshotOf } from "./cited-snapshot.ts";
import type { CardConfig } from "./config.ts";
import { ratioOf } from "./core/ratios.ts";
import { slideCount } from "./draw/draw-card.ts";
import { cardPath, pageRatio } from "./drawn-card.ts";
import { TEXTS_FILE, textsOf } from "./texts-file.ts";

/** Widest that a card is in a page, CSS pixels: as large as it was drawn, for two of the screen's pixels each. */
const WIDEST_PX = 540;

const STYLE = `.nv-card{display:grid;gap:16px;max-width:${WIDEST_PX}px;margin:0 auto;padding:0;list-style:none}.nv-card img{display:block;width:100%;height:auto}`;

/** A card as a page shows it: its first size, each card of a thread below the one before, and what goes out beside it. */
export function cardPage(config: CardConfig, input: PageInput): PageParts {
  const ratio = pageRatio(config);
  const { widthPx, heightPx } = ratioOf(ratio);
  const count = slideCount(config);
  const images = Array.from({ length: count }, (_, slide) => {
    const alt =
      count === 1
        ? input.altText
        : `${slide + 1} de ${count}. ${slide === 0 ? input.altText : (config.slides[slide]?.heading ?? "")}`;
    const src = input.pictureSrc(cardPath(ratio, slide, config.encoding));
    return `<li><img src="${escapeHtml(src)}" width="${widthPx}" height="${heightPx}" alt="${escapeHtml(alt)}">`;
  });
  const files = [
    { path: SAID_FILE, body: JSON.stringify(snapshotOf(config)) },
    { path: TEXTS_FILE, body: textsOf(config, input.altText) },
  ];
  const html = `<ul class="nv-card" role="list">${images.join("")}</ul>`;
  return { body: { kind: "html", html, saysAlt: true, head: `<style>${STYLE}</style>` }, files };
}
