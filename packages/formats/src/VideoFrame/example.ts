import type { DemoFile } from "../demo-file.ts";
import type { FormatExample } from "../format.ts";
import type { VideoFrameBlock } from "./settings.ts";

const WIDTH_PX = 960;
const HEIGHT_PX = 540;

/** Part of the scene that is seen upright: it goes with the boat. */
const UPRIGHT_WIDTH = (HEIGHT_PX * 9) / 16;

const LOW_Y = 440;
const HIGH_Y = 350;
const GATES_X = [330, 630] as const;

/** Returns the share of a part of the film that has passed, 0 to 1. */
const along = (ratio: number, from: number, to: number) => Math.min(1, Math.max(0, (ratio - from) / (to - from)));

const boatX = (ratio: number) => 110 + 370 * along(ratio, 0, 0.32) + 370 * along(ratio, 0.74, 1);

const gate = (x: number, lift: number) =>
  `<path fill="#3f2a20" d="M${x - 9} ${190 - 150 * lift}h18v290h-18z"/><path fill="#6d6860" d="M${x - 26} 60h10v420h-10zM${x + 16} 60h10v420h-10zM${x - 34} 50h68v14h-68z"/>`;

/** A boat goes through a lock: in, up and out. */
function lock(ratio: number): string {
  const level = LOW_Y + (HIGH_Y - LOW_Y) * along(ratio, 0.4, 0.66);
  const [x, y] = [boatX(ratio), level];
  return (
    '<rect width="960" height="540" fill="#dfe7ea"/><path fill="#a9bcb6" d="M0 260 190 150 420 240 690 110 960 230V540H0z"/>' +
    `<path fill="#4f7f9e" d="M0 ${LOW_Y}h330v130H0z"/><path fill="#5b8eae" d="M330 ${level.toFixed(1)}h300V540H330z"/><path fill="#4f7f9e" d="M630 ${HIGH_Y}h330v250H630z"/>` +
    `<g transform="translate(${x.toFixed(1)} ${(y - 18).toFixed(1)})"><path fill="#a8402c" d="M-86 0H86L62 36H-66z"/><path fill="#f3efe6" d="M-44-40h76V0h-76z"/><path fill="#2f3b40" d="M-30-30h14v14h-14zM-6-30H8v14H-6zM-2-92h7v52h-7z"/></g>` +
    `${gate(GATES_X[0], 1 - along(ratio, 0.32, 0.4))}${gate(GATES_X[1], along(ratio, 0.66, 0.74))}` +
    '<path fill="#5d5a55" d="M0 480h960v60H0z"/><path fill="#4a4742" d="M0 480h960v10H0z"/>'
  );
}

const svg = (viewBox: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;

const lying = (ratio: number) => svg(`0 0 ${WIDTH_PX} ${HEIGHT_PX}`, lock(ratio));

function upright(ratio: number): string {
  const left = Math.min(WIDTH_PX - UPRIGHT_WIDTH, Math.max(0, boatX(ratio) - UPRIGHT_WIDTH / 2));
  return svg(`${left.toFixed(1)} 0 ${UPRIGHT_WIDTH} ${HEIGHT_PX}`, lock(ratio));
}

const LYING = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f040001";
const UPRIGHT = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f040002";

const clip = (name: string, widthPx: number, heightPx: number, drawAt: (ratio: number) => string): DemoFile => ({
  ...{ name, credit: "Mesa de ejemplo", source: "Dibujo inventado" },
  altText: "Dibujo animado: un barco entra en una esclusa, sube con el agua y sale por el otro lado.",
  content: { kind: "clip", widthPx, heightPx, framesPerSecond: 24, frames: 72, drawAt },
});

/** A lock on a canal that nobody dug. */
export const videoFrameExample: FormatExample<VideoFrameBlock> = {
  block: {
    id: "esclusa",
    format: "VideoFrame",
    settings: { video: LYING, vertical: UPRIGHT, trim: null },
    steps: [
      {
        ...{ id: "llega", align: "left", data: { atMs: 250, hold: "short" } },
        alt: "Un barco rojo llega a la esclusa por el lado bajo del canal.",
        text: "**Ejemplo.** La esclusa inventada de Aldeamuestra. El barco llega por el lado bajo, con la compuerta abierta.",
      },
      {
        ...{ id: "sube", align: "left", data: { atMs: 1600, hold: "long" } },
        alt: "Con las dos compuertas cerradas, el agua sube y levanta el barco.",
        text: "La compuerta se cierra y entra agua. Aquí el vídeo se para casi todo el paso: es lo que hay que entender.",
      },
      {
        ...{ id: "sale", align: "left", data: { atMs: null, hold: "none" } },
        alt: "El barco sale por el lado alto del canal.",
        text: "Arriba se abre la otra y el barco sale. Al subir la página, todo va hacia atrás.",
      },
    ],
  },
  files: {
    [LYING]: clip("esclusa.mp4", 768, 432, lying),
    [UPRIGHT]: clip("esclusa-vertical.mp4", 360, 640, upright),
  },
};
