// Made of the folders beside it by `npm run fix`.

import { ai2Horizontal } from "./Ai2Horizontal/format.ts";
import { ai2Transition } from "./Ai2Transition/format.ts";
import { apertura } from "./Apertura/format.ts";
import { audio } from "./Audio/format.ts";
import { canvasFrame } from "./CanvasFrame/format.ts";
import { cita } from "./Cita/format.ts";
import { cronologia } from "./Cronologia/format.ts";
import { css3dScrolling } from "./CSS3dScrolling/format.ts";
import { foto } from "./Foto/format.ts";
import { fotos } from "./Fotos/format.ts";
import { imgHorizontal } from "./ImgHorizontal/format.ts";
import { imgTransition } from "./ImgTransition/format.ts";
import { indice } from "./Indice/format.ts";
import { metodologia } from "./Metodologia/format.ts";
import { pieza } from "./Pieza/format.ts";
import { preguntas } from "./Preguntas/format.ts";
import { recuadro } from "./Recuadro/format.ts";
import { relacionados } from "./Relacionados/format.ts";
import { texto } from "./Texto/format.ts";
import { videoFrame } from "./VideoFrame/format.ts";
import { videoSonido } from "./VideoSonido/format.ts";
import { videoTransition } from "./VideoTransition/format.ts";
import { viewArtwork } from "./ViewArtwork/format.ts";
import { webglScrolling } from "./WebglScrolling/format.ts";

/** Formats, each a folder. */
export const FOUND_FORMATS = [
  ai2Horizontal,
  ai2Transition,
  apertura,
  audio,
  canvasFrame,
  cita,
  cronologia,
  css3dScrolling,
  foto,
  fotos,
  imgHorizontal,
  imgTransition,
  indice,
  metodologia,
  pieza,
  preguntas,
  recuadro,
  relacionados,
  texto,
  videoFrame,
  videoSonido,
  videoTransition,
  viewArtwork,
  webglScrolling,
] as const;
