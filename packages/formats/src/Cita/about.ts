import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutCita: AboutFormat<"Cita", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Cita",
  label: "Cita",
  lede: "Lo que alguien dijo, en grande, con su nombre y qué es.",
  isStill: true,
  stepName: "Cita",
  useIf: ["Una frase dice más que el párrafo que la cuenta."],
  avoidIf: ["Nadie la dijo tal cual: entonces es texto."],
  needs: "una frase y quién la dijo",
  effort: "hour",
  labels: { "steps.*.data.who": "Quién lo dice", "steps.*.data.role": "Qué es" },
  files: {},
  firstSettings: {},
  firstData: { who: "", role: "" },
};
