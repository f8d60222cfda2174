import type { ImgTransitionStep } from "./settings.ts";

/** A picture in the scene, and the steps at which it is on top. */
export interface Layer {
  readonly image: string;
  readonly first: number;
  readonly last: number;
}

/** One for each run of steps that show the same picture: it stays, and what is looked at in it changes. */
export function layersOf(steps: readonly Pick<ImgTransitionStep, "data">[]): readonly Layer[] {
  const layers: Layer[] = [];
  for (const [place, { data }] of steps.entries()) {
    const top = layers.at(-1);
    if (top?.image === data.image) layers[layers.length - 1] = { ...top, last: place };
    else layers.push({ image: data.image, first: place, last: place });
  }
  return layers;
}

/** The steps that the reader compares with the one before, by their place. */
export const comparedSteps = (steps: readonly Pick<ImgTransitionStep, "data">[]): readonly number[] =>
  [...steps.keys()].filter(
    (place) =>
      place > 0 && steps[place]?.data.turn === "slider" && steps[place]?.data.image !== steps[place - 1]?.data.image,
  );
