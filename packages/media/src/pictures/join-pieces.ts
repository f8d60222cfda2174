import { open, rm } from "node:fs/promises";
import sharp from "sharp";
import { MediaError } from "../maker.ts";
import { tiffHead } from "./plain-tiff.ts";

const CHANNELS = 3;

/** JPEG quality at which nobody sees what is lost of it; renditions make smaller pictures of it. */
const QUALITY = 90;

/** A piece of a picture, and where it goes, pixels. */
export interface Piece {
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A picture that comes in pieces: all of it is covered, row by row. */
export interface InPieces<Own extends Piece> {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pieces: readonly Own[];
}

/** A piece may be off by what rounding takes or gives. */
const SLACK_PX = 1;

/** The pixels of a piece, as large as its place. @throws {MediaError} When it is something else. */
async function pixelsOf(bytes: Uint8Array, { widthPx, heightPx }: Piece): Promise<Buffer> {
  try {
    const mostPixels = (widthPx + SLACK_PX) * (heightPx + SLACK_PX);
    const picture = sharp(bytes, { limitInputPixels: mostPixels });
    const { width, height } = await picture.metadata();
    if (Math.abs(width - widthPx) > SLACK_PX || Math.abs(height - heightPx) > SLACK_PX)
      throw new MediaError(`Una pieza mide ${width} × ${height} px y debía medir ${widthPx} × ${heightPx}.`);
    return await picture
      .resize(widthPx, heightPx, { fit: "fill" })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer();
  } catch (cause) {
    throw cause instanceof MediaError ? cause : new MediaError("Una pieza de la imagen no se puede leer.", { cause });
  }
}

/** Pieces of one row each, from the first row. */
function rowsOf<Own extends Piece>(pieces: readonly Own[]): readonly (readonly Own[])[] {
  const rows = new Map<number, Own[]>();
  for (const piece of pieces) {
    const row = rows.get(piece.topPx);
    if (row === undefined) rows.set(piece.topPx, [piece]);
    else row.push(piece);
  }
  return [...rows.values()];
}

/**
 * Puts a picture together of its pieces, a row in memory at a time, as a JPEG.
 *
 * @param readRow - Gives the bytes of the pieces of a row, in their order.
 * @param path - Absolute path of the JPEG; beside it there is room for all of it without packing.
 * @throws {MediaError} When a piece is no picture or of another size.
 */
export async function joinPieces<Own extends Piece>(
  { widthPx, heightPx, pieces }: InPieces<Own>,
  readRow: (row: readonly Own[]) => Promise<readonly Uint8Array[]>,
  { path, signal }: { readonly path: string; readonly signal: AbortSignal },
): Promise<void> {
  const plain = `${path}.tiff`;
  const file = await open(plain, "w");
  try {
    await file.appendFile(tiffHead(widthPx, heightPx));
    for (const row of rowsOf(pieces)) {
      signal.throwIfAborted();
      const found = await readRow(row);
      const lines = Buffer.alloc(widthPx * (row[0]?.heightPx ?? 0) * CHANNELS, 0xff);
      for (const [place, piece] of row.entries()) {
        const pixels = await pixelsOf(found[place] ?? new Uint8Array(), piece);
        const lineBytes = piece.widthPx * CHANNELS;
        for (let line = 0; line < piece.heightPx; line += 1)
          pixels.copy(lines, (line * widthPx + piece.leftPx) * CHANNELS, line * lineBytes, (line + 1) * lineBytes);
      }
      await file.appendFile(lines);
    }
  } finally {
    await file.close();
  }
  signal.throwIfAborted();
  await sharp(plain, { limitInputPixels: widthPx * heightPx, sequentialRead: true })
    .jpeg({ quality: QUALITY })
    .toFile(path);
  await rm(plain);
}
