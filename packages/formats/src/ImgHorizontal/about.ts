import type { z } from "zod";
import { rectLabels } from "../camera/schemas.ts";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutImgHorizontal: AboutFormat<"ImgHorizontal", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "ImgHorizontal",
  label: "Imagen que se recorre de lado",
  lede: "Una imagen muy ancha, o varias seguidas, pasan de izquierda a derecha y se paran en cada detalle.",
  useIf: [
    "Hay una panorámica, una fachada, un friso o una cronología dibujada.",
    "Lo que se cuenta tiene un orden de izquierda a derecha.",
  ],
  avoidIf: [
    "De ancho mide menos del doble que de alto: usa ImgTransition.",
    "Los detalles están por toda la imagen, y son muy pequeños: usa ViewArtwork.",
    "Tiene letra dibujada en Illustrator: usa Ai2Horizontal, que la deja nítida.",
  ],
  needs: "una imagen de 800 px de alto o más y de ancho al menos el doble que de alto, o varias que sumen eso",
  effort: "hour",
  labels: {
    "settings.images": "Imágenes, de izquierda a derecha",
    "settings.images.*": "Imagen",
    "settings.images.*.image": "Imagen",
    "settings.images.*.ratio": "Ancho por cada alto",
    "settings.start": "Dónde empieza",
    "settings.end": "Dónde acaba",
    "settings.phone.top": "Franja del móvil, desde arriba",
    "settings.phone.bottom": "Franja del móvil, hasta",
    "steps.*.data.picture": "Imagen del punto",
    ...rectLabels("steps.*.data.point", "Punto"),
  },
  files: { "settings.images.*.image": { kinds: ["picture"], orAddress: false } },
  firstSettings: { images: [{ image: "", ratio: 0 }], start: 0, end: 1, phone: { top: 0, bottom: 1 } },
  firstData: { picture: 0, point: null },
};
