import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Document, type Extension, NodeIO } from "@gltf-transform/core";
import { EXTMeshoptCompression, KHRDracoMeshCompression } from "@gltf-transform/extensions";
import { GlbError, isPacked, readGlb } from "@nv/glb";
import { createEncoderModule } from "draco3dgltf";
import { MeshoptEncoder } from "meshoptimizer/encoder";
import { describe, expect, test } from "vitest";
import { makeRendition } from "../make-rendition.ts";
import { unpackModel } from "./unpack-model.ts";

/** Steps of a hill on each side. */
const STEPS = 20;

/** A hill of 20 by 20 metres, 3 high, its corners in rows. */
const HILL = Float32Array.from({ length: (STEPS + 1) ** 2 * 3 }, (_, at) => {
  const [corner, axis] = [Math.floor(at / 3), at % 3];
  const [x, z] = [corner % (STEPS + 1), Math.floor(corner / (STEPS + 1))];
  return [x, 3 * Math.sin((Math.PI * x) / STEPS) * Math.sin((Math.PI * z) / STEPS), z][axis] ?? 0;
});
const TRIANGLES = Uint16Array.from(
  Array.from({ length: STEPS ** 2 }, (_, cell) => {
    const corner = Math.floor(cell / STEPS) * (STEPS + 1) + (cell % STEPS);
    const below = corner + STEPS + 1;
    return [corner, below, corner + 1, corner + 1, below, below + 1];
  }).flat(),
);

type Packing = typeof KHRDracoMeshCompression | typeof EXTMeshoptCompression;

/** The hill, packed by the encoders of those who made the packings. */
async function packed(packing: Packing): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (type: "VEC3" | "SCALAR", values: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(values).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute("POSITION", accessor("VEC3", HILL))
    .setIndices(accessor("SCALAR", TRIANGLES))
    .setMaterial(document.createMaterial("hierba").setBaseColorFactor([0.2, 0.6, 0.1, 1]));
  const node = document.createNode("colina").setMesh(document.createMesh().addPrimitive(primitive));
  node.setExtras({ value: 7 });
  document.createScene().addChild(node.setTranslation([100, 0, 0]));
  document.createExtension<Extension>(packing).setRequired(true);
  return new NodeIO()
    .registerExtensions([packing])
    .registerDependencies({
      "draco3d.encoder": await createEncoderModule(),
      "meshopt.encoder": MeshoptEncoder,
    })
    .writeBinary(document);
}

/** Corners of the triangles of a model, each as it is written, in an order that does not depend on theirs. */
function facesOf(positions: Float32Array, indices: ArrayLike<number>): readonly string[] {
  const corner = (at: number) =>
    [0, 1, 2].map((axis) => (positions[3 * at + axis] ?? 0).toFixed(1).replace("-0.0", "0.0")).join(" ");
  return Array.from({ length: indices.length / 3 }, (_, face) =>
    [0, 1, 2]
      .map((one) => corner(indices[3 * face + one] ?? 0))
      .toSorted()
      .join("; "),
  ).toSorted();
}

describe.each([KHRDracoMeshCompression, EXTMeshoptCompression])("a model packed with $EXTENSION_NAME", (packing) => {
  test("is lighter, and unpacked has the triangles that it had, where they were", async () => {
    const bytes = await packed(packing);
    expect(isPacked(bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(HILL.byteLength + TRIANGLES.byteLength);
    const plain = await unpackModel(bytes);
    expect(isPacked(plain)).toBe(false);
    const [primitive] = readGlb(plain).primitives;
    expect(primitive).toMatchObject({ node: "colina", value: 7 });
    expect(primitive?.material.colour[1]).toBeCloseTo(0.6, 5);
    const stood = HILL.map((value, at) => (at % 3 === 0 ? value + 100 : value));
    // Draco rounds to a sixteen-thousandth of the hill: a millimetre. What is at half a decimetre may fall to either side.
    const faces = facesOf(primitive?.positions ?? new Float32Array(), primitive?.indices ?? []);
    const right = new Set(facesOf(stood, TRIANGLES));
    expect(faces).toHaveLength(800);
    expect(faces.filter((face) => right.has(face)).length).toBeGreaterThan(720);
  });

  test("goes out unpacked, with what is known of it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nv-packed-"));
    try {
      const path = join(folder, "colina.bin");
      await writeFile(path, await packed(packing));
      const { signal } = new AbortController();
      const { data } = await makeRendition({ path, folder, signal, recipe: { recipe: "model" }, progress: () => {} });
      expect(data).toMatchObject({ triangles: 800, parts: [{ name: "colina", value: 7 }] });
      expect(isPacked(await readFile(join(folder, "model.glb")))).toBe(false);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("cut short or torn is broken", async () => {
    const bytes = await packed(packing);
    const torn = bytes.slice();
    // What is packed is at the end of both.
    torn.fill(0xff, torn.length - 300);
    for (const one of [bytes.subarray(0, bytes.length - 100), torn]) {
      const refused = unpackModel(one);
      await expect(refused).rejects.toBeInstanceOf(GlbError);
      await expect(refused).rejects.toMatchObject({ fault: "broken" });
    }
  });
});
