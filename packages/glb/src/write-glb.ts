import { writeContainer } from "./container.ts";

const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_BUFFER = 34963;

/** A node of a model that is written, with its one mesh. */
export interface WrittenNode {
  readonly name: string;
  readonly extras?: object;
  /** Corners: x, y upwards, z to the south; metres. */
  readonly positions: readonly number[];
  /** Three places of corners a triangle, against the clock. */
  readonly indices: readonly number[];
  /** Place among the materials. */
  readonly material: number;
}

/** Content of a model to be written. */
interface WrittenModel {
  readonly nodes: readonly WrittenNode[];
  /** Red, green, blue and opacity of each, linear, 0 to 1. */
  readonly colours: readonly (readonly [number, number, number, number])[];
  /** Kept with the file. */
  readonly extras?: object;
}

function bounds(positions: readonly number[]): { readonly min: number[]; readonly max: number[] } {
  const axis = (offset: number) => positions.filter((_, index) => index % 3 === offset);
  const extreme = (pick: (a: number, b: number) => number) => [0, 1, 2].map((at) => Math.fround(axis(at).reduce(pick)));
  return { min: extreme((a, b) => Math.min(a, b)), max: extreme((a, b) => Math.max(a, b)) };
}

/** Writes a model as binary glTF 2.0, one mesh a node. Faces keep their own corners: edges are sharp, and normals are left to who draws. */
export function writeGlb({ nodes, colours, extras }: WrittenModel): Uint8Array<ArrayBuffer> {
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
  const meshes = nodes.map(({ positions, indices, material }) => {
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
    return { primitives: [{ attributes: { POSITION: position }, indices: index, material }] };
  });
  const scene = {
    asset: { version: "2.0", ...(extras !== undefined && { extras }) },
    scene: 0,
    scenes: [{ nodes: nodes.map((_, index) => index) }],
    nodes: nodes.map((node, mesh) => ({
      mesh,
      name: node.name,
      ...(node.extras !== undefined && { extras: node.extras }),
    })),
    meshes,
    materials: colours.map((baseColorFactor) => ({
      pbrMetallicRoughness: { baseColorFactor, metallicFactor: 0, roughnessFactor: 0.9 },
    })),
    buffers: [{ byteLength: byteOffset }],
    bufferViews: views,
    accessors,
  };
  return writeContainer(scene, pieces);
}
