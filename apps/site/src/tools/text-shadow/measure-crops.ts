import { coverOf, type Letters } from "./core/cover";
import { CROPS } from "./core/crops";
import { maskAround } from "./core/letter-mask";
import type { Pixels } from "./core/pixels";
import type { ShadowStyle } from "./core/shadow-style";
import type { Mask } from "./core/text-contrast";
import { drawGround, drawLetters, type Ground, type TextLook } from "./draw-crop";

/** How far about a letter its ground is looked at, points of the drawing: about the thickness of a stroke. */
const REACH = 2;

/** One shape, ready to be measured. */
export interface MeasuredCrop {
  readonly ground: Pixels;
  readonly letters: Letters;
  readonly isNear: Mask;
  readonly cover: Float32Array;
}

/** Draws the ground and the letters in each shape, and what helps them. */
export function measureCrops(
  ground: Ground,
  look: TextLook,
  style: Pick<ShadowStyle, "kind" | "sizePx">,
): readonly MeasuredCrop[] {
  return CROPS.map((crop) => {
    const letters = drawLetters(crop, look);
    return {
      ground: drawGround(crop, ground),
      letters,
      isNear: maskAround(letters.alpha, letters.width, letters.height, REACH),
      cover: coverOf(style, letters, crop.scale),
    };
  });
}
