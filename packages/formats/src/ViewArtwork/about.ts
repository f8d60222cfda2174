import type { z } from "zod";
import { rectLabels } from "../camera/schemas.ts";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutViewArtwork: AboutFormat<"ViewArtwork", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "ViewArtwork",
  label: "Obra que se recorre de cerca",
  lede: "Un recorrido por una imagen muy grande, detalle a detalle, y al final el lector la explora a su aire.",
  useIf: [
    "Hay un cuadro, un documento, un plano o una foto aérea con detalles que solo se ven de cerca.",
    "Los detalles se cuentan en un orden.",
  ],
  avoidIf: [
    "La imagen mide menos de 3000 px de lado: usa ImgTransition, que también se acerca a una parte.",
    "Son varias imágenes: usa ImgTransition.",
    "Es muy ancha y se cuenta de izquierda a derecha: usa ImgHorizontal.",
  ],
  needs:
    "una imagen de 3000 px de lado o más, hasta 500 megapíxeles, o su dirección IIIF en un museo, su crédito y la licencia o el permiso",
  effort: "hour",
  labels: {
    "settings.image": "Imagen",
    "settings.licence": "Licencia o permiso",
    "settings.explore": "Explorar libremente al final",
    ...rectLabels("steps.*.data.rect", "Parte de la imagen"),
    "steps.*.data.outline": "Contorno que se destaca",
    ...rectLabels("steps.*.data.outline.*", "Esquina"),
  },
  files: { "settings.image": { kinds: ["picture"], orAddress: false } },
  firstSettings: { image: "", licence: "", explore: true },
  firstData: { rect: null, outline: [] },
};
