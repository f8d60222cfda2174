import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutVideoTransition: AboutFormat<"VideoTransition", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "VideoTransition",
  label: "Vídeos que se relevan",
  lede: "Un plano corto y sin sonido, que se repite, da paso al siguiente mientras pasan los textos.",
  useIf: [
    "Hay de 2 a 10 planos cortos que ponen ambiente: un sitio, un gesto, una máquina en marcha.",
    "Se entiende igual sin oír nada.",
  ],
  avoidIf: [
    "El movimiento tiene que avanzar con la lectura: usa VideoFrame.",
    "Lo que importa es lo que alguien dice: pon un vídeo con mandos y subtítulos.",
  ],
  needs: "de 2 a 10 vídeos de 12 segundos como mucho",
  effort: "hour",
  labels: {
    "steps.*.data.video": "Vídeo",
    "steps.*.data.loops": "En bucle",
    "steps.*.data.focus.x": "Punto de interés, a lo ancho",
    "steps.*.data.focus.y": "Punto de interés, a lo alto",
    "steps.*.data.captions": "Subtítulos",
    "steps.*.data.captions.*": "Subtítulo",
    "steps.*.data.captions.*.startMs": "Entra",
    "steps.*.data.captions.*.endMs": "Sale",
    "steps.*.data.captions.*.text": "Texto",
    "steps.*.data.hasNoSpeech": "Nadie habla",
  },
  files: { "steps.*.data.video": { kinds: ["video"], orAddress: false } },
  firstSettings: {},
  firstData: { video: "", loops: true, focus: { x: 0.5, y: 0.5 }, captions: [], hasNoSpeech: false },
};
