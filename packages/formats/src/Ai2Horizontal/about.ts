import type { z } from "zod";
import { BOARD_LABELS } from "../ai2html/board-labels.ts";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Names of its speeds for people. */
export const SPEED_NAMES = { quick: "Rápido", normal: "Normal", slow: "Despacio" } as const;

/** Facts about the format, without its schema. */
export const aboutAi2Horizontal: AboutFormat<"Ai2Horizontal", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Ai2Horizontal",
  label: "Dibujo ancho de Illustrator",
  lede: "Un dibujo de Illustrator más ancho que la pantalla pasa de lado mientras se baja, con sus rótulos como texto.",
  useIf: [
    "Es una línea de tiempo, un recorrido o un corte que se lee de izquierda a derecha.",
    "Los rótulos deben leerse nítidos en un móvil, seleccionarse y traducirse.",
  ],
  avoidIf: [
    "El dibujo cabe en la pantalla: usa Ai2Transition.",
    "Es una foto panorámica, sin rótulos: usa ImgHorizontal.",
  ],
  needs:
    "la carpeta de ai2html en un ZIP, con una mesa de trabajo para cada ancho de pantalla, más ancha que ella: «ancho-movil:0», «ancho-escritorio:900»",
  effort: "day",
  labels: {
    ...BOARD_LABELS,
    "settings.speed": "Velocidad",
    "settings.holdStart": "Quieto al empezar, en pantallas",
    "settings.holdEnd": "Quieto al acabar, en pantallas",
    "steps.*.data.stop": "Dónde se para",
  },
  choices: { "settings.speed": SPEED_NAMES },
  files: { "settings.folder": { kinds: ["archive"], orAddress: false } },
  firstSettings: { folder: "", artboards: [], speed: "normal", holdStart: 0, holdEnd: 0.5 },
  firstData: { stop: "" },
};
