// Made of the folders beside it by `npm run fix`.

import { ai2Horizontal } from "./Ai2Horizontal/format.ts";
import { ai2Transition } from "./Ai2Transition/format.ts";
import { canvasFrame } from "./CanvasFrame/format.ts";
import { css3dScrolling } from "./CSS3dScrolling/format.ts";
import { imgHorizontal } from "./ImgHorizontal/format.ts";
import { imgTransition } from "./ImgTransition/format.ts";
import { texto } from "./Texto/format.ts";
import { videoFrame } from "./VideoFrame/format.ts";
import { videoTransition } from "./VideoTransition/format.ts";
import { viewArtwork } from "./ViewArtwork/format.ts";
import { webglScrolling } from "./WebglScrolling/format.ts";

/** Formats, each a folder. */
export const FOUND_FORMATS = [
  ai2Horizontal,
  ai2Transition,
  canvasFrame,
  css3dScrolling,
  imgHorizontal,
  imgTransition,
  texto,
  videoFrame,
  videoTransition,
  viewArtwork,
  webglScrolling,
] as const;
