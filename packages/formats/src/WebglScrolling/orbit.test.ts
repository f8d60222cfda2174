import { expect, test } from "vitest";
import { lengthOf, minus, type View } from "./camera-path.ts";
import { nearView, shiftView, tidyView, turnView, wholeView } from "./orbit.ts";

const VIEW: View = { position: { x: 0, y: 0, z: 10 }, target: { x: 0, y: 0, z: 0 }, fieldOfView: 40 };
const rounded = ({ position: { x, y, z } }: View) => [x, y, z].map((value) => Math.round(value * 100) / 100 + 0);

test("a view turns around what it looks at, and not over the top", () => {
  expect(rounded(turnView(VIEW, Math.PI / 2, 0))).toEqual([10, 0, 0]);
  const above = turnView(VIEW, 0, 3);
  expect(above.position.y).toBeGreaterThan(9.9);
  expect(above.position.z).toBeGreaterThan(0);
});

test("a view comes nearer, and goes aside with what it looks at", () => {
  expect(rounded(nearView(VIEW, 0.5))).toEqual([0, 0, 5]);
  const aside = shiftView(VIEW, 0.1, 0.2);
  expect(rounded(aside)).toEqual([1, 2, 10]);
  expect(aside.target).toMatchObject({ x: 1, y: 2, z: 0 });
});

test("the first view holds all of the model", () => {
  const whole = wholeView({ x: 0, y: 0, z: 0 }, { x: 100, y: 20, z: 40 });
  expect(whole.target).toEqual({ x: 50, y: 10, z: 20 });
  expect(lengthOf(minus(whole.position, whole.target))).toBeGreaterThan(100);
});

test("what is kept of a view can be read", () => {
  expect(tidyView({ ...VIEW, position: { x: 1.23456789, y: 2, z: 9.87654321 } }).position).toEqual({
    x: 1.23,
    y: 2,
    z: 9.88,
  });
});
