import { readContainer } from "./container.ts";
import { GlbError } from "./glb-error.ts";
import { accessorCount, type Source } from "./read-accessor.ts";
import { checkBuffers, checkExtensions } from "./read-glb.ts";
import { list, record, text, whole } from "./unknown-json.ts";

/** Ways to pack triangles that the server undoes. */
export const PACKINGS: ReadonlySet<string> = new Set(["KHR_draco_mesh_compression", "EXT_meshopt_compression"]);

/** Most figures that a packed model may say it has, all together: a hundred million are four hundred megabytes. */
const MOST_FIGURES = 100_000_000;

/** Most figures of one value: a matrix. */
const WIDEST = 16;

function sourceOf(bytes: Uint8Array): Source {
  const { json, binary } = readContainer(bytes);
  return { json: record(json), binary };
}

const namesIn = ({ json }: Source) => [...list(json.extensionsUsed), ...list(json.extensionsRequired)].map(text);

/** Whether the triangles of a model are packed in a way that the server undoes. @throws {GlbError} For what is no GLB. */
export const isPacked = (bytes: Uint8Array): boolean => namesIn(sourceOf(bytes)).some((name) => PACKINGS.has(name));

/** Bytes that a part of the file says it has once it is unpacked. */
function unpackedBytes(view: unknown): number {
  const { count, byteStride } = record(record(record(view).extensions).EXT_meshopt_compression);
  return (whole(count) ?? 0) * (whole(byteStride) ?? 0);
}

/**
 * Looks at what a packed model says of itself before anything is unpacked.
 *
 * @throws {GlbError} For what is no GLB, names a file beside it, asks for what is not known here, or says that it is larger than anybody could draw.
 */
export function requirePackedBounds(bytes: Uint8Array): void {
  const source = sourceOf(bytes);
  checkExtensions(source, PACKINGS);
  checkBuffers(source);
  const values = list(source.json.accessors).reduce<number>((sum, _, at) => sum + accessorCount(source, at), 0);
  const packed = list(source.json.bufferViews).reduce<number>((sum, view) => sum + unpackedBytes(view), 0);
  if (values * WIDEST > MOST_FIGURES * 4 || packed > MOST_FIGURES * 4)
    throw new GlbError("too-large", `${values} values, ${packed} bytes`);
}
