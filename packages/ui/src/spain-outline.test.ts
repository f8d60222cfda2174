import { expect, test } from "vitest";
import { SPAIN_FRAME, SPAIN_OUTLINE, SPAIN_OUTLINE_SOURCE } from "./spain-outline.ts";

test("the seventeen communities and the two cities are there, and nothing else", () => {
  const codes = SPAIN_OUTLINE.map(({ code }) => code);
  expect(codes).toEqual(Array.from({ length: 19 }, (_, i) => String(i + 1).padStart(2, "0")));
});

/** Every corner of a path that starts each ring with `M` and goes on by steps. */
function cornersOf(path: string): readonly { readonly x: number; readonly y: number }[] {
  return [...path.matchAll(/M([^l]+)l([^z]+)z/g)].flatMap(([, start = "", steps = ""]) => {
    let [x = 0, y = 0] = start.split(",").map(Number);
    const corners = steps.split(" ").map((step) => {
      const [dx = 0, dy = 0] = step.split(",").map(Number);
      x += dx;
      y += dy;
      return { x, y };
    });
    const [startX = 0, startY = 0] = start.split(",").map(Number);
    return [{ x: startX, y: startY }, ...corners];
  });
}

test("no border leaves the frame, and the Canary Islands stay in their box", () => {
  for (const { code, path } of SPAIN_OUTLINE) {
    const points = cornersOf(path);
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

test("whoever shows the outline names its owner and licence", () => {
  expect(SPAIN_OUTLINE_SOURCE).toBe("© Instituto Geográfico Nacional, CC BY 4.0");
});
