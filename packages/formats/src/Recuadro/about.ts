import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutRecuadro: AboutFormat<"Recuadro", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Recuadro",
  label: "Recuadro",
  lede: "Un texto aparte: un despiece, una definición, las claves.",
  isStill: true,
  stepName: "Texto",
  useIf: ["Quien ya lo sabe puede saltárselo.", "Son tres o cuatro claves que se leen solas."],
  avoidIf: ["Sin él no se entiende lo que sigue: entonces es texto."],
  needs: "un título y un texto corto",
  effort: "hour",
  labels: { "settings.title": "Título del bloque" },
  files: {},
  firstSettings: { title: "" },
  firstData: {},
};
