import { readGlb } from "@nv/glb";
import { type FileOf, renditionKey } from "@nv/piece-parts";
import { resolvedFile, resolvedFiles } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { writeBlock } from "../blocks-html.ts";
import { cityModel } from "./example-city.ts";
import { webglScrolling } from "./format.ts";
import { lengthInWords, modelSentences } from "./rules.ts";
import type { WebglScrollingBlock } from "./settings.ts";
import { densitiesFor, isFast } from "./trial.ts";

const BLOCK = webglScrolling.example.block;
if (!webglScrolling.isBlock(BLOCK)) throw new Error("The example is of another format.");
const EXAMPLE: WebglScrollingBlock = BLOCK;

const file: FileOf = (source, recipe) =>
  resolvedFiles([{ source, recipe, field: "" }]).get(renditionKey({ source, recipe })) ??
  resolvedFile({ source, recipe });

const GOOD = {
  ...{ triangles: 5000, hasNormals: false, widestTexturePx: 0 },
  ...{ least: { x: 0, y: 0, z: 0 }, most: { x: 120, y: 30, z: 120 } },
};

describe("what is wrong with a model", () => {
  test("is nothing for a city in metres, with or without normals", () => {
    expect(modelSentences(GOOD, false)).toEqual([]);
  });

  test.each([
    [{ triangles: 412_000 }, "Tiene 412.000 triángulos y son 300.000 como mucho: simplifícalo"],
    [{ widestTexturePx: 4096 }, "Una textura mide 4096 px y son 2048 como mucho: redúcela"],
    [{ most: { x: 0.0003, y: 0.0001, z: 0 } }, "El modelo mide 0,3 mm: ¿está en metros?"],
    [{ most: { x: 4_474_000, y: 30, z: 9 } }, "El modelo mide 4474 km: ¿está en metros?"],
  ])("%o", (odd, sentence) => {
    expect(modelSentences({ ...GOOD, ...odd }, false)).toEqual([sentence]);
  });

  test("is not the size of a country that was raised from a map", () => {
    expect(modelSentences({ ...GOOD, most: { x: 1_000_000, y: 30, z: 9 } }, true)).toEqual([]);
  });

  test("is said in the unit that people would use", () => {
    expect([0.012, 3.5, 2400].map(lengthInWords)).toEqual(["12 mm", "3,5 m", "2,4 km"]);
  });
});

test("a step without the picture of its view cannot go out", () => {
  const [first, ...others] = EXAMPLE.steps;
  const bare = { ...EXAMPLE, steps: [{ ...first, data: { ...first?.data, image: "" } }, ...others] };
  const found = webglScrolling.schema.safeParse(bare).error?.issues;
  expect(found?.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    "steps.0.data.image: Falta la foto de la vista: pulsa «Tomar esta vista»",
  ]);
});

test("who sees nothing is told what is seen", () => {
  expect(webglScrolling.fileRules(EXAMPLE, file).map(({ field }) => field)).toEqual([
    "steps.0.alt",
    "steps.1.alt",
    "steps.2.alt",
  ]);
});

test("the page carries its pictures, and tells where the model and what draws it are", () => {
  const { html, files = [] } = writeBlock(EXAMPLE, {
    file,
    isFirst: true,
    srcOf: ({ path }) => `/g/${path}`,
    built: (name) => `// ${name}`,
  });
  expect(files).toEqual([{ path: "WebglScrolling.js", body: "// WebglScrolling.later.js" }]);
  expect(html).toContain('"later":"/g/WebglScrolling.js"');
  expect(html).toContain('/model/model.glb"');
  expect(html.match(/<figure class="nv-still">/g)).toHaveLength(3);
  expect(html).toContain('"views":[[95,80,120,0,4,0,45]');
});

test("of a map its polygons are raised, as the block says", () => {
  const raise = { height: "plantas", metresEach: 3, name: "nombre", colour: "#c9b79c" };
  const block = { ...EXAMPLE, settings: { ...EXAMPLE.settings, raise } };
  expect(webglScrolling.renditions(block)[0]?.recipe).toEqual({ recipe: "model", raise });
  expect(
    webglScrolling.schema.safeParse({ ...block, settings: { ...block.settings, raise: { ...raise, metresEach: 0 } } })
      .error?.issues[0]?.message,
  ).toBe("Debe ser mayor que cero");
});

test("a rule that speaks of no part is told, with parts that there are", () => {
  const parts = [{ which: "torre", look: "painted", colour: "#ff0000" } as const];
  const [first] = EXAMPLE.steps;
  if (first === undefined) throw new Error("The example has no step.");
  const block = { ...EXAMPLE, steps: [{ ...first, alt: "Se ve", data: { ...first.data, parts } }] };
  const known =
    (names: readonly string[]): FileOf =>
    (source, recipe) => {
      const found = file(source, recipe);
      const data = { ...GOOD, parts: names.map((name) => ({ name, value: null })) };
      return recipe.recipe === "model" ? { ...found, data } : found;
    };
  expect(webglScrolling.fileRules(block, known(["Torre", "casa"]))).toEqual([]);
  expect(webglScrolling.fileRules(block, known(["casa-1", "casa-2"]))).toEqual([
    {
      field: "steps.0.data.parts.0.which",
      message: "Ninguna parte es «torre»: el modelo tiene «casa-1», «casa-2»",
    },
  ]);
});

test("a machine draws in time when most of its frames were, whatever one met", () => {
  expect(isFast([9, 11, 10, 12, 70])).toBe(true);
  expect(isFast([9, 21, 22, 10, 70])).toBe(false);
});

test.each([
  [3, [2, 1]],
  [1.5, [1.5, 1]],
  [1, [1]],
  [0.8, [1]],
])("on a screen of density %d it tries %j", (density, tried) => {
  expect(densitiesFor(density)).toEqual(tried);
});

test("the invented city is a model that can be read: a ground and twenty-five buildings", () => {
  const { primitives, triangles } = readGlb(cityModel());
  expect(primitives).toHaveLength(26);
  expect(triangles).toBe(26 * 10);
});
