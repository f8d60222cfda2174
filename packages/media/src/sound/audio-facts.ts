import type { AudioFacts } from "@nv/contracts/schemas";
import { inputOf } from "../video/encoding.ts";
import { requireFfmpeg } from "../video/ffmpeg.ts";
import { ignoreOutput, runProgram } from "../video/run-program.ts";
import { openSound, type SoundSource } from "./open-sound.ts";

/** Decodes the first second: what says that a codec is known does not say that this machine decodes it. */
async function requireDecodable(source: SoundSource, signal: AbortSignal): Promise<void> {
  const heard = ["-map", `0:${source.audioIndex}`, "-t", "1", "-f", "null", "-"];
  const args = ["-nostdin", "-hide_banner", "-v", "error", "-xerror", ...inputOf(source), ...heard];
  await runProgram({ program: source.programs.ffmpeg, args, signal, read: ignoreOutput });
}

/**
 * Reads what is known of a sound, without decoding more than its first second.
 *
 * @param path - Absolute path of the file.
 * @param format - As its bytes say.
 * @throws {MediaError} With the sentence of what is wrong with it, or that there is no ffmpeg.
 */
export async function readAudioFacts(
  path: string,
  format: AudioFacts["format"],
  signal: AbortSignal,
): Promise<AudioFacts> {
  const source = await openSound(path, signal, requireFfmpeg());
  await requireDecodable(source, signal);
  const { codec, channels, durationS } = source;
  return { kind: "audio", format, codec, channels, durationMs: Math.max(1, Math.round(durationS * 1000)) };
}
