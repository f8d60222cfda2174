import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Names of the ways in which a piece is shown. */
export const WAY_NAMES = { fixed: "Fija, como está publicada", steps: "Cambia en cada paso" } as const;

/** Description of the format, without its schema. */
export const aboutPieza: AboutFormat<"Pieza", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Pieza",
  label: "Una pieza de Gráficos",
  lede: "Un gráfico, un mapa, una tabla o una ficha del registro, fijo o encendiendo en cada paso lo que se cuenta.",
  useIf: [
    "El dato ya está hecho como gráfico o como mapa y la historia lo explica.",
    "Cada párrafo habla de una serie, de un año o de una zona.",
  ],
  avoidIf: ["El gráfico no está publicado todavía.", "Cada paso es otro dibujo: usa Ai2Transition."],
  needs: "una pieza publicada en Gráficos",
  effort: "hour",
  labels: {
    "settings.piece": "Pieza",
    "settings.way": "Cómo se muestra",
    "steps.*.data.lit": "Qué se enciende",
    "steps.*.data.lit.*": "Nombre",
    "steps.*.data.mark": "Qué se marca",
    "steps.*.data.near": "De cerca",
    "steps.*.data.near.*": "Nombre",
  },
  choices: { "settings.way": WAY_NAMES },
  files: {},
  pieces: ["settings.piece"],
  layout: { place: "left", look: "plain" },
  firstSettings: { piece: "", way: "fixed" },
  firstData: { lit: [], mark: "", near: [] },
};
