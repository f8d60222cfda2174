import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutMetodologia: AboutFormat<"Metodologia", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Metodologia",
  label: "Metodología y créditos",
  lede: "Cómo se ha hecho, con qué datos y quién.",
  isStill: true,
  stepName: "Parte",
  useIf: ["La historia saca cuentas, o mucha gente ha hecho algo de ella."],
  avoidIf: ["Solo hay que decir la fuente: va en los datos de la historia."],
  needs: "de dónde salen los datos y quién ha hecho qué",
  effort: "hour",
  labels: {
    "settings.title": "Título del bloque",
    "steps.*.data.task": "Tarea",
    "steps.*.data.people": "Quién la ha hecho",
  },
  files: {},
  firstSettings: { title: "Metodología y créditos" },
  firstData: { task: "", people: "" },
};
