// Made of the folders beside it by `npm run fix`.

import { aboutAi2Horizontal } from "./Ai2Horizontal/about.ts";
import { aboutAi2Transition } from "./Ai2Transition/about.ts";
import { aboutApertura } from "./Apertura/about.ts";
import { aboutAudio } from "./Audio/about.ts";
import { aboutCanvasFrame } from "./CanvasFrame/about.ts";
import { aboutCita } from "./Cita/about.ts";
import { aboutCronologia } from "./Cronologia/about.ts";
import { aboutCSS3dScrolling } from "./CSS3dScrolling/about.ts";
import { aboutFoto } from "./Foto/about.ts";
import { aboutFotos } from "./Fotos/about.ts";
import { aboutImgHorizontal } from "./ImgHorizontal/about.ts";
import { aboutImgTransition } from "./ImgTransition/about.ts";
import { aboutIndice } from "./Indice/about.ts";
import { aboutMetodologia } from "./Metodologia/about.ts";
import { aboutPieza } from "./Pieza/about.ts";
import { aboutPreguntas } from "./Preguntas/about.ts";
import { aboutRecuadro } from "./Recuadro/about.ts";
import { aboutRelacionados } from "./Relacionados/about.ts";
import { aboutTexto } from "./Texto/about.ts";
import { aboutVideoFrame } from "./VideoFrame/about.ts";
import { aboutVideoSonido } from "./VideoSonido/about.ts";
import { aboutVideoTransition } from "./VideoTransition/about.ts";
import { aboutViewArtwork } from "./ViewArtwork/about.ts";
import { aboutWebglScrolling } from "./WebglScrolling/about.ts";

/** Descriptions that the formats give of themselves. */
export const FOUND_ABOUTS = [
  aboutAi2Horizontal,
  aboutAi2Transition,
  aboutApertura,
  aboutAudio,
  aboutCanvasFrame,
  aboutCita,
  aboutCronologia,
  aboutCSS3dScrolling,
  aboutFoto,
  aboutFotos,
  aboutImgHorizontal,
  aboutImgTransition,
  aboutIndice,
  aboutMetodologia,
  aboutPieza,
  aboutPreguntas,
  aboutRecuadro,
  aboutRelacionados,
  aboutTexto,
  aboutVideoFrame,
  aboutVideoSonido,
  aboutVideoTransition,
  aboutViewArtwork,
  aboutWebglScrolling,
] as const;
