import { fallbackHtml, pictureHtml, type TextFile } from "@nv/piece-parts";
import type { BlockInput, BlockParts } from "../format.ts";
import { viewFigures } from "./camera-path.ts";
import { modelRecipe, PICTURE } from "./rules.ts";
import type { WebglScrollingBlock } from "./settings.ts";

/** Path of the script that draws: one for all blocks of a page. */
const DRAWER = "WebglScrolling.js";

/** The pictures of the views, over which the model is drawn where it can be; without movement a figure a step. */
export function webglHtml(block: WebglScrollingBlock, input: BlockInput): BlockParts {
  const { settings, steps } = block;
  const { file, selector, isFirst, built, srcOf } = input;
  const drawer: TextFile = { path: DRAWER, body: built("WebglScrolling.later.js") };
  const pictures = steps.map(({ data: { image } }) => file(image, PICTURE));
  const shown = pictures.map((picture) => [{ file: picture, minWidthPx: 0 }]);
  const said = steps.map(({ alt }, place) => alt || (pictures[place]?.altText ?? ""));
  const [model] = file(settings.model, modelRecipe(block)).parts;
  if (model === undefined) throw new Error("A model was made into nothing.");
  return {
    scene: shown
      .map(
        (picture, place) =>
          `<div class="nv-view">${pictureHtml(picture, "", { isLate: !(isFirst && place === 0) })}</div>`,
      )
      .join(""),
    stills: shown.map((picture, place) => fallbackHtml(pictureHtml(picture, said[place] ?? "", { isLate: true }))),
    said,
    own: {
      later: srcOf(drawer),
      model: model.src,
      sky: settings.sky,
      views: steps.map(({ data: { camera } }) => viewFigures(camera)),
      parts: steps.map(({ data: { parts } }) => parts),
    },
    css: `${selector} .nv-scene{background:${settings.sky}}`,
    files: [drawer],
  };
}
