export { parseHex, type Rgb } from "./core/color.ts";
export { type ColorVision, colorDistance, type Oklab, toOklab } from "./core/color-vision.ts";
export {
  type ContrastUse,
  contrastRatio,
  contrastUse,
  MIN_MARK_CONTRAST,
  MIN_TEXT_CONTRAST,
  relativeLuminance,
} from "./core/contrast.ts";
export {
  CATEGORICAL,
  type DataColor,
  type DataRamp,
  DIVERGING,
  MIN_SERIES_DISTANCE,
  SEQUENTIAL,
} from "./data-palette.ts";
export * from "./tokens.ts";
