import { open } from "node:fs/promises";

/** Length of the start of a file that is read, bytes: a picture describes itself before its pixels. */
const HEAD_BYTES = 65_536;

/** Marks at which a picture says how its light is coded, with the bytes from the beginning of the mark to the curve. */
const MARKS = {
  /** The box of a colour by numbers: two bytes of primaries, two of the curve. @see ISO/IEC 14496-12, 12.1.5 */
  avif: { mark: "colrnclx", curveAt: 10, curveBytes: 2 },
  /** @see https://www.w3.org/TR/png-3/#cICP-chunk */
  png: { mark: "cICP", curveAt: 5, curveBytes: 1 },
} as const;

/** Curves of light that go beyond what an ordinary screen shows: PQ and HLG. @see ITU-T H.273, table 3 */
const HDR_CURVES: ReadonlySet<number> = new Set([16, 18]);

/**
 * Whether all that a picture holds is HDR: decoded as it stands it would come out grey. One that has a version for ordinary screens
 * too is none.
 *
 * @param path - Absolute path.
 */
export async function isOnlyHdr(path: string, format: string): Promise<boolean> {
  const marks = format === "heic" ? MARKS.avif : format === "avif" || format === "png" ? MARKS[format] : null;
  if (marks === null) return false;
  const { mark, curveAt, curveBytes } = marks;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const curves: number[] = [];
    for (let at = buffer.indexOf(mark); at >= 0; at = buffer.indexOf(mark, at + mark.length))
      if (at + curveAt + curveBytes <= bytesRead) curves.push(buffer.readUIntBE(at + curveAt, curveBytes));
    return curves.length > 0 && curves.every((curve) => HDR_CURVES.has(curve));
  } finally {
    await file.close();
  }
}
