// Made of the folders beside it by `npm run fix`.

import { aboutAi2Horizontal } from "./Ai2Horizontal/about.ts";
import { aboutAi2Transition } from "./Ai2Transition/about.ts";
import { aboutCanvasFrame } from "./CanvasFrame/about.ts";
import { aboutCSS3dScrolling } from "./CSS3dScrolling/about.ts";
import { aboutImgHorizontal } from "./ImgHorizontal/about.ts";
import { aboutImgTransition } from "./ImgTransition/about.ts";
import { aboutTexto } from "./Texto/about.ts";
import { aboutVideoFrame } from "./VideoFrame/about.ts";
import { aboutVideoTransition } from "./VideoTransition/about.ts";
import { aboutViewArtwork } from "./ViewArtwork/about.ts";
import { aboutWebglScrolling } from "./WebglScrolling/about.ts";

/** Descriptions that the formats give of themselves. */
export const FOUND_ABOUTS = [
  aboutAi2Horizontal,
  aboutAi2Transition,
  aboutCanvasFrame,
  aboutCSS3dScrolling,
  aboutImgHorizontal,
  aboutImgTransition,
  aboutTexto,
  aboutVideoFrame,
  aboutVideoTransition,
  aboutViewArtwork,
  aboutWebglScrolling,
] as const;
