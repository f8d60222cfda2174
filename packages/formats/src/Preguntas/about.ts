import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutPreguntas: AboutFormat<"Preguntas", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Preguntas",
  label: "Preguntas y respuestas",
  lede: "Lo que un lector preguntaría, con su respuesta.",
  isStill: true,
  stepName: "Pregunta",
  useIf: ["Cada lector busca una respuesta distinta."],
  avoidIf: ["Una respuesta necesita la anterior: cuéntalo seguido."],
  needs: "las preguntas y sus respuestas",
  effort: "hour",
  labels: { "settings.title": "Título del bloque", "steps.*.data.question": "Pregunta" },
  files: {},
  firstSettings: { title: "" },
  firstData: { question: "" },
};
