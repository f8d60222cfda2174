import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { kindOfPage, skeletonFaults } from "../checks/documents/page-skeleton.ts";
import { featureRecipe } from "./feature.ts";
import { formatRecipe } from "./format.ts";
import { namesOf } from "./names.ts";
import type { Recipe } from "./recipe.ts";
import { recordRecipe } from "./record.ts";
import { toolRecipe } from "./tool.ts";
import { typeRecipe } from "./type.ts";

const ROOT = join(import.meta.dirname, "../..");

test.each([
  ["bar-race", { kebab: "bar-race", camel: "barRace", pascal: "BarRace", upper: "BAR_RACE", snake: "bar_race" }],
  ["omfg", { kebab: "omfg", camel: "omfg", pascal: "Omfg", upper: "OMFG", snake: "omfg" }],
  ["Bar-Race", null],
  ["2-bars", null],
  ["bar--race", null],
  ["../bar", null],
  ["", null],
])("%s is spelled as code needs it", (name, expected) => {
  expect(namesOf(name)).toEqual(expected);
});

const names = namesOf("invented-thing");
if (names === null) throw new Error("not a name");
const RECIPES: readonly (readonly [string, Recipe])[] = [
  ["feature", featureRecipe(names)],
  ["format", formatRecipe(names, "2026-11-22")],
  ["record", recordRecipe(names, "2026-11-22")],
  ["tool", toolRecipe(names, "2026-11-22")],
  ["type", typeRecipe(names)],
];

describe.each(RECIPES)("a new %s", (_kind, { files }) => {
  test("touches its own folders alone", () => {
    for (const path of Object.keys(files)) expect([path, existsSync(join(ROOT, path))]).toEqual([path, false]);
  });

  test("brings a page that has the headings of its kind, if it brings one", () => {
    for (const [path, text] of Object.entries(files)) {
      const kind = kindOfPage(path.replace("apps/site/content/docs/", ""));
      if (path.endsWith(".mdx") && kind !== null) expect(skeletonFaults(text, kind)).toEqual([]);
    }
  });

  test("brings its first test", () => {
    expect(Object.keys(files).some((path) => path.endsWith(".test.ts"))).toBe(true);
  });
});
