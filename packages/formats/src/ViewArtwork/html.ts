import { escapeHtml } from "@nv/embeds";
import type { Point } from "../camera/similarity.ts";
import type { Rect } from "../camera/view.ts";
import type { BlockInput, BlockParts } from "../format.ts";
import { levelFor, lowTile, type Pyramid, type Tile, tilesIn } from "./pyramid.ts";
import type { ViewArtworkBlock } from "./settings.ts";
import { TILE_END, TILES, tilesOf } from "./tiles.ts";

/** Longer side of what is seen of a part without movement, pixels: sharp on a phone, not heavy. */
const STILL_PX = 1100;

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** Data of a block for the runtime. */
export interface ViewArtworkData {
  readonly pyramid: Pyramid;
  /** Before and after the name of a tile. */
  readonly base: string;
  readonly end: string;
  /** Part that each step looks at, in shares; `null` for all of it. */
  readonly rects: readonly (Rect | null)[];
  /** Address of the script with which the reader looks around; empty for none. */
  readonly later: string;
}

const percent = (share: number) => `${Math.round(100_000 * share) / 1000}%`;

const whole = (share: number) => Math.round(share);

/** Darkens what is not set off. @param part - Of the picture, which fills the drawing. */
function outlineSvg(outline: readonly Point[], part: Rect, { width, height }: Pyramid): string {
  if (outline.length < 3) return "";
  const corners = outline.map(({ x, y }) => `${whole(x * width)} ${whole(y * height)}`).join("L");
  const edge = `M${whole(part.x)} ${whole(part.y)}h${whole(part.width)}v${whole(part.height)}h${-whole(part.width)}z`;
  const box = [part.x, part.y, part.width, part.height].map(whole).join(" ");
  return (
    `<svg viewBox="${box}" preserveAspectRatio="none" aria-hidden="true"><path fill="#000" fill-opacity=".5" fill-rule="evenodd" d="${edge}M${corners}z"/>` +
    `<path fill="none" stroke="#fff" stroke-width="2" vector-effect="non-scaling-stroke" d="M${corners}z"/></svg>`
  );
}

/** A picture in tiles that is looked at part by part; without movement, a figure a part. */
export function viewArtworkHtml({ settings, steps }: ViewArtworkBlock, input: BlockInput): BlockParts {
  const { file, selector, isFirst, srcOf, built } = input;
  const found = file(settings.image, TILES);
  const { pyramid, base } = tilesOf(found);
  const address = ({ name }: Pick<Tile, "name">) => escapeHtml(`${base}${name}${TILE_END}`);
  const said = steps.map(({ alt }) => alt || found.altText);
  const whose = [found.credit, settings.licence].filter(Boolean).join(". ");

  const parts = steps.map(({ data: { rect } }) => {
    const { x, y, width, height } = rect ?? WHOLE;
    const part = {
      x: x * pyramid.width,
      y: y * pyramid.height,
      width: width * pyramid.width,
      height: height * pyramid.height,
    };
    const level = levelFor(pyramid, STILL_PX / Math.max(part.width, part.height));
    return { part, tiles: tilesIn(pyramid, level, part) };
  });
  const stills = steps.map(({ data: { outline } }, place) => {
    const { part = WHOLE, tiles = [] } = parts[place] ?? {};
    const images = tiles.map((tile) => `<img src="${address(tile)}" alt="" loading="lazy" decoding="async">`).join("");
    const caption = place === steps.length - 1 ? `<figcaption>${escapeHtml(whose)}</figcaption>` : "";
    return (
      `<figure class="nv-still"><div class="nv-part" role="img" aria-label="${escapeHtml(said[place] ?? "")}">` +
      `${images}${outlineSvg(outline, part, pyramid)}</div>${caption}</figure>`
    );
  });
  const css = parts.map(({ part, tiles }, place) => {
    const own = `${selector} .nv-step:nth-child(${place + 1}) .nv-part`;
    const rules = tiles.map(
      (tile, at) =>
        `${own} img:nth-child(${at + 1}){left:${percent((tile.x - part.x) / part.width)};top:${percent((tile.y - part.y) / part.height)};` +
        `width:${percent(tile.width / part.width)};height:${percent(tile.height / part.height)}}`,
    );
    return `${own}{aspect-ratio:${(part.width / part.height).toFixed(4)}}${rules.join("")}`;
  });

  const later = { path: "ViewArtwork.js", body: settings.explore ? built("ViewArtwork.later.js") : "" };
  const told: ViewArtworkData = {
    pyramid,
    base,
    end: TILE_END,
    rects: steps.map(({ data: { rect } }) => rect),
    later: settings.explore ? srcOf(later) : "",
  };
  const { width, height } = pyramid;
  const around = { x: -width, y: -height, width: 3 * width, height: 3 * height };
  const outlines = steps.map(
    ({ data: { outline } }) => `<div class="nv-set-off">${outlineSvg(outline, around, pyramid)}</div>`,
  );
  const explore = settings.explore
    ? '<button type="button" class="nv-explore" hidden>Explorar libremente</button>'
    : "";
  return {
    scene:
      `<div class="nv-tiles"><div class="nv-plane"><img class="nv-low" src="${address(lowTile(pyramid))}" alt="" ` +
      `${isFirst ? 'fetchpriority="high"' : 'loading="lazy"'}></div></div>${outlines.join("")}`,
    controls: `<p class="nv-whose">${escapeHtml(whose)}</p>${explore}`,
    stills,
    said,
    saysCredit: true,
    own: told,
    css: `${selector}{--nv-ratio:${(width / height).toFixed(4)}}${css.join("")}`,
    ...(settings.explore && { files: [later] }),
  };
}
