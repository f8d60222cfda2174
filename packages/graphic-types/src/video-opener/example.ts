import type { DemoFile } from "@nv/formats";
import type { Example } from "../graphic-type.ts";
import type { VideoOpenerConfig } from "./config.ts";

const LYING = "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b521";
const UPRIGHT = "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b529";

const WAVES = 4;

/** Waves that come to a shore; the last moment is as the first. @param ratio - Moment, 0 to 1. */
function shore(widthPx: number, heightPx: number, ratio: number): string {
  const waves = Array.from({ length: WAVES }, (_, place) => {
    const y = heightPx * (0.42 + 0.12 * place + 0.02 * Math.sin(2 * Math.PI * (ratio + place / WAVES)));
    const dip = heightPx * 0.05 * Math.cos(2 * Math.PI * (ratio + place / 3));
    const [third, tone] = [widthPx / 3, 58 - 9 * place];
    return `<path fill="hsl(203 34% ${tone}%)" d="M0 ${y}C${third} ${y + dip} ${2 * third} ${y - dip} ${widthPx} ${y}V${heightPx}H0z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}"><rect width="${widthPx}" height="${heightPx}" fill="#c9d6d8"/><circle cx="${0.7 * widthPx}" cy="${0.26 * heightPx}" r="${0.07 * widthPx}" fill="#e9c98c"/>${waves.join("")}</svg>`;
}

const clip = (name: string, widthPx: number, heightPx: number): DemoFile => ({
  ...{ name, credit: "Mesa de ejemplo", source: "Dibujo inventado" },
  altText: "Dibujo animado: olas inventadas llegan a una orilla, una y otra vez.",
  content: {
    ...{ kind: "clip", widthPx, heightPx, framesPerSecond: 12, frames: 48 },
    drawAt: (ratio) => shore(widthPx, heightPx, ratio),
  },
});

/** A fictional opener. */
export const videoOpenerExample: Example<VideoOpenerConfig> = {
  title: "El agua que no vuelve",
  altText: "Dibujo animado: olas inventadas llegan a una orilla, una y otra vez.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "video-opener",
    source: LYING,
    vertical: UPRIGHT,
    focus: { x: 0.5, y: 0.5 },
    kicker: "Especial de ejemplo",
    heading: "El agua que no vuelve",
    byline: "Ana Muestra",
    position: "bottom",
  },
  files: { [LYING]: clip("olas.mp4", 768, 432), [UPRIGHT]: clip("olas-vertical.mp4", 360, 640) },
};
