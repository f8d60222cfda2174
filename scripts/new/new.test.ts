import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { featureRecipe } from "./feature.ts";
import { formatRecipe } from "./format.ts";
import { namesOf } from "./names.ts";
import { type Recipe, withLine } from "./recipe.ts";
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

describe.each(RECIPES)("a new %s", (_kind, { files, lines }) => {
  test("touches its own folders and the lists that are there", async () => {
    for (const path of Object.keys(files)) expect([path, existsSync(join(ROOT, path))]).toEqual([path, false]);
    for (const line of lines) {
      const text = (await readFile(join(ROOT, line.file), "utf8")).split("\n");
      const added = line.line.trimEnd().split("\n");
      // Lines of their own, so that the list stays one thing a line.
      const grown = withLine(text.join("\n"), line).split("\n");
      const at = grown.indexOf(added[0] ?? "");
      expect([line.file, grown.toSpliced(at, added.length)]).toEqual([line.file, text]);
    }
  });

  test("brings its first test", () => {
    expect(Object.keys(files).some((path) => path.endsWith(".test.ts"))).toBe(true);
  });
});

test("a new type stands in one list, with its import and its name", () => {
  const { lines } = typeRecipe(names);
  expect(lines.map(({ file, line }) => [file, line.trim()])).toEqual([
    ["packages/graphic-types/src/kinds.ts", 'import { inventedThingKind } from "./invented-thing/kind.ts";'],
    [
      "packages/graphic-types/src/kinds.ts",
      '{ kind: inventedThingKind, load: async () => (await import("./invented-thing/type.ts")).inventedThing },',
    ],
  ]);
});

test("a list that is not as it was is told, with the line to add", () => {
  expect(() => withLine("const LIST = [];", { file: "list.ts", before: "] as const", line: "one," })).toThrow(
    'list.ts has no "] as const": add the line "one," by hand.',
  );
});
