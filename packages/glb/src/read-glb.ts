import { readContainer } from "./container.ts";
import { GlbError, type GlbFault } from "./glb-error.ts";
import { determinant, IDENTITY, type Matrix, movePoints, placed, product, turnNormals } from "./matrix.ts";
import { accessorCount, readAccessor, type Source } from "./read-accessor.ts";
import { type GlbImage, type GlbMaterial, type Lie, readImages, readLie, readMaterial } from "./read-material.ts";
import { figures, list, record, text, whole } from "./unknown-json.ts";

export type { GlbImage, GlbMaterial } from "./read-material.ts";

/** Triangles of one look, where they stand. */
export interface GlbPrimitive {
  /** Name of the node that it is of; empty for none. */
  readonly node: string;
  /** Number that the node tells in its `extras.value`; `null` for none. */
  readonly value: number | null;
  /** Three figures a corner. */
  readonly positions: Float32Array;
  /** Three figures a corner; `null` when the file has none. */
  readonly normals: Float32Array | null;
  /** Two figures a corner, where the picture lies on it. */
  readonly uvs: Float32Array | null;
  /** Three figures a corner, linear. */
  readonly colours: Float32Array | null;
  /** Three places of corners a triangle. */
  readonly indices: Uint32Array;
  readonly material: GlbMaterial;
}

/** A model: what is drawn of it. */
export interface GlbModel {
  readonly primitives: readonly GlbPrimitive[];
  readonly images: readonly GlbImage[];
  readonly triangles: number;
}

/** Beyond these, nothing is read: no reader's browser would draw it. */
const MOST_NODES = 50_000;
const MOST_TRIANGLES = 3_000_000;

const TRIANGLES = 4;

/** Extensions that a file may require: they are applied here, or the file only looks plainer without them. */
const KNOWN = /^(KHR_(mesh_quantization|texture_transform|materials_\w+|lights_punctual)|EXT_texture_webp)$/;

const FAULTS: Readonly<Record<string, GlbFault>> = {
  KHR_draco_mesh_compression: "packed",
  EXT_meshopt_compression: "packed",
  KHR_meshopt_compression: "packed",
  KHR_texture_basisu: "packed-picture",
};

/** Looks at what a file asks for. @param undone - Packings that are undone before it is read. */
export function checkExtensions({ json }: Source, undone: ReadonlySet<string> = new Set()): void {
  for (const name of list(json.extensionsRequired).map(text))
    if (!KNOWN.test(name) && !undone.has(name)) throw new GlbError(FAULTS[name] ?? "unknown-extension", name);
}

/** Looks for buffers that are not in the file. @throws {GlbError} `external` for one. */
export function checkBuffers({ json }: Source): void {
  for (const buffer of list(json.buffers)) {
    const { uri } = record(buffer);
    if (uri !== undefined) throw new GlbError("external", text(uri).slice(0, 80));
  }
}

function matrixOf(node: Readonly<Record<string, unknown>>): Matrix {
  if (node.matrix !== undefined) return figures(node.matrix, IDENTITY);
  return placed(
    figures(node.translation, [0, 0, 0]),
    figures(node.rotation, [0, 0, 0, 1]),
    figures(node.scale, [1, 1, 1]),
  );
}

interface Standing {
  readonly name: string;
  readonly value: number | null;
  readonly mesh: unknown;
  readonly matrix: Matrix;
}

/** The nodes with a mesh, where they stand. @throws {GlbError} For a node that is in itself, and for too many. */
function standing({ json }: Source): readonly Standing[] {
  const nodes = list(json.nodes).map(record);
  const scene = record(list(json.scenes)[whole(json.scene) ?? 0]);
  const found: Standing[] = [];
  const waiting = list(scene.nodes).map((place) => ({ place, matrix: IDENTITY, name: "" }));
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen >= MOST_NODES || waiting.length > MOST_NODES) throw new GlbError("too-large", `${seen} nodes`);
    const next = waiting.pop();
    const node = nodes[whole(next?.place) ?? -1];
    if (next === undefined || node === undefined) throw new GlbError("broken", "A node is missing.");
    const matrix = product(next.matrix, matrixOf(node));
    const name = text(node.name) || next.name;
    const { value } = record(node.extras);
    const told = typeof value === "number" && Number.isFinite(value) ? value : null;
    if (node.mesh !== undefined) found.push({ name, value: told, mesh: node.mesh, matrix });
    for (const place of list(node.children)) waiting.push({ place, matrix, name });
  }
  return found;
}

