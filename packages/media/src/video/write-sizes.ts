import { join } from "node:path";
import type { MadeFile, MakeInput } from "../maker.ts";
import { BEGINNING, inputOf, webFile } from "./encoding.ts";
import { ignoreOutput, runProgram } from "./run-program.ts";
import type { SizePx } from "./video-sizes.ts";
import type { VideoSource } from "./video-source.ts";

/** Sizes to write of a video: one reading of it gives all of them. */
export interface SizesWanted {
  /** The largest first. */
  readonly sizes: readonly SizePx[];
  /** Filter graph from the source to the largest size, with `[whole]` at its end. */
  readonly graph: string;
  /** Labels of the sound in the graph, one a size; none for silent videos. */
  readonly sound?: readonly string[];
  /** Returns the options of the encoding of a size. */
  readonly encode: (size: SizePx) => readonly string[];
  /** Duration of what comes out, seconds. */
  readonly lastsS: number;
}

const nameOf = ({ heightPx }: SizePx): string => `${heightPx}.mp4`;

/** From the largest size to each of the others. */
function splitGraph(sizes: readonly SizePx[]): string {
  const copies = sizes.map((_, position) => `[copy${position}]`).join("");
  const scaled = sizes.map(({ widthPx, heightPx }, position) => {
    const filter = position === 0 ? "null" : `scale=${widthPx}:${heightPx}:flags=bicubic`;
    return `[copy${position}]${filter}[size${position}]`;
  });
  return [`[whole]split=${sizes.length}${copies}`, ...scaled].join(";");
}

/**
 * The command that writes all sizes of a video.
 *
 * @param folder - Absolute path.
 */
export function sizesCommand(source: VideoSource, folder: string, wanted: SizesWanted): readonly string[] {
  const outputs = wanted.sizes.flatMap((size, position) => {
    const label = wanted.sound?.[position];
    const sound =
      label === undefined ? ["-an"] : ["-map", label, "-c:a", "aac", "-b:a", "128k", "-ac", "2", "-ar", "48000"];
    return [
      "-map",
      `[size${position}]`,
      ...sound,
      ...wanted.encode(size),
      ...webFile(join(folder, nameOf(size)), source),
    ];
  });
  const graph = `${wanted.graph};${splitGraph(wanted.sizes)}`;
  return [...BEGINNING, ...inputOf(source), "-filter_complex", graph, ...outputs];
}

/** Writes all sizes of a video. @param onRatio - How far it is, 0 to 1. */
export async function writeSizes(
  { folder, signal }: Pick<MakeInput, "folder" | "signal">,
  source: VideoSource,
  wanted: SizesWanted,
  onRatio: (ratio: number) => void,
): Promise<readonly MadeFile[]> {
  await runProgram({
    program: source.programs.ffmpeg,
    args: sizesCommand(source, folder, wanted),
    signal,
    read: ignoreOutput,
    onSeconds: (seconds) => onRatio(Math.min(1, seconds / wanted.lastsS)),
  });
  onRatio(1);
  return wanted.sizes.map((size) => ({ name: nameOf(size), mediaType: "video/mp4", ...size }));
}
