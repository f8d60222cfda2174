import type { TakenFile } from "@nv/piece-parts";
import type { AboutType } from "../graphic-type.ts";
import type { VideoOpenerConfig } from "./config.ts";
import { videoOpenerKind } from "./kind.ts";

const VIDEO: TakenFile = { kinds: ["video"], orAddress: false };

/** Labels of the positions of the title. */
export const POSITION_NAMES = { top: "Arriba", middle: "En medio", bottom: "Abajo" } as const;

/** A silent video that begins a story. */
export const aboutVideoOpener: AboutType<"video-opener", VideoOpenerConfig> = {
  ...videoOpenerKind,
  labels: {
    source: "Vídeo",
    vertical: "Versión vertical",
    "focus.x": "Punto de interés, a lo ancho",
    "focus.y": "Punto de interés, a lo alto",
    kicker: "Antetítulo",
    heading: "Titular",
    byline: "Firma",
    position: "Sitio del texto",
  },
  choices: { position: POSITION_NAMES },
  files: { source: VIDEO, vertical: VIDEO },
  mapSources: (config, map) => ({
    ...config,
    source: map(config.source, "source"),
    vertical: config.vertical === "" ? "" : map(config.vertical, "vertical"),
  }),
  first: () => ({
    type: "video-opener",
    source: "",
    vertical: "",
    focus: { x: 0.5, y: 0.5 },
    kicker: "",
    heading: "",
    byline: "",
    position: "bottom",
  }),
};
