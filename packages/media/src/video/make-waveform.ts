import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { WAVEFORM_EVERY_MS } from "@nv/contracts";
import type { Recipe } from "@nv/contracts/schemas";
import { type Made, type MakeInput, MediaError } from "../maker.ts";
import { BEGINNING, inputOf } from "./encoding.ts";
import { requireFfmpeg } from "./ffmpeg.ts";
import { runProgram } from "./run-program.ts";
import { openVideo } from "./video-source.ts";

/** Samples of sound a second: voices are told apart from silence with far fewer. */
const RATE = 8000;

const SAMPLES_A_STEP = (RATE * WAVEFORM_EVERY_MS) / 1000;
const SAMPLE_BYTES = 2;
const LOUDEST = 0x8000;

/** Longest that is listened to, seconds: a header that lies makes no file without end. */
const MOST_S = 24 * 3600;

/** Reads how loud each step of a sound is, from signed samples of 16 bits. */
async function readPeaks(output: Readable): Promise<Buffer> {
  const peaks: number[] = [];
  let rest = Buffer.alloc(0);
  let loudest = 0;
  let samples = 0;
  for await (const chunk of output) {
    const bytes = Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % SAMPLE_BYTES);
    for (let at = 0; at < whole; at += SAMPLE_BYTES) {
      loudest = Math.max(loudest, Math.abs(bytes.readInt16LE(at)));
      samples += 1;
      if (samples < SAMPLES_A_STEP) continue;
      peaks.push(loudest);
      [loudest, samples] = [0, 0];
    }
    rest = bytes.subarray(whole);
  }
  if (samples > 0) peaks.push(loudest);
  return Buffer.from(peaks.map((peak) => Math.min(255, Math.round((peak / LOUDEST) * 255))));
}

/**
 * Measures how loud the sound of a video is at each moment, for whoever writes its captions: `peaks.bin`, a byte for every
 * {@link WAVEFORM_EVERY_MS}.
 *
 * @throws {MediaError} When it has no sound.
 */
export async function makeWaveform(input: MakeInput<Extract<Recipe, { recipe: "waveform" }>>): Promise<Made> {
  const { path, folder, signal, progress } = input;
  const source = await openVideo(path, signal, requireFfmpeg());
  if (source.audioIndex === null) throw new MediaError("El vídeo no tiene sonido.");
  // What begins later than the images is silent until then.
  const heard = ["-map", `0:${source.audioIndex}`, "-af", "aresample=async=1:first_pts=0", "-ac", "1"];
  const written = ["-ar", String(RATE), "-t", String(MOST_S), "-f", "s16le", "pipe:1"];
  const { output } = await runProgram({
    program: source.programs.ffmpeg,
    args: [...BEGINNING, ...inputOf(source), "-vn", "-sn", "-dn", ...heard, ...written],
    signal,
    read: readPeaks,
    onSeconds: (seconds) => progress(Math.min(1, seconds / source.durationS)),
  });
  const name = "peaks.bin";
  await writeFile(join(folder, name), output);
  return { files: [{ name, mediaType: "application/octet-stream", widthPx: null, heightPx: null }], data: null };
}
