import type { Recipe } from "@nv/contracts/schemas";
import { stopsAt } from "../frames/core/stops.ts";
import type { CanvasFrameBlock } from "./settings.ts";

/** Returns the source of the frames of a block, and the field that names it. */
export const framesSource = ({ settings: { video, pictures } }: Pick<CanvasFrameBlock, "settings">) =>
  pictures === ""
    ? ({ field: "settings.video", source: video } as const)
    : ({ field: "settings.pictures", source: pictures } as const);

/** The frames of a block. */
export const framesRecipe = ({ settings }: Pick<CanvasFrameBlock, "settings">): Recipe => ({
  recipe: "frames",
  count: settings.frames,
});

/** The frame of each step, from 0. */
export const frameOfSteps = ({ settings, steps }: Pick<CanvasFrameBlock, "settings" | "steps">): readonly number[] =>
  stopsAt(
    steps.map(({ data: { frame } }) => (frame === null ? null : frame - 1)),
    settings.frames - 1,
  ).map(Math.round);
