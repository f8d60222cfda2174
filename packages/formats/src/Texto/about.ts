import type { AboutFormat } from "../format.ts";

/** Description of the format, without its schema. */
export const aboutTexto: AboutFormat<"Texto", Record<string, never>, Record<string, never>> = {
  name: "Texto",
  label: "Texto",
  isStill: true,
  lede: "Párrafos y ladillos entre lo que se mueve.",
  useIf: ["La historia necesita explicarse antes, entre o después de las escenas."],
  avoidIf: ["El texto habla de lo que se ve: entonces va en los pasos de su escena."],
  needs: "nada más que el texto",
  effort: "hour",
  labels: {},
  files: {},
  firstSettings: {},
  firstData: {},
};
