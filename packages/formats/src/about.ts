import { aboutAi2Horizontal } from "./Ai2Horizontal/about.ts";
import { aboutAi2Transition } from "./Ai2Transition/about.ts";
import { aboutCanvasFrame } from "./CanvasFrame/about.ts";
import { aboutCSS3dScrolling } from "./CSS3dScrolling/about.ts";
import type { AboutFormat } from "./format.ts";
import { aboutImgHorizontal } from "./ImgHorizontal/about.ts";
import { aboutImgTransition } from "./ImgTransition/about.ts";
import { aboutVideoFrame } from "./VideoFrame/about.ts";
import { aboutVideoTransition } from "./VideoTransition/about.ts";
import { aboutViewArtwork } from "./ViewArtwork/about.ts";
import { aboutWebglScrolling } from "./WebglScrolling/about.ts";

/** Description of a format for people who choose one. */
export type ToldFormat = Pick<
  AboutFormat<string, object, object>,
  "name" | "label" | "lede" | "useIf" | "avoidIf" | "needs" | "effort" | "files"
>;

/** The formats that somebody chooses among, without their schemas, in the order in which lists show them: one line a format. */
export const ABOUT_FORMATS: readonly ToldFormat[] = [
  aboutImgTransition,
  aboutImgHorizontal,
  aboutViewArtwork,
  aboutVideoFrame,
  aboutVideoTransition,
  aboutCanvasFrame,
  aboutAi2Transition,
  aboutAi2Horizontal,
  aboutCSS3dScrolling,
  aboutWebglScrolling,
];
