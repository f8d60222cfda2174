import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applied, between, followedBy, type Point, type PointPair, similarityThrough } from "./similarity.ts";
import { coverScale, coverView, rectView } from "./view.ts";

const number = fc.double({ min: -5000, max: 5000, noNaN: true });
const point = fc.record({ x: number, y: number });
const far = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);
/** Two points that a person could tell apart. */
const pair = fc.tuple(point, point).filter(([p, q]) => far(p, q) > 1);

function expectNear(found: Point, wanted: Point, scale = 1) {
  expect(far(found, wanted)).toBeLessThan(1e-6 * Math.max(1, scale));
}

function through(from: PointPair, to: PointPair) {
  const found = similarityThrough(from, to);
  if (found === null) throw new Error("There is none.");
  return found;
}

describe("two points on two points", () => {
  test("each goes to its own", () =>
    fc.assert(
      fc.property(pair, pair, (from, to) => {
        const one = through(from, to);
        for (const place of [0, 1] as const) expectNear(applied(one, from[place]), to[place], 1e5);
      }),
    ));

  test("nothing is deformed: all distances change alike", () =>
    fc.assert(
      fc.property(pair, pair, point, point, (from, to, p, q) => {
        const one = through(from, to);
        const scale = far(...to) / far(...from);
        const found = far(applied(one, p), applied(one, q));
        expect(Math.abs(found - far(p, q) * scale)).toBeLessThan(1e-6 * (1 + scale) * 1e4);
      }),
    ));

  test("there and back is where one was", () =>
    fc.assert(
      fc.property(pair, pair, point, (from, to, p) => {
        const there = through(from, to);
        const scale = far(...to) / far(...from);
        expectNear(applied(followedBy(there, through(to, from)), p), p, 1e5 * (scale + 1 / scale));
      }),
    ));

  test("the same points leave all as it is", () => {
    const points: PointPair = [
      { x: 3, y: 4 },
      { x: 90, y: 12 },
    ];
    expect(through(points, points)).toEqual({ a: 1, b: 0, e: 0, f: 0 });
  });

  test("a quarter of a turn, at twice the size", () => {
    const from: PointPair = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ];
    const to: PointPair = [
      { x: 10, y: 10 },
      { x: 10, y: 12 },
    ];
    expect(applied(through(from, to), { x: 0, y: 1 })).toEqual({ x: 8, y: 10 });
  });

  test("one point alone says nothing", () => {
    const one = { x: 1, y: 1 };
    expect(similarityThrough([one, one], [one, { x: 2, y: 2 }])).toBeNull();
    expect(similarityThrough([one, { x: 2, y: 2 }], [one, one])).toBeNull();
  });

  test("half way between two is half way for each point", () =>
    fc.assert(
      fc.property(pair, pair, pair, point, (from, to, other, p) => {
        const [one, two] = [through(from, to), through(from, other)];
        const [start, end] = [applied(one, p), applied(two, p)];
        const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
        expectNear(applied(between(one, two, 0.5), p), middle, Math.hypot(middle.x, middle.y) + 1e4);
      }),
    ));
});

const side = fc.integer({ min: 200, max: 8000 });
const size = fc.record({ width: side, height: side });
const rect = fc
  .record({ x: fc.double({ min: 0, max: 0.9, noNaN: true }), y: fc.double({ min: 0, max: 0.9, noNaN: true }) })
  .map(({ x, y }) => ({ x, y, width: (1 - x) / 2, height: (1 - y) / 2 }));

describe("what is seen of a picture", () => {
  test("a picture over a box leaves no gap, wherever its focus is", () =>
    fc.assert(
      fc.property(size, size, point, (picture, box, { x, y }) => {
        const focus = { x: Math.abs(x) / 5000, y: Math.abs(y) / 5000 };
        const view = coverView(picture, box, focus);
        expect(view.e).toBeLessThanOrEqual(1e-6);
        expect(view.f).toBeLessThanOrEqual(1e-6);
        expect(view.e + picture.width * view.a).toBeGreaterThanOrEqual(box.width - 1e-6);
        expect(view.f + picture.height * view.a).toBeGreaterThanOrEqual(box.height - 1e-6);
      }),
    ));

  test("a part is seen whole and the box is covered, as far as both can be", () =>
    fc.assert(
      fc.property(size, size, rect, (picture, box, part) => {
        const view = rectView(picture, box, part);
        expect(view.e).toBeLessThanOrEqual(1e-6);
        expect(view.f + picture.height * view.a).toBeGreaterThanOrEqual(box.height - 1e-6);
        if (view.a === coverScale(picture, box)) return;
        const [left, top] = [part.x, part.y].map((share, place) => share * (place ? picture.height : picture.width));
        const start = applied(view, { x: left ?? 0, y: top ?? 0 });
        expect(start.x).toBeGreaterThanOrEqual(-1e-3);
        expect(start.y).toBeGreaterThanOrEqual(-1e-3);
        expect(start.x + part.width * picture.width * view.a).toBeLessThanOrEqual(box.width + 1e-3);
        expect(start.y + part.height * picture.height * view.a).toBeLessThanOrEqual(box.height + 1e-3);
      }),
    ));

  test.each([
    { name: "a phone", box: { width: 360, height: 740 } },
    { name: "a desk", box: { width: 1280, height: 800 } },
  ])("the middle of a part is in the middle of $name", ({ box }) => {
    const view = rectView({ width: 4000, height: 3000 }, box, { x: 0.4, y: 0.45, width: 0.2, height: 0.1 });
    expectNear(applied(view, { x: 2000, y: 1500 }), { x: box.width / 2, y: box.height / 2 }, 1e3);
  });
});
