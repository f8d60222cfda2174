import { type Focus, pictureHtml, stillHtml } from "@nv/piece-parts";
import type { BlockInput, BlockParts } from "../format.ts";
import { PICTURE } from "./rules.ts";
import type { ImgTransitionBlock } from "./settings.ts";

const percent = (share: number) => `${Math.round(100 * share)}%`;
const positionOf = ({ x, y }: Focus) => `object-position:${percent(x)} ${percent(y)}`;

/** One layer a step, the later over the earlier; without movement a figure a step. */
export function imgTransitionHtml({ settings, steps }: ImgTransitionBlock, input: BlockInput): BlockParts {
  const { file, selector, isFirst } = input;
  const pictures = steps.map(({ data: { image } }) => file(image, PICTURE));
  const shown = pictures.map((picture) => [{ file: picture, minWidthPx: 0 }]);
  const said = steps.map(({ alt }, place) => alt || (pictures[place]?.altText ?? ""));
  return {
    scene: shown
      .map(
        (picture, place) =>
          `<div class="nv-layer">${pictureHtml(picture, "", { isLate: !(isFirst && place === 0) })}</div>`,
      )
      .join(""),
    stills: shown.map((picture, place) => stillHtml(pictureHtml(picture, said[place] ?? "", { isLate: true }))),
    said,
    own: { effect: settings.effect },
    css: steps
      .map(({ data: { focus } }, place) => `${selector} .nv-layer:nth-child(${place + 1}) img{${positionOf(focus)}}`)
      .join(""),
  };
}
