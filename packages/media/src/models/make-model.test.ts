import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ModelPiece, type Recipe } from "@nv/contracts/schemas";
import { writeGlb } from "@nv/glb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeRendition } from "../make-rendition.ts";
import { MediaError } from "../maker.ts";

let root = "";
let runs = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "nv-models-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function made(bytes: Uint8Array | string, raise?: Extract<Recipe, { recipe: "model" }>["raise"]) {
  runs += 1;
  const folder = join(root, `${runs}`);
  await mkdir(folder);
  const path = join(root, `${runs}.bin`);
  await writeFile(path, bytes);
  const { signal } = new AbortController();
  return {
    folder,
    ...(await makeRendition({
      path,
      recipe: { recipe: "model", ...(raise && { raise }) },
      folder,
      signal,
      progress: () => {},
    })),
  };
}

const HOUSE = writeGlb({
  nodes: [{ name: "casa", positions: [0, 0, 0, 4, 0, 0, 0, 3, -2], indices: [0, 1, 2], material: 0 }],
  colours: [[1, 1, 1, 1]],
});

/** The same model with something else in its description, which must be as long. */
const retold = (from: string, to: string) =>
  Buffer.from(Buffer.from(HOUSE).toString("latin1").replace(from, to), "latin1");

test("a model goes out as it is, with what is known of it", async () => {
  const { files, data, folder } = await made(HOUSE);
  expect(files).toEqual([{ name: "model.glb", mediaType: "model/gltf-binary", widthPx: null, heightPx: null }]);
  expect(await readFile(join(folder, "model.glb"))).toEqual(Buffer.from(HOUSE));
  expect(ModelPiece.parse(data)).toEqual({
    triangles: 1,
    least: { x: 0, y: 0, z: -2 },
    most: { x: 4, y: 3, z: 0 },
    hasNormals: false,
    widestTexturePx: 0,
    parts: [{ name: "casa", value: null }],
  });
});

const MAP = JSON.stringify({
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: { nombre: "Norte", plantas: 4 },
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [-3, 40],
            [-2.999, 40],
            [-2.999, 40.001],
            [-3, 40.001],
            [-3, 40],
          ],
        ],
      },
    },
  ],
});
const RAISE = { height: "plantas", metresEach: 3, name: "nombre", colour: "#c9b79c" };

test("a map is raised into a model, as high as each polygon tells", async () => {
  const { data, folder } = await made(MAP, RAISE);
  const piece = ModelPiece.parse(data);
  expect(piece).toMatchObject({ triangles: 10, parts: [{ name: "Norte", value: 4 }] });
  expect(piece.most.y).toBe(12);
  expect((await readFile(join(folder, "model.glb"))).subarray(0, 4).toString()).toBe("glTF");
});

test.each([
  ["Di qué propiedad del mapa es la altura", MAP, undefined],
  ["Ningún polígono tiene un número en la propiedad «altura»", MAP, { ...RAISE, height: "altura" }],
  ["no tiene ningún polígono", MAP.replace('"Polygon"', '"LineString"'), RAISE],
  ["De un mapa .topojson", '{"type":"Topology","objects":{},"arcs":[]}', RAISE],
  ["El JSON está roto", MAP.slice(0, -2), RAISE],
])("%s", async (sentence, text, raise) => {
  const refused = made(text, raise);
  await expect(refused).rejects.toBeInstanceOf(MediaError);
  await expect(refused).rejects.toThrow(sentence);
});

test.each([
  ["roto o incompleto", retold('"byteLength":36', '"byteLength":96')],
  ["De un modelo .stl no se hace una escena: expórtalo como GLB.", "solid cubo\n facet normal 0 0 1\n"],
  ["Eso no es un modelo 3D", "a,b\n1,2\n"],
])("%s", async (sentence, bytes) => {
  const refused = made(bytes);
  await expect(refused).rejects.toBeInstanceOf(MediaError);
  await expect(refused).rejects.toThrow(sentence);
});
