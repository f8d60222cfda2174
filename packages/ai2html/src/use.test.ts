import { expect, test } from "vitest";
import { inGroups, isUnnamed } from "./use.ts";

const drawn = (name: string, minWidthPx: number, widthPx: number | null = null) => ({ name, minWidthPx, widthPx });
const named = (...drawings: ReturnType<typeof drawn>[]) =>
  inGroups(drawings).map(({ name, minWidthPx }) => `${name} ${minWidthPx}`);

test.each([
  {
    how: "by the width that the program adds when names are there twice",
    drawings: [drawn("paso1-360", 0), drawn("paso1-700", 700), drawn("paso2-700", 700), drawn("paso2-360", 0)],
    groups: ["paso1 0", "paso1 700", "paso2 0", "paso2 700"],
  },
  {
    how: "by the width from which they are shown",
    drawings: [drawn("plano", 0), drawn("plano-700", 700), drawn("corte_0", 0)],
    groups: ["plano 0", "plano 700", "corte 0"],
  },
  {
    how: "by one name",
    drawings: [drawn("a", 700), drawn("a", 0), drawn("b", 0)],
    groups: ["a 0", "a 700", "b 0"],
  },
  {
    how: "apart when a figure is a year: both would be seen at once",
    drawings: [drawn("plano-1950", 0), drawn("plano-2020", 0)],
    groups: ["plano-1950 0", "plano-2020 0"],
  },
  {
    how: "apart when a figure numbers them",
    drawings: [drawn("paso-1", 0), drawn("paso-2", 0)],
    groups: ["paso-1 0", "paso-2 0"],
  },
])("drawings are grouped $how", ({ drawings, groups }) => {
  expect(named(...drawings)).toEqual(groups);
});

test.each([
  ["Mesa_de_trabajo_1", true],
  ["Artboard_2", true],
  ["artboard-3", true],
  ["mesa_redonda", false],
  ["paso1", false],
])("whether nobody named %s: %s", (name, unnamed) => {
  expect(isUnnamed(name)).toBe(unnamed);
});
