/** Margins in which text and marks must not stand, pixels of the piece. */
export interface SafeMargins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A piece that is made outside the page: video, social networks or paper. */
export interface MediaFormat {
  readonly id: string;
  /** Name for people, Spanish. */
  readonly name: string;
  readonly medium: "vídeo" | "redes" | "papel";
  readonly widthPx: number;
  readonly heightPx: number;
  readonly safe: SafeMargins;
  /** Smallest text, pixels of the piece. */
  readonly minTextPx: number;
  /** Reason for the margins, Spanish. */
  readonly reason: string;
}

/**
 * Smallest text of a piece, as part of its width, for a phone held at arm's length: 13 px on a screen of 390.
 *
 * A piece is scaled to the phone's width, so that its text shrinks with it.
 */
export const MIN_TEXT_RATIO = 13 / 390;

/** Pixels in a millimetre at the resolution of the press, 300 to the inch. */
export const PRESS_PX_PER_MM = 300 / 25.4;

const pressPx = (mm: number): number => Math.round(mm * PRESS_PX_PER_MM);

/** Smallest text on paper, points: below it, ink on newsprint fills the counters. */
export const MIN_PRESS_TEXT_PT = 7;

const POINTS_PER_MM = 72 / 25.4;
const minPressTextPx = pressPx(MIN_PRESS_TEXT_PT / POINTS_PER_MM);

/**
 * Heights that the applications cover of a piece as high as a phone, above and below: the account's name, and the text with its buttons. Meta asks to
 * leave free 14 % above and 20 % below of what fills the screen; a little more below outlasts a change of an application.
 */
const COVERED_PX = { top: 270, bottom: 400 } as const;

/** The same margin on every side. */
const evenly = (px: number): SafeMargins => ({ top: px, right: px, bottom: px, left: px });

/** The desk's own sizes: what templates, cards and exports start from, and what the style guide shows. */
export const MEDIA_FORMATS = [
  {
    id: "video-vertical",
    name: "Vídeo vertical",
    medium: "vídeo",
    widthPx: 1080,
    heightPx: 1920,
    safe: { ...COVERED_PX, right: 130, left: 64 },
    minTextPx: 40,
    reason: "Arriba, el nombre de la cuenta; abajo, el pie; a la derecha, los botones de la aplicación.",
  },
  {
    id: "video-horizontal",
    name: "Vídeo horizontal",
    medium: "vídeo",
    widthPx: 1920,
    heightPx: 1080,
    safe: { top: 54, right: 96, bottom: 120, left: 96 },
    minTextPx: 72,
    reason: "Un 5 % por lado, y abajo la barra del reproductor y los subtítulos.",
  },
  {
    id: "redes-retrato",
    name: "Tarjeta vertical (4:5)",
    medium: "redes",
    widthPx: 1080,
    heightPx: 1350,
    safe: evenly(84),
    minTextPx: 36,
    reason: "La cuadrícula del perfil recorta por arriba y por abajo: el titular va en el centro.",
  },
  {
    id: "redes-cuadricula",
    name: "Tarjeta de cuadrícula (3:4)",
    medium: "redes",
    widthPx: 1080,
    heightPx: 1440,
    safe: evenly(84),
    minTextPx: 36,
    reason: "La del perfil, entera.",
  },
  {
    id: "redes-cuadrada",
    name: "Tarjeta cuadrada",
    medium: "redes",
    widthPx: 1080,
    heightPx: 1080,
    safe: evenly(84),
    minTextPx: 36,
    reason: "Un margen igual por los cuatro lados.",
  },
  {
    id: "redes-historia",
    name: "Tarjeta de historia (9:16)",
    medium: "redes",
    widthPx: 1080,
    heightPx: 1920,
    safe: { ...COVERED_PX, right: 84, left: 84 },
    minTextPx: 36,
    reason: "Lo que tapa la red, como en el vídeo vertical; en una historia no hay botones a la derecha.",
  },
  {
    id: "redes-apaisada",
    name: "Tarjeta apaisada (16:9)",
    medium: "redes",
    widthPx: 1200,
    heightPx: 675,
    safe: evenly(48),
    minTextPx: 40,
    reason: "Ocupa el mismo ancho de teléfono que una vertical: la letra va algo mayor.",
  },
  {
    id: "redes-enlace",
    name: "Imagen de enlace",
    medium: "redes",
    widthPx: 1200,
    heightPx: 630,
    safe: evenly(48),
    minTextPx: 40,
    reason:
      "La aplicación que la recorta a un cuadrado se queda con el centro: lo que dice lo dice también el título del enlace.",
  },
  {
    id: "papel-dos",
    name: "Papel, dos columnas",
    medium: "papel",
    widthPx: pressPx(98),
    heightPx: pressPx(120),
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    minTextPx: minPressTextPx,
    reason: "Medida de muestra, 98 × 120 mm: la maqueta ya pone el aire alrededor.",
  },
  {
    id: "papel-cinco",
    name: "Papel, cinco columnas",
    medium: "papel",
    widthPx: pressPx(252),
    heightPx: pressPx(180),
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    minTextPx: minPressTextPx,
    reason: "Medida de muestra, 252 × 180 mm: la maqueta ya pone el aire alrededor.",
  },
] as const satisfies readonly MediaFormat[];

/** Name of a format. */
export type MediaFormatId = (typeof MEDIA_FORMATS)[number]["id"];
