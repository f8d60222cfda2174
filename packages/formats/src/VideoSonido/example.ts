import type { FormatExample } from "../format.ts";
import type { VideoSonidoBlock } from "./settings.ts";

const VIDEO = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f0a0031";

const TURN = 2 * Math.PI;

/** A lamp that goes to and fro. @param ratio - Moment, 0 to 1. */
function lamp(ratio: number): string {
  const angle = (24 * Math.sin(ratio * TURN)).toFixed(2);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><rect width="960" height="540" fill="#22394a"/>' +
    `<g transform="rotate(${angle} 480 0)"><path fill="#e9e4d8" d="M476 0h8v240h-8z"/><path fill="#a8402c" d="M430 240h100l40 80H390z"/>` +
    '<path fill="#f6e3a1" fill-opacity=".6" d="M390 320h180l120 220H270z"/></g></svg>'
  );
}

/** Words that nobody said, in a room that is nowhere. */
export const videoSonidoExample: FormatExample<VideoSonidoBlock> = {
  block: {
    id: "video",
    format: "VideoSonido",
    settings: {},
    steps: [
      {
        ...{ id: "a", alt: "", align: "center" },
        text: "**Ejemplo.** El vídeo se pone en marcha cuando el lector quiere.",
        data: {
          video: VIDEO,
          captions: [{ startMs: 0, endMs: 1500, text: "Aquí se lee lo que se dice." }],
          hasNoSpeech: false,
          posterAtMs: 0,
        },
      },
    ],
  },
  files: {
    [VIDEO]: {
      name: "lampara.mp4",
      altText: "Dibujo animado: una lámpara roja va y viene sobre fondo azul.",
      credit: "Mesa de ejemplo",
      source: "Dibujo inventado",
      content: { kind: "clip", widthPx: 768, heightPx: 432, framesPerSecond: 12, frames: 24, drawAt: lamp },
    },
  },
};
