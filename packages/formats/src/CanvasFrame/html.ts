import { fallbackHtml } from "@nv/piece-parts";
import type { BlockInput, BlockParts } from "../format.ts";
import { HOLD_SHARES } from "../frames/core/stops.ts";
import { frameHtml, framesOf } from "../frames/still-frame.ts";
import { frameOfSteps, framesRecipe, framesSource } from "./frames-wanted.ts";
import type { CanvasFrameBlock } from "./settings.ts";

const percent = (share: number) => `${Math.round(100 * share)}%`;

/** The first frame, and over it a canvas that shows the others; without movement the frame of each step. */
export function canvasFrameHtml(block: CanvasFrameBlock, { file, selector, isFirst }: BlockInput): BlockParts {
  const { settings, steps } = block;
  const { fit, focus, background } = settings;
  const made = file(framesSource(block).source, framesRecipe(block));
  const frames = framesOf(made);
  const shown = frameOfSteps(block);
  const firstFrame = frames[shown[0] ?? 0];
  const said = steps.map(({ alt }, place) => alt || (place === 0 ? made.altText : ""));
  const look = `object-fit:${fit};object-position:${percent(focus.x)} ${percent(focus.y)}`;
  return {
    scene: `<div>${frameHtml(firstFrame, "", { isLate: !isFirst })}</div><canvas></canvas>`,
    stills: steps.map(({ alt }, place) =>
      fallbackHtml(frameHtml(frames[shown[place] ?? 0], alt || made.altText, { isLate: true })),
    ),
    said,
    own: {
      stops: steps.map(({ data }, place) => ({ at: shown[place] ?? 0, hold: HOLD_SHARES[data.hold] })),
      frames: frames.map(({ src }) => src),
    },
    css:
      `${selector} .nv-scene :is(img,canvas){${look}}` +
      (background === "" ? "" : `${selector} .nv-stage{background:${background}}`),
  };
}
