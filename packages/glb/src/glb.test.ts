import { validateBytes } from "gltf-validator";
import { describe, expect, test } from "vitest";
import { writeContainer } from "./container.ts";
import { GlbError, type GlbFault } from "./glb-error.ts";
import { isPacked, requirePackedBounds } from "./packed.ts";
import { raiseGeometry } from "./raise-geometry.ts";
import { readGlb } from "./read-glb.ts";
import { writeGlb } from "./write-glb.ts";

const TRIANGLE = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0], indices: [0, 1, 2] };
const RED = [1, 0, 0, 1] as const;

const written = () =>
  writeGlb({ nodes: [{ name: "casa", ...TRIANGLE, material: 0 }], colours: [RED], extras: { nota: "Ejemplo" } });

const floats = (...values: readonly number[]) => new Uint8Array(new Float32Array(values).buffer);

/** A model with one triangle and whatever is said of it. */
function glb(more: object = {}, pieces: readonly Uint8Array[] = []): Uint8Array {
  const corners = floats(...TRIANGLE.positions);
  const json = {
    asset: { version: "2.0" },
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3" }],
    bufferViews: [{ buffer: 0, byteLength: corners.length }],
    buffers: [{ byteLength: corners.length }],
    ...more,
  };
  return writeContainer(json, [corners, ...pieces]);
}

function faultOf(bytes: Uint8Array): GlbFault | null {
  try {
    readGlb(bytes);
    return null;
  } catch (error) {
    if (error instanceof GlbError) return error.fault;
    throw error;
  }
}

test("what is written is read: triangles, their colour and the name of their node", () => {
  const { primitives, triangles, images } = readGlb(written());
  expect(triangles).toBe(1);
  expect(images).toEqual([]);
  expect(primitives[0]).toMatchObject({
    node: "casa",
    positions: new Float32Array(TRIANGLE.positions),
    indices: new Uint32Array([0, 1, 2]),
    normals: null,
    material: { colour: [1, 0, 0, 1], image: null, alpha: "opaque" },
  });
});

const FIELD = {
  ...{ type: "Feature", properties: { plantas: 4 } },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [-3, 40],
        [-2.999, 40],
        [-2.999, 40.001],
        [-3, 40],
      ],
    ],
  },
};

test.each([
  ["a model that is written", written],
  [
    "one that is raised of a map",
    () => raiseGeometry(FIELD, { height: "plantas", metresEach: 3, name: "", colour: "#c9b79c" }),
  ],
])("%s is without fault, by the validator of those who made the format", async (_, make) => {
  expect(await validateBytes(make())).toMatchObject({ issues: { numErrors: 0, numWarnings: 0 } });
});

test("triangles stand where their nodes put them, one in another", () => {
  const nodes = [
    { children: [1], translation: [10, 0, 0], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2] },
    { mesh: 0, scale: [2, 2, 2] },
  ];
  const [primitive] = readGlb(glb({ nodes })).primitives;
  const rounded = [...(primitive?.positions ?? [])].map((value) => Math.round(value));
  expect(rounded).toEqual([10, 0, 0, 10, 0, -2, 10, 2, 0]);
});

test("what is mirrored keeps its outside outside", () => {
  const [primitive] = readGlb(glb({ nodes: [{ mesh: 0, scale: [-1, 1, 1] }] })).primitives;
  expect(primitive?.indices).toEqual(new Uint32Array([0, 2, 1]));
});

test("whole numbers stand for shares where the file says so, with room between them", () => {
  const accessors = [{ bufferView: 0, componentType: 5121, count: 3, type: "VEC3", normalized: true }];
  const bufferViews = [{ buffer: 0, byteLength: 12, byteStride: 4 }];
  const bytes = new Uint8Array([0, 0, 0, 9, 255, 0, 0, 9, 0, 255, 0, 9]);
  const json = { asset: {}, scenes: [{ nodes: [0] }], nodes: [{ mesh: 0 }], buffers: [{ byteLength: 12 }] };
  const packed = writeContainer(
    { ...json, meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }], accessors, bufferViews },
    [bytes],
  );
  expect([...(readGlb(packed).primitives[0]?.positions ?? [])]).toEqual(TRIANGLE.positions);
});

describe("what cannot be read says why", () => {
  test.each<[GlbFault, () => Uint8Array]>([
    ["broken", () => new TextEncoder().encode("no es un modelo")],
    ["broken", () => written().subarray(0, 60)],
    ["broken", () => glb({ bufferViews: [{ buffer: 0, byteLength: 10_000 }] })],
    ["broken", () => glb({ accessors: [{ bufferView: 0, componentType: 5126, count: 300, type: "VEC3" }] })],
    ["broken", () => glb({ nodes: [] })],
    ["external", () => glb({ buffers: [{ uri: "https://example.org/a.bin", byteLength: 36 }] })],
    ["external", () => glb({ images: [{ uri: "data:image/png;base64,AA==" }] })],
    ["packed", () => glb({ extensionsRequired: ["KHR_draco_mesh_compression"] })],
    ["packed", () => glb({ extensionsRequired: ["EXT_meshopt_compression"] })],
    ["packed-picture", () => glb({ extensionsRequired: ["KHR_texture_basisu"] })],
    ["unknown-extension", () => glb({ extensionsRequired: ["EXT_nada"] })],
    ["too-large", () => glb({ accessors: [{ bufferView: 0, componentType: 5126, count: 1e9, type: "VEC3" }] })],
    ["too-large", () => glb({ nodes: [{ children: [0], mesh: 0 }] })],
    ["empty", () => glb({ meshes: [{ primitives: [{ attributes: { POSITION: 0 }, mode: 1 }] }] })],
  ])("%s", (fault, bytes) => {
    expect(faultOf(bytes())).toBe(fault);
  });

  test("another version", () => {
    const old = written();
    old[4] = 1;
    expect(faultOf(old)).toBe("version");
  });
});

describe("a packed model", () => {
  const packed = (more: object) => glb({ extensionsUsed: ["EXT_meshopt_compression"], ...more });

  test("is told by what it says that it uses, and what is packed otherwise is not", () => {
    expect(isPacked(packed({}))).toBe(true);
    expect(isPacked(glb({ extensionsRequired: ["KHR_draco_mesh_compression"] }))).toBe(true);
    expect(isPacked(glb({ extensionsRequired: ["KHR_meshopt_compression"] }))).toBe(false);
    expect(isPacked(written())).toBe(false);
  });

  test.each<[GlbFault, object]>([
    ["too-large", { accessors: [{ componentType: 5126, count: 1e9, type: "VEC3" }] }],
    ["too-large", { bufferViews: [{ extensions: { EXT_meshopt_compression: { count: 1e8, byteStride: 16 } } }] }],
    ["external", { buffers: [{ uri: "file:///etc/passwd", byteLength: 36 }] }],
    ["packed-picture", { extensionsRequired: ["KHR_texture_basisu"] }],
  ])("%s is said before anything is unpacked", (fault, more) => {
    expect(() => requirePackedBounds(packed(more))).toThrow(expect.objectContaining({ fault }));
  });
});
