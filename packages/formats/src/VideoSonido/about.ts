import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutVideoSonido: AboutFormat<"VideoSonido", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "VideoSonido",
  label: "Vídeo con sonido",
  lede: "Un vídeo que el lector pone en marcha, con su sonido y sus subtítulos.",
  isStill: true,
  stepName: "Vídeo",
  useIf: ["Importa lo que alguien dice, o lo que se oye."],
  avoidIf: ["Es ambiente y se entiende mudo: usa VideoTransition.", "Avanza con la lectura: usa VideoFrame."],
  needs: "un vídeo y, si se habla en él, sus subtítulos",
  effort: "hour",
  labels: {
    "steps.*.data.video": "Vídeo",
    "steps.*.data.posterAtMs": "Imagen antes de empezar",
    "steps.*.data.captions": "Subtítulos",
    "steps.*.data.captions.*": "Subtítulo",
    "steps.*.data.captions.*.startMs": "Entra",
    "steps.*.data.captions.*.endMs": "Sale",
    "steps.*.data.captions.*.text": "Texto",
    "steps.*.data.hasNoSpeech": "Nadie habla",
  },
  files: { "steps.*.data.video": { kinds: ["video"], orAddress: false } },
  firstSettings: {},
  firstData: { video: "", captions: [], hasNoSpeech: false, posterAtMs: 0 },
};
