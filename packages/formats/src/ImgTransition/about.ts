import type { z } from "zod";
import { rectLabels } from "../camera/schemas.ts";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Names of the effects by which a picture gives way to the next. */
export const EFFECT_NAMES = {
  fade: "Fundido",
  cut: "Corte",
  "wipe-right": "Cortina horizontal",
  "wipe-down": "Cortina vertical",
} as const;

/** Names of the ways in which one picture comes in. */
export const TURN_NAMES = {
  block: "Como las demás",
  ...EFFECT_NAMES,
  slider: "Deslizador: el lector compara con la anterior",
} as const;

/** Description of the format, without its schema. */
export const aboutImgTransition: AboutFormat<"ImgTransition", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "ImgTransition",
  label: "Imágenes que se relevan",
  lede: "Una imagen a toda pantalla da paso a la siguiente mientras pasan los textos, o se compara con ella.",
  useIf: [
    "Hay de 2 a 12 imágenes del mismo sitio o del mismo asunto.",
    "Cada imagen tiene algo que contar por sí sola.",
    "Es un antes y un después, aunque las dos tomas no casen del todo.",
  ],
  avoidIf: [
    "Es una sola imagen muy ancha: usa ImgHorizontal.",
    "Es una sola imagen con muchos detalles: usa ViewArtwork.",
  ],
  needs: "de 2 a 12 fotos o dibujos de 1600 px de ancho o más; en un antes y después, la fecha y la fuente de cada una",
  effort: "hour",
  labels: {
    "settings.effect": "Paso de una a otra",
    "steps.*.data.image": "Imagen",
    "steps.*.data.focus.x": "Punto de interés, a lo ancho",
    "steps.*.data.focus.y": "Punto de interés, a lo alto",
    "steps.*.data.turn": "Cómo entra",
    "steps.*.data.date": "Fecha de la imagen",
    ...rectLabels("steps.*.data.rect", "Parte de la imagen"),
    "steps.*.data.pair": "Puntos que casan",
    ...rectLabels("steps.*.data.pair.before.first", "Primer punto, antes"),
    ...rectLabels("steps.*.data.pair.before.second", "Segundo punto, antes"),
    ...rectLabels("steps.*.data.pair.after.first", "Primer punto, después"),
    ...rectLabels("steps.*.data.pair.after.second", "Segundo punto, después"),
  },
  choices: { "settings.effect": EFFECT_NAMES, "steps.*.data.turn": TURN_NAMES },
  files: { "steps.*.data.image": { kinds: ["picture"], orAddress: false } },
  firstSettings: { effect: "fade" },
  firstData: { image: "", focus: { x: 0.5, y: 0.5 }, turn: "block", rect: null, date: "", pair: null },
};
