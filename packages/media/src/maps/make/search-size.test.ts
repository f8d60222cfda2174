import { expect, test } from "vitest";
import { CLOSE_RATIO, searchSize } from "./search-size.ts";

const MOST = 2_000_000;

/** Bytes of a map by the part of its points that stays. */
const CURVES: readonly { readonly name: string; readonly bytes: (ratio: number) => number }[] = [
  { name: "a straight line", bytes: (ratio) => 50_000 + ratio * 40_000_000 },
  { name: "a curve that rises early", bytes: (ratio) => 20_000 + 9_000_000 * Math.sqrt(ratio) },
  { name: "a curve that rises late", bytes: (ratio) => 900_000 + 9_000_000 * ratio ** 3 },
  { name: "steps", bytes: (ratio) => Math.round(ratio * 900) * 11_000 },
  { name: "almost all of it in its table", bytes: (ratio) => 1_990_000 + 30_000_000 * ratio },
];

test.each(CURVES)("$name: never above, and within a fiftieth of what it may weigh", ({ bytes }) => {
  for (const first of [1, 0.5, 0.03, 0.0001]) {
    const tries: number[] = [];
    const found = searchSize(MOST, first, (ratio) => {
      tries.push(ratio);
      return bytes(ratio);
    });
    expect(found.fits).toBe(true);
    if (!found.fits) continue;
    expect(found.bytes).toBe(bytes(found.ratio));
    expect(found.bytes).toBeLessThanOrEqual(MOST);
    expect(found.bytes).toBeGreaterThanOrEqual(MOST * CLOSE_RATIO);
    expect(tries.length).toBeLessThanOrEqual(14);
  }
});

test.each([0.8, 0.95, 1.05, 1.3])("a first guess of %d times what it takes costs one more try, or two", (missed) => {
  const right = 0.05;
  const tries: number[] = [];
  searchSize(MOST, right * missed, (ratio) => {
    tries.push(ratio);
    return 30_000 + (MOST - 40_000) * (ratio / right) ** 0.95;
  });
  expect(tries.length).toBeLessThanOrEqual(3);
});

test("what is light as it is stays whole, at one try", () => {
  let tries = 0;
  const found = searchSize(MOST, 1, (ratio) => {
    tries += 1;
    return ratio * 300_000;
  });
  expect(found).toEqual({ fits: true, ratio: 1, bytes: 300_000 });
  expect(tries).toBe(1);
});

test("what is too heavy without a single point that could be left out says what it weighs then", () => {
  expect(searchSize(MOST, 0.2, (ratio) => 2_100_000 + ratio * 1_000_000)).toEqual({
    fits: false,
    leastBytes: 2_100_000,
  });
});
