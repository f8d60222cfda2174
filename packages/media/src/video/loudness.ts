import { z } from "zod";
import { MediaError } from "../maker.ts";
import { BEGINNING, inputOf } from "./encoding.ts";
import { ignoreOutput, runProgram } from "./run-program.ts";
import type { VideoSource } from "./video-source.ts";

/** The newspaper's loudness, as broadcasters of the web keep it (EBU R 128 s2): LUFS, true peak in dBTP, range in LU. */
const WANTED = "I=-16:TP=-1.5:LRA=11";

/** Quieter than this is silence with noise, which is left as it is, LUFS. */
const SILENT_LUFS = -50;

/** A source of sound, as far as it is listened to. */
export type HeardSource = Pick<VideoSource, "path" | "programs" | "inputFormat" | "audioIndex" | "durationS">;

const figure = z.string().transform(Number);

/** Measurements that the first pass of `loudnorm` reports. */
const Measured = z.object({
  input_i: figure,
  input_tp: figure,
  input_lra: figure,
  input_thresh: figure,
  target_offset: figure,
});
type Measured = z.infer<typeof Measured>;

/** Reads what `loudnorm` writes among ffmpeg's complaints, at their end. */
function readMeasured(complaints: string): Measured | null {
  const start = complaints.lastIndexOf("{");
  const end = complaints.lastIndexOf("}");
  if (start === -1 || end < start) return null;
  return Measured.parse(JSON.parse(complaints.slice(start, end + 1)));
}

/**
 * Listens to a whole video, or to a whole sound.
 *
 * @param onRatio - How far it is, 0 to 1.
 * @returns The filter that brings it to the newspaper's loudness without squeezing it; empty for silence, which has none.
 */
export async function loudnessFilter(
  source: HeardSource,
  signal: AbortSignal,
  onRatio: (ratio: number) => void,
): Promise<readonly string[]> {
  if (source.audioIndex === null) return [];
  const beginning = BEGINNING.map((word) => (word === "error" ? "info" : word));
  const listen = ["-map", `0:${source.audioIndex}`, "-af", `loudnorm=${WANTED}:print_format=json`, "-f", "null", "-"];
  const { complaints } = await runProgram({
    program: source.programs.ffmpeg,
    args: [...beginning, "-nostats", ...inputOf(source), "-vn", "-sn", "-dn", ...listen],
    signal,
    read: ignoreOutput,
    onSeconds: (seconds) => onRatio(seconds / source.durationS),
  });
  const measured = readMeasured(complaints);
  if (measured === null)
    throw new MediaError("El sonido no se puede leer: expórtalo con sonido AAC o, si es un vídeo, sin sonido.");
  if (!(measured.input_i > SILENT_LUFS)) return [];
  const found = `measured_I=${measured.input_i}:measured_TP=${measured.input_tp}:measured_LRA=${measured.input_lra}`;
  const rest = `measured_thresh=${measured.input_thresh}:offset=${measured.target_offset}:linear=true`;
  return [`loudnorm=${WANTED}:${found}:${rest}`];
}
