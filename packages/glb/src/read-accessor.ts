import { GlbError } from "./glb-error.ts";
import { list, record, text, whole } from "./unknown-json.ts";

/** A description with its lists, and the bytes that it speaks of. */
export interface Source {
  readonly json: Readonly<Record<string, unknown>>;
  readonly binary: Uint8Array;
}

/** Values that an accessor may hold before memory is given to them: ten million corners. */
const MOST_VALUES = 30_000_000;

interface Component {
  readonly bytes: number;
  /** Number that stands for one when whole numbers stand for shares. */
  readonly most: number;
  read(view: DataView, at: number): number;
}

/** Kinds of figures by their number in glTF. */
const COMPONENTS: Readonly<Record<number, Component>> = {
  5120: { bytes: 1, most: 127, read: (view, at) => view.getInt8(at) },
  5121: { bytes: 1, most: 255, read: (view, at) => view.getUint8(at) },
  5122: { bytes: 2, most: 32_767, read: (view, at) => view.getInt16(at, true) },
  5123: { bytes: 2, most: 65_535, read: (view, at) => view.getUint16(at, true) },
  5125: { bytes: 4, most: 4_294_967_295, read: (view, at) => view.getUint32(at, true) },
  5126: { bytes: 4, most: 1, read: (view, at) => view.getFloat32(at, true) },
};

const SIZES: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };

/** The bytes of a part of the file. @throws {GlbError} When it is not in the file. */
export function viewBytes({ json, binary }: Source, place: unknown): { bytes: Uint8Array; strideBytes: number } {
  const view = record(list(json.bufferViews)[whole(place) ?? -1]);
  const [from, length] = [whole(view.byteOffset ?? 0), whole(view.byteLength)];
  if (record(view.extensions).EXT_meshopt_compression !== undefined) throw new GlbError("packed", "meshopt");
  if (view.buffer !== 0 || from === null || length === null || from + length > binary.length)
    throw new GlbError("broken", `View ${String(place)} is not in the file.`);
  return { bytes: binary.subarray(from, from + length), strideBytes: whole(view.byteStride) ?? 0 };
}

/** Returns the number of values of an accessor. */
export const accessorCount = ({ json }: Source, place: unknown) =>
  whole(record(list(json.accessors)[whole(place) ?? -1]).count) ?? 0;

/**
 * The figures of an accessor, one after another.
 *
 * @param size - Figures of each value; a fourth is left out where three are wanted.
 * @throws {GlbError} When they are not in the file.
 */
export function readAccessor(source: Source, place: unknown, size: number): Float32Array | Uint32Array {
  const accessor = record(list(source.json.accessors)[whole(place) ?? -1]);
  const component = COMPONENTS[whole(accessor.componentType) ?? -1];
  const has = SIZES[text(accessor.type)] ?? 0;
  const count = whole(accessor.count) ?? 0;
  if (component === undefined || has < size || accessor.sparse !== undefined)
    throw new GlbError("broken", `Accessor ${String(place)} cannot be read.`);
  if (count * size > MOST_VALUES) throw new GlbError("too-large", `${count} values`);
  const { bytes, strideBytes } = viewBytes(source, accessor.bufferView);
  const stride = strideBytes || has * component.bytes;
  const start = whole(accessor.byteOffset ?? 0) ?? 0;
  if (count > 0 && start + (count - 1) * stride + has * component.bytes > bytes.length)
    throw new GlbError("broken", `Accessor ${String(place)} is not in the file.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const most = accessor.normalized === true ? component.most : 1;
  const values = size === 1 ? new Uint32Array(count) : new Float32Array(count * size);
  for (let one = 0; one < count; one += 1)
    for (let part = 0; part < size; part += 1)
      values[one * size + part] = component.read(view, start + one * stride + part * component.bytes) / most;
  return values;
}
