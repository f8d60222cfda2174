import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutAudio: AboutFormat<"Audio", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Audio",
  label: "Audio",
  lede: "Una voz o un sonido que el lector pone en marcha, con su transcripción.",
  isStill: true,
  stepName: "Audio",
  useIf: ["Importa cómo se dice, o cómo suena.", "No hay imagen, o la imagen no añade nada."],
  avoidIf: ["Es música de fondo.", "Hay imagen que se mueve con el sonido: usa VideoSonido."],
  needs: "un audio y lo que se oye en él, por escrito",
  effort: "hour",
  labels: { "steps.*.data.audio": "Archivo de audio", "steps.*.data.transcript": "Transcripción" },
  files: { "steps.*.data.audio": { kinds: ["audio"], orAddress: false } },
  firstSettings: {},
  firstData: { audio: "", transcript: "" },
};
