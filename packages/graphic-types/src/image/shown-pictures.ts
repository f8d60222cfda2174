import type { Recipe } from "@nv/contracts/schemas";
import { RATIOS } from "@nv/piece-parts";
import type { ImageConfig } from "./config.ts";

/** A picture of an image: where it is named, from which width of the frame it is shown, and how it is cut. */
export interface WantedPicture {
  readonly field: string;
  readonly source: string;
  readonly minWidthPx: number;
  readonly recipe: Recipe;
}

type Cut = Pick<ImageConfig, "ratio" | "focus">;

function recipeOf({ ratio: name, focus }: Cut): Recipe {
  const { ratio } = RATIOS[name];
  return { recipe: "picture", crop: ratio === null ? null : { ratio, ...focus } };
}

/** The pictures of an image, the one for the narrowest frames first. */
export function picturesOf(config: ImageConfig): readonly WantedPicture[] {
  const { source, variants } = config;
  return [
    { field: "source", source, minWidthPx: 0, recipe: recipeOf(config) },
    ...variants.map((variant, index) => ({
      field: `variants.${index}.source`,
      source: variant.source,
      minWidthPx: variant.minWidthPx,
      recipe: recipeOf(variant),
    })),
  ];
}
