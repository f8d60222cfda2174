import type { Observation } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { sketchOf } from "./observations.ts";

const seen = (date: string, value: number | null): Observation => ({
  ...{ date, source: "", sourceUrl: "", isProvisional: false, note: "" },
  values: { rate: value },
});

test("a short course is sketched as it is, without what nobody measured", () => {
  expect(sketchOf([seen("2026-01-01", 2), seen("2026-02-01", null), seen("2026-03-01", 3.5)], "rate")).toEqual([
    2, 3.5,
  ]);
  expect(sketchOf([seen("2026-01-01", 2)], "rate")).toEqual([]);
  expect(sketchOf([seen("2026-01-01", 2), seen("2026-02-01", 3)], "other")).toEqual([]);
});

test("a long course becomes forty means", () => {
  const days = Array.from({ length: 80 }, (_, at) => seen("2026-01-01", at));
  const sketch = sketchOf(days, "rate");
  expect(sketch).toHaveLength(40);
  // 0 and 1 make a half, 78 and 79 make 78.5.
  expect([sketch[0], sketch.at(-1)]).toEqual([0.5, 78.5]);
});
