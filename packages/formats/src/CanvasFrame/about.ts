import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import { HOLD_NAMES } from "../frames/hold-names.ts";
import type { Data, Settings } from "./settings.ts";

/** Names for people of the ways of taking the screen. */
export const FIT_NAMES = { cover: "Llena la pantalla", contain: "Se ve entera" } as const;

/** Facts about the format, without its schema. */
export const aboutCanvasFrame: AboutFormat<"CanvasFrame", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "CanvasFrame",
  label: "Fotogramas que avanzan al leer",
  lede: "Una pieza que gira o un lugar que cambia: cada fotograma es una imagen, y avanza o retrocede con la lectura.",
  useIf: [
    "Un objeto gira o un lugar cambia, en pocos segundos y con el fondo quieto.",
    "Cada posición tiene que verse nítida al pararse, también yendo hacia atrás.",
  ],
  avoidIf: [
    "Es un vídeo de más de cuatro segundos: VideoFrame pesa menos.",
    "Son dos o tres estados: usa ImgTransition.",
  ],
  needs: "un vídeo corto, o un ZIP con las imágenes, de donde salen de 24 a 180 fotogramas",
  effort: "hour",
  labels: {
    "settings.video": "Vídeo",
    "settings.pictures": "Carpeta de imágenes (ZIP)",
    "settings.frames": "Fotogramas",
    "settings.fit": "Cómo ocupa la pantalla",
    "settings.focus.x": "Punto de interés, a lo ancho",
    "settings.focus.y": "Punto de interés, a lo alto",
    "settings.background": "Color de fondo",
    "steps.*.data.frame": "Fotograma",
    "steps.*.data.hold": "Mientras se lee",
  },
  choices: { "settings.fit": FIT_NAMES, "steps.*.data.hold": HOLD_NAMES },
  files: {
    "settings.video": { kinds: ["video"], orAddress: false },
    "settings.pictures": { kinds: ["archive"], orAddress: false },
  },
  firstSettings: { video: "", pictures: "", frames: 72, fit: "cover", focus: { x: 0.5, y: 0.5 }, background: "" },
  firstData: { frame: null, hold: "short" },
};
