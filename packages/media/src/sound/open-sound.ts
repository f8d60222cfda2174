import { MediaError } from "../maker.ts";
import type { FfmpegPrograms } from "../video/ffmpeg.ts";
import type { HeardSource } from "../video/loudness.ts";
import { probe } from "../video/probe-video.ts";
import { inputFormat } from "../video/video-formats.ts";

/** A sound to make another from. */
export interface SoundSource extends HeardSource {
  readonly audioIndex: number;
  readonly codec: string;
  readonly channels: number;
}

/** Longest that is taken, hours. */
const MOST_HOURS = 4;
const HOUR_S = 3600;

function requireDuration(durationS: number): void {
  if (!(durationS > 0)) throw new MediaError("El audio no dura nada, o está roto: expórtalo otra vez.");
  if (durationS > MOST_HOURS * HOUR_S)
    throw new MediaError(`El audio dura más de ${MOST_HOURS} horas. Recórtalo y vuelve a subirlo.`);
}

/**
 * Reads the header of a sound. Its cover, where it has one, is no part of it.
 *
 * @throws {MediaError} When it is none that is admitted, is cut short, or lasts too long.
 */
export async function openSound(path: string, signal: AbortSignal, programs: FfmpegPrograms): Promise<SoundSource> {
  const { streams, format } = await probe(path, signal, programs);
  const audio = streams.find(({ codec_type }) => codec_type === "audio");
  if (audio === undefined) throw new MediaError("El archivo no lleva ningún sonido.");
  const durationS = audio.duration ?? format.duration ?? 0;
  requireDuration(durationS);
  return {
    ...{ path, programs, durationS, audioIndex: audio.index, codec: audio.codec_name },
    inputFormat: inputFormat(format.format_name),
    channels: Math.max(1, audio.channels),
  };
}
