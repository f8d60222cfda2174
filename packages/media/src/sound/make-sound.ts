import { join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import type { Made, MakeInput } from "../maker.ts";
import { BEGINNING, inputOf, webFile } from "../video/encoding.ts";
import { requireFfmpeg } from "../video/ffmpeg.ts";
import { loudnessFilter } from "../video/loudness.ts";
import { ignoreOutput, runProgram } from "../video/run-program.ts";
import { openSound } from "./open-sound.ts";

/** Rate at which compression is not heard, of a voice and of music, kilobits a second. */
const KBPS = { mono: 96, stereo: 128 } as const;

/** Share of the work that listening takes, 0 to 1. */
const LISTENING = 0.4;

const NAME = "sound.m4a";

/**
 * A sound to be played: AAC, which every browser plays, at the loudness of the house, with nothing of its source's labels.
 *
 * Its data: `{ durationMs }`.
 */
export async function makeSound(input: MakeInput<Extract<Recipe, { recipe: "sound" }>>): Promise<Made> {
  const { path, folder, signal, progress } = input;
  const source = await openSound(path, signal, requireFfmpeg());
  const loudness = await loudnessFilter(source, signal, (ratio) => progress(Math.min(1, ratio) * LISTENING));
  const isMono = source.channels === 1;
  const filters = ["aresample=48000", ...loudness, "aresample=48000"].join(",");
  const encoding = ["-c:a", "aac", "-b:a", `${isMono ? KBPS.mono : KBPS.stereo}k`, "-ac", isMono ? "1" : "2"];
  await runProgram({
    program: source.programs.ffmpeg,
    args: [
      ...[...BEGINNING, ...inputOf(source), "-map", `0:${source.audioIndex}`, "-vn", "-af", filters, ...encoding],
      ...["-ar", "48000", ...webFile(join(folder, NAME), source)],
    ],
    signal,
    read: ignoreOutput,
    onSeconds: (seconds) => progress(LISTENING + Math.min(1, seconds / source.durationS) * (1 - LISTENING)),
  });
  return {
    files: [{ name: NAME, mediaType: "audio/mp4", widthPx: null, heightPx: null }],
    data: { durationMs: Math.round(source.durationS * 1000) },
  };
}
