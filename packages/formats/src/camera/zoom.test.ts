import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { zoomBetween } from "./zoom.ts";

const sight = fc.record({
  x: fc.double({ min: 0, max: 20_000, noNaN: true }),
  y: fc.double({ min: 0, max: 20_000, noNaN: true }),
  width: fc.double({ min: 50, max: 20_000, noNaN: true }),
});

describe("the way from one sight to another", () => {
  test("begins at the one and ends at the other", () =>
    fc.assert(
      fc.property(sight, sight, (from, to) => {
        const at = zoomBetween(from, to);
        for (const [ratio, wanted] of [
          [0, from],
          [1, to],
          [1 - 1e-9, to],
        ] as const)
          for (const part of ["x", "y", "width"] as const)
            expect(Math.abs(at(ratio)[part] - wanted[part])).toBeLessThan(0.5);
      }),
    ));

  test("never jumps: what is seen of one moment is nearly all seen in the next", () =>
    fc.assert(
      fc.property(sight, sight, fc.double({ min: 0, max: 0.999, noNaN: true }), (from, to, ratio) => {
        const at = zoomBetween(from, to);
        const [now, next] = [at(ratio), at(ratio + 0.001)];
        expect(Math.hypot(next.x - now.x, next.y - now.y)).toBeLessThan(0.1 * Math.max(now.width, next.width));
        expect(Math.abs(Math.log(next.width / now.width))).toBeLessThan(0.1);
      }),
    ));

  test("draws back on a long way, and not on none", () => {
    const from = { x: 0, y: 0, width: 100 };
    expect(zoomBetween(from, { x: 5000, y: 0, width: 100 })(0.5).width).toBeGreaterThan(2000);
    expect(zoomBetween(from, { x: 0, y: 0, width: 400 })(0.5)).toEqual({ x: 0, y: 0, width: 200 });
  });
});
