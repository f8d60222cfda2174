import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CATEGORICAL, COLOR_TOKENS, gimpPalette } from "@nv/ui";
import { expect, test } from "vitest";
import { outlineGeoJson, outlineSvg } from "./core/spain-outlines";
import { houseSwatches } from "./house-swatches";

const LIGHT = join(import.meta.dirname, "../../../../packages/geography/build/atlas/spain-light.json");
const atlas: unknown = JSON.parse(await readFile(LIGHT, "utf8"));

test.each([
  { division: "provinces", count: 52, code: "33", name: "Asturias", id: "asturias" },
  { division: "communities", count: 19, code: "07", name: "Castilla y León", id: "castilla-y-leon" },
] as const)("$division: $count, each with its code as text and its name", ({ division, count, code, name, id }) => {
  const { features, atribucion } = JSON.parse(outlineGeoJson(atlas, division));
  expect(features).toHaveLength(count);
  expect(features.find((one: { id: string }) => one.id === code).properties).toEqual({ codigo: code, nombre: name });
  expect(atribucion).toContain("Instituto Geográfico Nacional");

  const svg = outlineSvg(atlas, division);
  expect(svg.match(/<path /g)?.length).toBe(count);
  expect(
    [...svg.matchAll(/<path id="([^"]+)" data-codigo="(\d\d)" d="M[^>]*><title>([^<]+)/g)].map((one) => one.slice(1)),
  ).toContainEqual([id, code, name]);
  const ids = [...svg.matchAll(/<path id="([^"]+)"/g)].map(([, one]) => one);
  expect(new Set(ids).size).toBe(count);
});

test("the palettes have every colour once, by its name", () => {
  for (const theme of ["light", "dark"] as const) {
    const names = houseSwatches(theme).map((one) => one.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(COLOR_TOKENS.length + CATEGORICAL.length);
    expect(gimpPalette({ title: "x", remark: "" }, houseSwatches(theme))).toContain("serie 1 rojo");
  }
});
