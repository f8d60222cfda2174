import { writeFile } from "node:fs/promises";
import type { DemoContent } from "@nv/formats";
import { encodeClip } from "@nv/media";
import { zipSync } from "fflate";

/**
 * Writes the file of an example that somebody would have brought.
 *
 * @param path - Absolute; a clip's ends in `.mp4`.
 * @throws {MediaError} For a clip, where there is no ffmpeg.
 */
export async function writeDrawn(content: DemoContent, path: string, signal: AbortSignal): Promise<void> {
  switch (content.kind) {
    case "drawing":
      return writeFile(path, content.svg);
    case "clip":
      return encodeClip(content, path, signal);
    case "sound":
    case "model":
      return writeFile(path, content.bytes());
    case "folder": {
      const entries = Object.entries(content.files()).map(([name, text]) => [name, Buffer.from(text)] as const);
      return writeFile(path, zipSync(Object.fromEntries(entries)));
    }
  }
}
