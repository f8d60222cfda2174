import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { VideoProbe } from "./probe-video.ts";
import { runProgram } from "./run-program.ts";
import { INPUT_LIMITS } from "./video-formats.ts";

/** A packet: a frame, before it is decoded. Times are seconds. */
export interface Packet {
  readonly atS: number;
  readonly lastsS: number;
  readonly isKey: boolean;
}

/** Reads `0.040000,0.040000,K__`; the last of a file may say nothing of how long it lasts. */
export function readPacket(line: string): Packet | null {
  const [at, lasts, flags] = line.split(",");
  const atS = Number.parseFloat(at ?? "");
  if (!Number.isFinite(atS)) return null;
  const lastsS = Number.parseFloat(lasts ?? "");
  return { atS, lastsS: lastsS > 0 ? lastsS : 0, isKey: flags?.startsWith("K") ?? false };
}

const takeFrom =
  (take: (packet: Packet) => void) =>
  async (output: Readable): Promise<void> => {
    for await (const line of createInterface({ input: output })) {
      const packet = readPacket(line);
      if (packet !== null) take(packet);
    }
  };

/** Which packets are read. */
export interface PacketRange {
  /** As ffprobe takes it: `%+60` for the first minute. */
  readonly interval: string;
  /** Index of a stream; every one when it is left out. */
  readonly stream?: number;
}

/**
 * Reads packets one after another, decoding none.
 *
 * @returns What ffprobe complained of.
 */
export async function readPackets(
  { path, programs, inputFormat }: VideoProbe,
  { interval, stream }: PacketRange,
  signal: AbortSignal,
  take: (packet: Packet) => void,
): Promise<string> {
  const args = [
    ...["-v", "error", "-hide_banner", ...INPUT_LIMITS, "-f", inputFormat],
    ...(stream === undefined ? [] : ["-select_streams", String(stream)]),
    ...["-read_intervals", interval, "-show_entries", "packet=pts_time,duration_time,flags", "-of", "csv=p=0"],
    ...["-i", `file:${path}`],
  ];
  const { complaints } = await runProgram({ program: programs.ffprobe, args, signal, read: takeFrom(take) });
  return complaints;
}
