import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Names of the positions of the title. */
export const POSITION_NAMES = { top: "Arriba", middle: "En medio", bottom: "Abajo" } as const;

/** Description of the format, without its schema. */
export const aboutApertura: AboutFormat<"Apertura", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Apertura",
  label: "Apertura",
  lede: "Una imagen o un plano mudo a toda pantalla con el título encima, al empezar la historia o un capítulo.",
  isStill: true,
  stepName: "Texto",
  useIf: ["Hay una imagen que abre la historia por sí sola.", "Un capítulo empieza en otro sitio o en otro tiempo."],
  avoidIf: ["La imagen es mala, o no dice nada de lo que sigue."],
  needs: "una foto de 1600 px de ancho o más y, si se quiere, un plano corto",
  effort: "hour",
  labels: {
    "settings.image": "Imagen",
    "settings.video": "Vídeo",
    "settings.focus.x": "Punto de interés, a lo ancho",
    "settings.focus.y": "Punto de interés, a lo alto",
    "settings.position": "Sitio del título",
  },
  choices: { "settings.position": POSITION_NAMES },
  files: {
    "settings.image": { kinds: ["picture"], orAddress: false },
    "settings.video": { kinds: ["video"], orAddress: false },
  },
  firstSettings: { image: "", video: "", focus: { x: 0.5, y: 0.5 }, position: "bottom" },
  firstData: {},
};
