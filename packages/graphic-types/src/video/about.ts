import type { TakenFile } from "@nv/piece-parts";
import type { AboutType } from "../graphic-type.ts";
import type { VideoConfig } from "./config.ts";
import { videoKind } from "./kind.ts";

const LYING: TakenFile = { kinds: ["video"], orAddress: true };
const UPRIGHT: TakenFile = { kinds: ["video"], orAddress: false };

/** A video that is played. */
export const aboutVideo: AboutType<"video", VideoConfig> = {
  ...videoKind,
  labels: {
    source: "Vídeo",
    vertical: "Versión vertical",
    captions: "Subtítulos",
    "captions.*": "Subtítulo",
    "captions.*.startMs": "Entra",
    "captions.*.endMs": "Sale",
    "captions.*.text": "Texto",
    hasNoSpeech: "Nadie habla",
    posterAtMs: "Momento del cartel",
  },
  files: { source: LYING, vertical: UPRIGHT },
  mapSources: (config, map) => ({
    ...config,
    source: map(config.source, "source"),
    vertical: config.vertical === "" ? "" : map(config.vertical, "vertical"),
  }),
  first: () => ({ type: "video", source: "", vertical: "", captions: [], hasNoSpeech: false, posterAtMs: 0 }),
};
