import type { CityModel } from "./city-model.ts";

const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const SPACE = 0x20;
const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_BUFFER = 34963;

interface Mesh {
  readonly positions: readonly number[];
  readonly indices: readonly number[];
}

/** One mesh a volume. glTF has y upwards and north is minus z; faces keep their own corners, so that edges stay sharp. */
function meshes({ volumes }: CityModel): readonly Mesh[] {
  return volumes.map(({ faces }) => {
    const positions: number[] = [];
    const indices: number[] = [];
    for (const { corners, triangles } of faces) {
      const base = positions.length / 3;
      for (const [x, y, z] of corners) positions.push(x, z, -y);
      for (const triangle of triangles) indices.push(...triangle.map((index) => base + index));
    }
    return { positions, indices };
  });
}

function bounds(positions: readonly number[]): { readonly min: number[]; readonly max: number[] } {
  const axis = (offset: number) => positions.filter((_, index) => index % 3 === offset);
  const extreme = (pick: (a: number, b: number) => number) => [0, 1, 2].map((at) => Math.fround(axis(at).reduce(pick)));
  return { min: extreme((a, b) => Math.min(a, b)), max: extreme((a, b) => Math.max(a, b)) };
}

function padded(bytes: Uint8Array, filler: number): Uint8Array {
  const result = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler);
  result.set(bytes);
  return result;
}

/** Writes a model as binary glTF 2.0: one node a volume, named after it, with its storeys in `extras`. Metres. */
export function writeGlb(model: CityModel): Uint8Array<ArrayBuffer> {
  const all = meshes(model);
  const views: object[] = [];
  const accessors: object[] = [];
  const pieces: Uint8Array[] = [];
  let byteOffset = 0;

  function add(values: Float32Array | Uint32Array, target: number, accessor: object): number {
    const bytes = new Uint8Array(values.buffer);
    views.push({ buffer: 0, byteOffset, byteLength: bytes.length, target });
    accessors.push({ bufferView: views.length - 1, ...accessor });
    pieces.push(bytes);
    byteOffset += bytes.length;
    return accessors.length - 1;
  }

  const gltfMeshes = all.map(({ positions, indices }) => {
    const position = add(new Float32Array(positions), ARRAY_BUFFER, {
      componentType: FLOAT,
      count: positions.length / 3,
      type: "VEC3",
      ...bounds(positions),
    });
    const index = add(new Uint32Array(indices), ELEMENT_BUFFER, {
      componentType: UNSIGNED_INT,
      count: indices.length,
      type: "SCALAR",
    });
    return { primitives: [{ attributes: { POSITION: position }, indices: index, material: 0 }] };
  });
  const scene = {
    asset: {
      version: "2.0",
      extras: { nota: `Altura estimada: plantas × ${model.floorHeightM} m`, epsg: model.epsg, origen: model.origin },
    },
    scene: 0,
    scenes: [{ nodes: all.map((_, index) => index) }],
    nodes: model.volumes.map(({ id, floors, heightM }, mesh) => ({
      mesh,
      name: id,
      extras: { plantas: floors, alturaEstimada: heightM },
    })),
    meshes: gltfMeshes,
    materials: [
      { pbrMetallicRoughness: { baseColorFactor: [0.86, 0.83, 0.76, 1], metallicFactor: 0, roughnessFactor: 0.9 } },
    ],
    buffers: [{ byteLength: byteOffset }],
    bufferViews: views,
    accessors,
  };
  const json = padded(new TextEncoder().encode(JSON.stringify(scene)), SPACE);
  const total = HEADER_BYTES + 2 * CHUNK_HEADER_BYTES + json.length + byteOffset;
  const glb = new Uint8Array(total);
  const view = new DataView(glb.buffer);
  const words = [MAGIC, VERSION, total, json.length, JSON_CHUNK];
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, true);
  glb.set(json, HEADER_BYTES + CHUNK_HEADER_BYTES);
  let at = HEADER_BYTES + CHUNK_HEADER_BYTES + json.length;
  view.setUint32(at, byteOffset, true);
  view.setUint32(at + 4, BINARY_CHUNK, true);
  at += CHUNK_HEADER_BYTES;
  for (const piece of pieces) {
    glb.set(piece, at);
    at += piece.length;
  }
  return glb;
}
