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
export * from "./core/date-format.ts";
export * from "./core/format-examples.ts";
export * from "./core/large-number-format.ts";
export * from "./core/number-format.ts";
export * from "./core/parse-number.ts";
export * from "./core/word-format.ts";
export {
  CATEGORICAL,
  type DataColor,
  type DataRamp,
  DIVERGING,
  MIN_SERIES_DISTANCE,
  SEQUENTIAL,
} from "./data-palette.ts";
export * from "./tokens.ts";
