import type { z } from "zod";
import { BOARD_LABELS } from "../ai2html/board-labels.ts";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Names of the transitions for people. */
export const TRANSITION_NAMES = {
  fade: "Fundido",
  cut: "Corte",
  "mask-right": "Máscara hacia la derecha",
  zoom: "Zoom a una región",
} as const;

/** Names of the transitions' lengths for people. */
export const PACE_NAMES = { quick: "Corto", normal: "Normal", slow: "Largo" } as const;

/** Facts about the format, without its schema. */
export const aboutAi2Transition: AboutFormat<"Ai2Transition", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Ai2Transition",
  label: "Mesas de Illustrator que se relevan",
  lede: "Un dibujo de Illustrator cambia paso a paso mientras pasan los textos; el rótulo que no cambia no se mueve.",
  useIf: [
    "Un plano, un mapa o un esquema se construye en varios estados.",
    "El dibujo lleva rótulos que deben leerse, traducirse y encontrarse como texto.",
  ],
  avoidIf: [
    "Es un solo dibujo más ancho que la pantalla: usa Ai2Horizontal.",
    "Son fotos, sin rótulos encima: usa ImgTransition.",
  ],
  needs: "la carpeta de ai2html en un ZIP, con una mesa por paso y ancho: «paso1:0», «paso1:700», «paso2:0»…",
  effort: "day",
  labels: {
    ...BOARD_LABELS,
    "steps.*.data.artboard": "Mesa de este paso",
    "steps.*.data.transition": "Cómo entra",
    "steps.*.data.pace": "Tramo que ocupa el cambio",
    "steps.*.data.zoomTo": "Región de la mesa anterior",
    "steps.*.data.zoomTo.x": "Región: desde la izquierda, %",
    "steps.*.data.zoomTo.y": "Región: desde arriba, %",
    "steps.*.data.zoomTo.width": "Región: ancho, %",
  },
  choices: { "steps.*.data.transition": TRANSITION_NAMES, "steps.*.data.pace": PACE_NAMES },
  files: { "settings.folder": { kinds: ["archive"], orAddress: false } },
  firstSettings: { folder: "", artboards: [] },
  firstData: { artboard: "", transition: "fade", pace: "normal", zoomTo: { x: 25, y: 25, width: 50 } },
};
