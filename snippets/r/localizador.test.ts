import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HOUSE_MAP_STYLE, locatorColors } from "@nv/geography";
import { LocatorConfig } from "@nv/graphic-types";
import { expect, test } from "vitest";

/** What the script writes for the web; the script's own test holds it to this file. */
const WRITTEN = JSON.parse(readFileSync(join(import.meta.dirname, "muestra/localizador.json"), "utf8"));

test("what the R locator writes for the web is a locator of the registry, with the colours of the house", () => {
  const { area, marks, shapes, colours } = LocatorConfig.parse(WRITTEN);
  expect(marks.map(({ label }) => label)).toEqual(["Villamuestra", "Peñamuestra", "Muestra del Río"]);
  const [point] = marks.map((mark) => mark.point);
  expect(point?.lon).toBeGreaterThan(area.west);
  expect(point?.lon).toBeLessThan(area.east);
  expect(shapes).toHaveLength(1);
  expect(colours).toEqual(locatorColors(HOUSE_MAP_STYLE));
});
