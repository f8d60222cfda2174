import subsetFont from "subset-font";

/** Features of a published piece: pairs brought together, figures of one height that stand under each other, accents in their place. */
const PIECE_FEATURES = ["kern", "liga", "tnum", "lnum", "mark", "ccmp", "locl", "ordn", "case"];

/** Axes as they are, or pinned to a value, or to a part of their range. */
type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

/**
 * Cuts a typeface down to the characters of a text.
 *
 * @param face - TrueType, OpenType, WOFF or WOFF2.
 * @param axes - Of a variable one; all of them whole when left out.
 * @returns WOFF2; the same face and characters give the same bytes.
 * @throws {Error} When the bytes are no typeface.
 */
export function cutFace(face: Uint8Array, text: string, axes: Axes = {}): Promise<Uint8Array> {
  // It tells formats apart by what only a buffer can do.
  return subsetFont(Buffer.from(face), text, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: PIECE_FEATURES,
    noHinting: true,
  });
}
