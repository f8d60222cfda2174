import type { PointPair, Similarity } from "../camera/similarity.ts";
import { similarityThrough } from "../camera/similarity.ts";
import type { Rect, Size } from "../camera/view.ts";
import { comparedSteps, type Layer } from "./layers.ts";
import type { ImgTransitionBlock, ImgTransitionStep } from "./settings.ts";

/** Data of a step for the runtime. */
export interface ImgTransitionStepData {
  /** Place of its picture among the layers. */
  readonly layer: number;
  readonly turn: string;
  readonly focus: { readonly x: number; readonly y: number };
  readonly rect: Rect | null;
  /** From pixels of this picture to those of the one before, where the two are compared. */
  readonly onto: Similarity | null;
  /** Picture that the reader compares it with, in words. */
  readonly date: string;
}

/** Data of a block for the runtime. */
export interface ImgTransitionData {
  readonly steps: readonly ImgTransitionStepData[];
  /** Pixels of the picture of each layer. */
  readonly sizes: readonly Size[];
}

type Pair = NonNullable<ImgTransitionStep["data"]["pair"]>;

const inPixels = ({ first, second }: Pair["before"], { width, height }: Size): PointPair => [
  { x: first.x * width, y: first.y * height },
  { x: second.x * width, y: second.y * height },
];

/** Lays a picture on the one before: by the two points, or as wide as it. */
export function ontoBefore(pair: Pair | null, picture: Size, before: Size): Similarity {
  const asWide = { a: before.width / picture.width, b: 0, e: 0, f: 0 };
  if (pair === null) return asWide;
  return similarityThrough(inPixels(pair.after, picture), inPixels(pair.before, before)) ?? asWide;
}

/** Returns the data of a block for the runtime. @param sizeOf - Pixels of the picture of a layer. */
export function toldOf(
  { settings, steps }: ImgTransitionBlock,
  layers: readonly Layer[],
  sizeOf: (layer: Layer) => Size,
): ImgTransitionData {
  const sizes = layers.map(sizeOf);
  const compared = new Set(comparedSteps(steps));
  return {
    sizes,
    steps: steps.map(({ data: { turn, focus, rect, pair, date } }, place) => {
      const layer = layers.findIndex(({ first, last }) => first <= place && place <= last);
      const [size, before] = [sizes[layer], sizes[layer - 1]];
      const isCompared = compared.has(place);
      return {
        layer,
        turn: turn === "block" || (turn === "slider" && !isCompared) ? settings.effect : turn,
        focus,
        rect,
        onto: isCompared && size !== undefined && before !== undefined ? ontoBefore(pair, size, before) : null,
        date,
      };
    }),
  };
}
