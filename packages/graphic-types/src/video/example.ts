import type { DemoFile } from "@nv/formats";
import type { Example } from "../graphic-type.ts";
import type { VideoConfig } from "./config.ts";

const LYING = "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b511";
const UPRIGHT = "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b519";

/** A gate that goes up, and the water that goes through. @param ratio - Moment, 0 to 1. */
function gate(widthPx: number, heightPx: number, ratio: number): string {
  const lift = Math.min(1, Math.max(0, (ratio - 0.1) / 0.5));
  const [x, low, high] = [0.5 * widthPx, 0.74 * heightPx, 0.5 * heightPx];
  const right = low - (low - high) * 0.6 * Math.max(0, ratio - 0.2);
  const wide = 0.03 * widthPx;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}"><rect width="${widthPx}" height="${heightPx}" fill="#dfe7ea"/>` +
    `<path fill="#4f7f9e" d="M0 ${high}h${x}v${heightPx}H0z"/><path fill="#5b8eae" d="M${x} ${right}h${x}v${heightPx}h${-x}z"/>` +
    `<path fill="#3f2a20" d="M${x - wide / 2} ${(0.34 - 0.26 * lift) * heightPx}h${wide}v${0.5 * heightPx}h${-wide}z"/>` +
    `<path fill="#6d6860" d="M${x - 1.8 * wide} ${0.1 * heightPx}h${wide}v${0.78 * heightPx}h${-wide}zM${x + 0.8 * wide} ${0.1 * heightPx}h${wide}v${0.78 * heightPx}h${-wide}z"/>` +
    `<path fill="#5d5a55" d="M0 ${0.88 * heightPx}h${widthPx}v${heightPx}H0z"/></svg>`
  );
}

const clip = (name: string, widthPx: number, heightPx: number): DemoFile => ({
  ...{ name, credit: "Mesa de ejemplo", source: "Dibujo inventado" },
  altText: "Dibujo animado: una compuerta inventada sube y el agua pasa de un lado al otro.",
  content: {
    ...{ kind: "clip", widthPx, heightPx, framesPerSecond: 10, frames: 65 },
    drawAt: (ratio) => gate(widthPx, heightPx, ratio),
  },
});

/** A fictional video with captions, upright on a phone. */
export const videoExample: Example<VideoConfig> = {
  title: "Cómo se abre la compuerta de ejemplo",
  altText: "Dibujo animado: una compuerta inventada sube y el agua pasa de un lado al otro.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "video",
    source: LYING,
    vertical: UPRIGHT,
    captions: [
      { startMs: 500, endMs: 3000, text: "La compuerta pesa lo que diez coches." },
      { startMs: 3200, endMs: 6000, text: "Sube en menos de un minuto." },
    ],
    hasNoSpeech: false,
    posterAtMs: 2000,
  },
  files: { [LYING]: clip("compuerta.mp4", 768, 432), [UPRIGHT]: clip("compuerta-vertical.mp4", 360, 640) },
};
