import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutCronologia: AboutFormat<"Cronologia", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Cronologia",
  label: "Cronología",
  lede: "Qué pasó y cuándo, en orden.",
  isStill: true,
  stepName: "Fecha",
  useIf: ["Son de 3 a 20 momentos y el orden explica algo."],
  avoidIf: ["Importa cuánto pasó entre uno y otro: haz un gráfico."],
  needs: "las fechas y una frase de cada una",
  effort: "hour",
  labels: { "settings.title": "Título del bloque", "steps.*.data.when": "Cuándo" },
  files: {},
  firstSettings: { title: "" },
  firstData: { when: "" },
};
