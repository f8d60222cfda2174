import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Anchor, Data, Settings } from "./settings.ts";

/** Names for people of the places in which a layer is held. */
export const ANCHOR_NAMES: Readonly<Record<Anchor, string>> = {
  center: "El centro",
  top: "Arriba",
  bottom: "Abajo",
  left: "La izquierda",
  right: "La derecha",
};

/** Facts about the format, without its schema. */
export const aboutCSS3dScrolling: AboutFormat<"CSS3dScrolling", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "CSS3dScrolling",
  label: "Capas en profundidad",
  lede: "Una cámara entra entre las capas recortadas de un dibujo mientras pasan los textos.",
  useIf: [
    "Lo que se cuenta tiene delante y detrás: un edificio recortado, una cueva, una calle, un escenario.",
    "El dibujo viene en capas, o se puede recortar en ellas.",
  ],
  avoidIf: [
    "Hay que rodear las cosas o verlas por detrás: usa WebglScrolling.",
    "Las imágenes se relevan sin que nadie se mueva: usa ImgTransition.",
  ],
  needs: "de 3 a 12 capas del mismo lienzo con el fondo recortado (PNG, WebP o SVG), de hasta 2048 px",
  effort: "day",
  labels: {
    "settings.layers": "Capas",
    "settings.layers.*": "Capa",
    "settings.layers.*.image": "Imagen",
    "settings.layers.*.z": "Profundidad",
    "settings.layers.*.scale": "Escala",
    "settings.layers.*.anchor": "Se sujeta por",
    "steps.*.data.camera.dolly": "Avance",
    "steps.*.data.camera.x": "A la derecha",
    "steps.*.data.camera.y": "Hacia arriba",
    "steps.*.data.camera.pan": "Giro",
    "steps.*.data.camera.tilt": "Inclinación",
  },
  choices: { "settings.layers.*.anchor": ANCHOR_NAMES },
  files: { "settings.layers.*.image": { kinds: ["picture"], orAddress: false } },
  firstSettings: {
    layers: [0, 60, 120].map((z) => ({ image: "", z, scale: 1, anchor: "center" as const })),
  },
  firstData: { camera: { dolly: 0, x: 0, y: 0, pan: 0, tilt: 0 } },
};
