import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutIndice: AboutFormat<"Indice", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Indice",
  label: "Índice de capítulos",
  lede: "Los ladillos de la historia como enlaces, y una barra que dice por dónde se va.",
  isStill: true,
  stepName: "Texto",
  useIf: ["La historia tiene 3 capítulos o más, con su ladillo."],
  avoidIf: ["Se lee en dos minutos."],
  needs: "ladillos: los textos que empiezan por ## en la historia",
  effort: "hour",
  labels: { "settings.title": "Título del bloque", "settings.follows": "Barra de avance" },
  files: {},
  firstSettings: { title: "En esta historia", follows: true },
  firstData: {},
};