const floats = (values: Float32Array | Uint32Array) => new Float32Array(values);

/** Returns the place of each corner in the picture. */
function lain(uvs: Float32Array, { offset, rotation, scale }: Lie): Float32Array {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const laid = new Float32Array(uvs.length);
  for (let place = 0; place < uvs.length; place += 2) {
    const [u, v] = [(uvs[place] ?? 0) * (scale[0] ?? 1), (uvs[place + 1] ?? 0) * (scale[1] ?? 1)];
    laid[place] = cos * u + sin * v + (offset[0] ?? 0);
    laid[place + 1] = -sin * u + cos * v + (offset[1] ?? 0);
  }
  return laid;
}

/** Three places a triangle; the other way round where a matrix turns things inside out. */
function cornersOf(source: Source, place: unknown, count: number, isInsideOut: boolean): Uint32Array {
  const read =
    place === undefined ? Uint32Array.from({ length: count }, (_, at) => at) : readAccessor(source, place, 1);
  const indices = new Uint32Array(read.length - (read.length % 3));
  for (let at = 0; at < indices.length; at += 1) {
    const from = isInsideOut && at % 3 !== 0 ? at + (at % 3 === 1 ? 1 : -1) : at;
    const corner = read[from] ?? 0;
    if (corner >= count) throw new GlbError("broken", "A triangle has a corner that is not there.");
    indices[at] = corner;
  }
  return indices;
}

function readPrimitive(source: Source, primitive: Readonly<Record<string, unknown>>, node: Standing): GlbPrimitive {
  if (record(primitive.extensions).KHR_draco_mesh_compression !== undefined) throw new GlbError("packed", "Draco");
  const { POSITION, NORMAL, TEXCOORD_0, COLOR_0 } = record(primitive.attributes);
  const count = accessorCount(source, POSITION);
  const attribute = (place: unknown, size: number) =>
    place === undefined || accessorCount(source, place) !== count ? null : floats(readAccessor(source, place, size));
  const [normals, uvs] = [attribute(NORMAL, 3), attribute(TEXCOORD_0, 2)];
  return {
    ...{ node: node.name, value: node.value },
    positions: movePoints(node.matrix, floats(readAccessor(source, POSITION, 3))),
    normals: normals === null ? null : turnNormals(node.matrix, normals),
    uvs: uvs === null ? null : lain(uvs, readLie(source, primitive.material)),
    colours: attribute(COLOR_0, 3),
    indices: cornersOf(source, primitive.indices, count, determinant(node.matrix) < 0),
    material: readMaterial(source, primitive.material),
  };
}

/**
 * Reads the triangles of a model.
 *
 * @param bytes - A GLB.
 * @throws {GlbError} For one that is broken, that needs what is not in it, and that is too large for anybody.
 */
export function readGlb(bytes: Uint8Array): GlbModel {
  const { json, binary } = readContainer(bytes);
  const source = { json: record(json), binary };
  checkExtensions(source);
  checkBuffers(source);
  const images = readImages(source);
  const meshes = list(source.json.meshes).map((mesh) => list(record(mesh).primitives).map(record));
  const primitives: GlbPrimitive[] = [];
  let triangles = 0;
  for (const node of standing(source)) {
    for (const primitive of meshes[whole(node.mesh) ?? -1] ?? []) {
      if ((primitive.mode ?? TRIANGLES) !== TRIANGLES) continue;
      const read = readPrimitive(source, primitive, node);
      triangles += read.indices.length / 3;
      if (triangles > MOST_TRIANGLES) throw new GlbError("too-large", `${triangles} triangles`);
      primitives.push(read);
    }
  }
  if (triangles === 0) throw new GlbError("empty", "It has no triangle.");
  return { primitives, images, triangles };
}
