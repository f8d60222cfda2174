/** Arithmetic of colours, for code that draws nothing. */
export { mixed, parseHex, type Rgb, toLinear } from "./core/color.ts";
export { type ColorVision, colorDistance } from "./core/color-vision.ts";
export { contrastRatio, MIN_MARK_CONTRAST, MIN_TEXT_CONTRAST, relativeLuminance } from "./core/contrast.ts";
export { MIN_SERIES_DISTANCE } from "./data-palette.ts";
export { COLOR_TOKENS, colorOf } from "./tokens.ts";
