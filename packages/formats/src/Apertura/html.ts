import { type Focus, pictureHtml, sizedParts, videoParts } from "@nv/piece-parts";
import { NOTHING_AROUND } from "../around.ts";
import type { BlockInput, BlockParts } from "../format.ts";
import { flowItems } from "../still/flow-item.ts";
import { wordsHtml } from "../still/words-html.ts";
import { LOOP, PICTURE } from "./rules.ts";
import type { AperturaBlock } from "./settings.ts";

const percent = (share: number) => `${Math.round(100 * share)}%`;
const positionOf = ({ x, y }: Focus) => `${percent(x)} ${percent(y)}`;

/** The video comes by script, where things may move and the reader's browser plays it. */
const VIDEO = '<video muted loop playsinline preload="none" aria-hidden="true" tabindex="-1"></video>';
const PAUSE = '<button type="button" hidden>Parar</button>';

/** A picture with the title over it, or with its own text where it opens a chapter. */
export function aperturaHtml(block: AperturaBlock, input: BlockInput): BlockParts {
  const { image, video, focus, position } = block.settings;
  const { file, selector, isFirst, around = NOTHING_AROUND } = input;
  const picture = file(image, PICTURE);
  const alt = block.steps[0]?.alt || picture.altText;
  const shown = pictureHtml([{ file: picture, minWidthPx: 0 }], alt, { isLate: !isFirst });
  const texts = flowItems(block, "div", ({ text }) => wordsHtml(text));
  const moving = video === "" ? "" : VIDEO + PAUSE;
  const sizes =
    video === ""
      ? []
      : sizedParts(videoParts(file(video, LOOP))).map(({ part, upToPx }) => ({ src: part.src, upToPx }));
  return {
    ...{ scene: "", stills: [], said: [] },
    flow: `<div class="nv-opening nv-opening--${position}">${shown}${moving}<div class="nv-opening__text">${around.head}${texts}</div></div>`,
    css: `${selector} .nv-opening :is(img,video){object-position:${positionOf(focus)}}`,
    ...(video !== "" && { own: { sizes }, isAlive: true }),
  };
}
