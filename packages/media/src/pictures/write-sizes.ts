import type { MadeFile } from "../maker.ts";
import type { Encoding } from "./encodings.ts";
import type { Size } from "./orientation.ts";
import { type RawPicture, shrinkRaw } from "./raw-picture.ts";
import { writePicture } from "./write-picture.ts";

/** Options of writing a decoded picture at several sizes. */
interface Writing {
  /** Absolute path. */
  readonly folder: string;
  /** Not larger than the picture. */
  readonly sizes: readonly Size[];
  readonly encodings: readonly Encoding[];
  readonly isDrawn: boolean;
  readonly signal: AbortSignal;
  /** @param ratio - How far it is, 0 to 1. */
  readonly progress: (ratio: number) => void;
}

/** Writes a decoded picture at several sizes, each in several formats and named by its width. */
export async function writeSizes(raw: RawPicture, writing: Writing): Promise<readonly MadeFile[]> {
  const { folder, sizes, encodings, isDrawn, signal, progress } = writing;
  const files: MadeFile[] = [];
  for (const size of sizes) {
    const sized = await shrinkRaw(raw, size);
    for (const encoding of encodings) {
      signal.throwIfAborted();
      files.push(await writePicture(sized, { folder, name: String(size.widthPx), encoding, isDrawn }));
      progress(files.length / (sizes.length * encodings.length));
    }
  }
  return files;
}
