import { expect, test } from "vitest";
import { SPAIN_FRAME, SPAIN_OUTLINE } from "./spain-outline.ts";

test("the seventeen communities and the two cities are there, and nothing else", () => {
  const codes = SPAIN_OUTLINE.map(({ code }) => code);
  expect(codes).toEqual(Array.from({ length: 19 }, (_, i) => String(i + 1).padStart(2, "0")));
});

test("no border leaves the frame, and the Canary Islands stay in their box", () => {
  for (const { code, path } of SPAIN_OUTLINE) {
    const points = [...path.matchAll(/([\d.-]+),([\d.-]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    const { canaries: box } = SPAIN_FRAME;
    const frame = code === "05" ? box : { x: 0, y: 0, width: SPAIN_FRAME.width, height: SPAIN_FRAME.height };
    expect(points.length, code).toBeGreaterThan(2);
    expect(
      points.every(({ x, y }) => x >= frame.x && y >= frame.y),
      code,
    ).toBe(true);
    expect(
      points.every(({ x, y }) => x <= frame.x + frame.width && y <= frame.y + frame.height),
      code,
    ).toBe(true);
  }
});
