import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MadeFile } from "../maker.ts";
import type { Encoding } from "./encodings.ts";
import { fromRaw, type RawPicture } from "./raw-picture.ts";

/** Options of writing a picture: its place, its name and its encoding. */
interface Writing {
  /** Absolute path. */
  readonly folder: string;
  /** Without its end. */
  readonly name: string;
  readonly encoding: Encoding;
  readonly isDrawn: boolean;
}

/** Writes a decoded picture into a folder. */
export async function writePicture(raw: RawPicture, { folder, name, encoding, isDrawn }: Writing): Promise<MadeFile> {
  const file = `${name}.${encoding.end}`;
  await writeFile(join(folder, file), await encoding.encode(fromRaw(raw), isDrawn).toBuffer());
  return { name: file, mediaType: encoding.mediaType, widthPx: raw.widthPx, heightPx: raw.heightPx };
}
