import subsetFont, { type SubsetOptions } from "subset-font";
import type { FaceSpec } from "./faces.ts";
import { sfntTables } from "./sfnt-tables.ts";
import { writeSfnt } from "./write-sfnt.ts";

/** Tables in which a font keeps how its letters stand by each other, and the classes that they speak of. */
const PLACING = ["GPOS", "GDEF"] as const;

/** Parts of a face that its cut depends on. */
type CutSpec = Pick<FaceSpec, "text" | "axes" | "features" | "kernedAt">;

async function cutAs(
  face: Uint8Array,
  { text, axes, features }: CutSpec,
  targetFormat: NonNullable<SubsetOptions["targetFormat"]>,
): Promise<Uint8Array> {
  return subsetFont(face, text, { targetFormat, variationAxes: axes, keepFeatures: features, noHinting: true });
}

/** Cuts a variable face whose letters stand by each other, at all its weights, as they do at one of them. */
async function cutKernedAt(face: Uint8Array, spec: CutSpec, weight: number): Promise<Uint8Array> {
  const [variable, fixed] = await Promise.all([
    cutAs(face, spec, "sfnt"),
    cutAs(face, { ...spec, axes: { ...spec.axes, wght: weight } }, "sfnt"),
  ]);
  const tables = new Map(sfntTables(variable).tables);
  const { tables: placing } = sfntTables(fixed);
  for (const tag of PLACING) {
    const table = placing.get(tag);
    if (table === undefined) tables.delete(tag);
    else tables.set(tag, table);
  }
  return writeSfnt(tables);
}

/**
 * Cuts a face of the site down to the characters, axes and features that pages draw.
 *
 * @param face - Uncut font.
 * @returns WOFF2; the same face and specification give the same bytes.
 */
export async function cutSiteFace(face: Uint8Array, spec: CutSpec): Promise<Uint8Array> {
  const { kernedAt } = spec;
  if (kernedAt === undefined) return cutAs(face, spec, "woff2");
  const kerned = await cutKernedAt(face, spec, kernedAt);
  return cutAs(Buffer.from(kerned), { ...spec, axes: {} }, "woff2");
}
