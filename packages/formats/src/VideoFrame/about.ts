import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import { HOLD_NAMES } from "../frames/hold-names.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutVideoFrame: AboutFormat<"VideoFrame", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "VideoFrame",
  label: "Vídeo que avanza al leer",
  lede: "Un vídeo que avanza y retrocede con la lectura, y se para donde hace falta explicar.",
  useIf: [
    "Una animación o un plano seguido explica un proceso: cómo pasó, cómo funciona.",
    "Cada momento del vídeo tiene algo que contar.",
  ],
  avoidIf: [
    "El vídeo solo pone ambiente: usa VideoTransition.",
    "Hacen falta más de 20 segundos seguidos: divídelo en dos bloques.",
    "Lo que importa es lo que se oye: pon un vídeo con mandos y subtítulos.",
  ],
  needs: "un vídeo del que se usen 20 segundos como mucho y, mejor, su versión vertical",
  effort: "hour",
  labels: {
    "settings.video": "Vídeo",
    "settings.vertical": "Versión vertical",
    "settings.trim": "Parte del vídeo",
    "settings.trim.fromMs": "Empieza en",
    "settings.trim.toMs": "Acaba en",
    "steps.*.data.atMs": "Momento del vídeo",
    "steps.*.data.hold": "Mientras se lee",
  },
  choices: { "steps.*.data.hold": HOLD_NAMES },
  files: {
    "settings.video": { kinds: ["video"], orAddress: false },
    "settings.vertical": { kinds: ["video"], orAddress: false },
  },
  firstSettings: { video: "", vertical: "", trim: null },
  firstData: { atMs: null, hold: "short" },
};
