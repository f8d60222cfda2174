import type { FormatExample } from "../format.ts";
import type { AudioBlock } from "./settings.ts";

const AUDIO = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f0a0041";

const RATE = 16_000;
const SECONDS = 3;
const HEAD_BYTES = 44;
const TURN = 2 * Math.PI;

/** A bell that nobody rang, once a second, as a WAV of one channel. @see http://soundfile.sapp.org/doc/WaveFormat/ */
function bell(): Uint8Array {
  const samples = RATE * SECONDS;
  const bytes = new Uint8Array(HEAD_BYTES + 2 * samples);
  const view = new DataView(bytes.buffer);
  const letters = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  letters(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  letters(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, 2 * RATE, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  letters(36, "data");
  view.setUint32(40, 2 * samples, true);
  for (let at = 0; at < samples; at += 1) {
    const second = (at % RATE) / RATE;
    const tone = Math.sin(TURN * 660 * second) + 0.5 * Math.sin(TURN * 1320 * second);
    view.setInt16(HEAD_BYTES + 2 * at, Math.round(12_000 * tone * Math.exp(-5 * second)), true);
  }
  return bytes;
}

const BELL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><rect width="960" height="540" fill="#22394a"/><path fill="#c9a227" d="M480 120a110 110 0 0 1 110 110c0 90 30 130 60 160H310c30-30 60-70 60-160a110 110 0 0 1 110-110z"/><circle cx="480" cy="410" r="26" fill="#e9e4d8"/></svg>';

/** A bell of a town that is nowhere. */
export const audioExample: FormatExample<AudioBlock> = {
  block: {
    id: "audio",
    format: "Audio",
    settings: {},
    steps: [
      {
        ...{ id: "a", alt: "Una campana", align: "center" },
        text: "**Ejemplo.** El audio suena cuando el lector quiere.",
        data: { audio: AUDIO, transcript: "[Tres campanadas, una por segundo.]" },
      },
    ],
  },
  files: {
    [AUDIO]: {
      ...{ name: "campana.wav", altText: "Una campana", credit: "Mesa de ejemplo", source: "Sonido inventado" },
      content: { kind: "sound", bytes: bell, svg: BELL },
    },
  },
};
