import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Names of the ways in which photographs are seen together. */
export const ARRANGE_NAMES = {
  two: "De dos en dos",
  three: "De tres en tres",
  compare: "Antes y después: el lector compara dos",
} as const;

/** Description of the format, without its schema. */
export const aboutFotos: AboutFormat<"Fotos", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Fotos",
  label: "Varias fotos",
  lede: "Fotos que se miran juntas, en filas, o dos que el lector compara sin bajar.",
  isStill: true,
  stepName: "Foto",
  useIf: ["Son de 2 a 12 fotos del mismo asunto.", "Un antes y un después cabe en una pantalla."],
  avoidIf: ["Cada una tiene algo largo que contar: usa ImgTransition.", "Es una sola: usa Foto."],
  needs: "de 2 a 12 fotos de 800 px de ancho o más",
  effort: "hour",
  labels: { "settings.arrange": "Cómo se ven", "steps.*.data.image": "Imagen" },
  choices: { "settings.arrange": ARRANGE_NAMES },
  files: { "steps.*.data.image": { kinds: ["picture"], orAddress: false } },
  firstSettings: { arrange: "two" },
  firstData: { image: "" },
};
