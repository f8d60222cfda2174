import { describe, expect, test } from "vitest";
import { RaiseError } from "./raise-error.ts";
import { metresEachFor, numberIn, propertiesOf, type Raise, raiseGeometry } from "./raise-geometry.ts";
import { readGlb } from "./read-glb.ts";

const RAISE: Raise = { height: "plantas", metresEach: 3, name: "nombre", colour: "#ff0000" };

/** A square of a thousandth of a degree, which is some 111 m, with its corners with the clock, as many programs write them. */
const square = (west: number, south: number, side = 0.001) => [
  [west, south],
  [west, south + side],
  [west + side, south + side],
  [west + side, south],
  [west, south],
];

const feature = (rings: readonly unknown[], properties: object) => ({
  type: "Feature",
  properties,
  geometry: { type: "Polygon", coordinates: rings },
});
const map = (...features: readonly unknown[]) => ({ type: "FeatureCollection", features });

const TOWN = map(
  feature([square(-3, 40)], { nombre: "Torre", plantas: 10 }),
  feature([square(-2.998, 40, 0.002), square(-2.9975, 40.0005)], { nombre: "Patio", plantas: "2,5" }),
  feature([square(-3.002, 40)], { nombre: "Solar", plantas: null }),
);

/** The normal of each triangle, its length twice the area. */
function normals({ positions, indices }: { readonly positions: Float32Array; readonly indices: Uint32Array }) {
  const corner = (at: number) => [0, 1, 2].map((axis) => positions[(indices[at] ?? 0) * 3 + axis] ?? 0);
  return Array.from({ length: indices.length / 3 }, (_, face) => {
    const [[ax = 0, ay = 0, az = 0] = [], [bx = 0, by = 0, bz = 0] = [], [cx = 0, cy = 0, cz = 0] = []] = [0, 1, 2].map(
      (at) => corner(3 * face + at),
    );
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
    return {
      x: uy * vz - uz * vy,
      y: uz * vx - ux * vz,
      z: ux * vy - uy * vx,
      middle: [(ax + bx + cx) / 3, (az + bz + cz) / 3],
    };
  });
}

describe("the polygons of a map", () => {
  const { primitives: found, triangles } = readGlb(raiseGeometry(TOWN, RAISE));
  const primitives = found.toSorted(
    (a, b) => ["Torre", "Patio", "Solar"].indexOf(a.node) - ["Torre", "Patio", "Solar"].indexOf(b.node),
  );

  test("stand as high as their property tells, each by its name and with its number", () => {
    expect(primitives.map(({ node, value }) => [node, value])).toEqual([
      ["Torre", 10],
      ["Patio", 2.5],
      ["Solar", null],
    ]);
    const heights = primitives.map(({ positions }) => Math.max(...positions.filter((_, at) => at % 3 === 1)));
    expect(heights).toEqual([30, 7.5, 0]);
    // Roof and walls of the tower; a roof with a hole and its eight walls; a roof alone.
    expect(triangles).toBe(2 + 8 + (8 + 16) + 2);
    expect(primitives[0]?.material.colour).toEqual([1, 0, 0, 1]);
  });

  test("are as large as they are on the ground, in metres", () => {
    const [tower] = primitives;
    const along = (axis: number) => [...(tower?.positions ?? [])].filter((_, at) => at % 3 === axis);
    const side = (axis: number) => Math.max(...along(axis)) - Math.min(...along(axis));
    expect(side(2)).toBeCloseTo(111.2, 0);
    expect(side(0)).toBeCloseTo(111.2 * Math.cos((40 * Math.PI) / 180), 0);
  });

  test("are seen from outside: roofs look up, walls away from the middle, those of a hole into it", () => {
    for (const primitive of primitives) {
      const [flat, upright] = [normals(primitive).filter(({ y }) => Math.abs(y) > 1e-3), normals(primitive)];
      expect(flat.every(({ y }) => y > 0)).toBe(true);
      if (primitive.node !== "Torre") continue;
      const walls = upright.filter(({ y }) => Math.abs(y) <= 1e-3);
      const middle = [0, 1].map(
        (axis) => walls.reduce((sum, wall) => sum + (wall.middle[axis] ?? 0), 0) / walls.length,
      );
      const isOut = walls.map(
        ({ x, z, middle: [at = 0, to = 0] }) => x * (at - (middle[0] ?? 0)) + z * (to - (middle[1] ?? 0)) > 0,
      );
      expect(isOut).toEqual(Array.from({ length: 8 }, () => true));
    }
  });

  test("in metres of a projection stay in metres, around their middle", () => {
    const plan = map(feature([square(440_000, 4_474_000, 50)], { plantas: 1 }));
    const [primitive] = readGlb(raiseGeometry(plan, RAISE)).primitives;
    expect(Math.max(...(primitive?.positions ?? []))).toBe(25);
    expect(primitive?.node).toBe("parte-1");
  });

  test("in collections and of many parts are found", () => {
    const geometry = { type: "MultiPolygon", coordinates: [[square(0, 0)], [square(1, 1)]] };
    const nested = { type: "GeometryCollection", geometries: [geometry, { type: "Point", coordinates: [0, 0] }] };
    const found = readGlb(raiseGeometry({ type: "Feature", properties: { plantas: 1 }, geometry: nested }, RAISE));
    expect([found.primitives.length, found.triangles]).toEqual([1, 20]);
  });
});

const deep = (levels: number): object =>
  levels === 0
    ? { type: "Polygon", coordinates: [square(0, 0)] }
    : { type: "GeometryCollection", geometries: [deep(levels - 1)] };

test.each([
  ["nothing", null, "empty"],
  ["points alone", map({ type: "Feature", properties: {}, geometry: { type: "Point", coordinates: [0, 0] } }), "empty"],
  [
    "a line that is no ring",
    map(
      feature(
        [
          [
            [0, 0],
            [1, 1],
            [0, 0],
          ],
        ],
        { plantas: 1 },
      ),
    ),
    "empty",
  ],
  ["collections without end", { type: "Feature", properties: { plantas: 1 }, geometry: deep(9) }, "empty"],
  [
    "a corner that is no place",
    map(
      feature(
        [
          [
            [0, 0],
            ["x", 1],
            [1, 1],
          ],
        ],
        {},
      ),
    ),
    "broken",
  ],
  ["no number", map(feature([square(0, 0)], { plantas: "muchas" })), "heights"],
  [
    "too many corners",
    map(feature([Array.from({ length: 100_002 }, (_, at) => [at / 1e6, (at * at) / 1e12])], { plantas: 1 })),
    "corners",
  ],
  [
    "too many parts",
    map(...Array.from({ length: 2001 }, (_, at) => feature([square(at / 1000, 0)], { plantas: 1 }))),
    "features",
  ],
])("%s is no model", (_name, json, fault) => {
  expect(() => raiseGeometry(json, RAISE)).toThrow(RaiseError);
  expect(() => raiseGeometry(json, RAISE)).toThrow(expect.objectContaining({ fault }));
});

test.each([
  ["storeys and half storeys", TOWN, "plantas", 1],
  ["whole storeys", map(feature([square(-3, 40)], { plantas: 12 })), "plantas", 3],
  ["metres of houses", map(feature([square(-3, 40)], { altura: 81 })), "altura", 1],
  ["people of provinces", map(feature([square(-3, 40, 2)], { habitantes: 6_700_000 })), "habitantes", 0.007],
  ["nothing", map(feature([square(-3, 40)], {})), "altura", 1],
  ["no map", "nada", "altura", 1],
])("metres that look well for %s", (_name, json, height, metresEach) => {
  expect(metresEachFor(json, height)).toBe(metresEach);
});

test("what a form offers: all properties, and those that are numbers", () => {
  expect(propertiesOf(TOWN)).toEqual({ all: ["nombre", "plantas"], numbers: ["plantas"] });
  expect(propertiesOf("nada")).toEqual({ all: [], numbers: [] });
});

test.each([
  [4, 4],
  ["1.234,5", 1234.5],
  ["12.5", 12.5],
  ["-3", -3],
  ["3 plantas", null],
  ["", null],
  [Number.NaN, null],
  [true, null],
])("%o is the number %o", (written, value) => {
  expect(numberIn(written)).toBe(value);
});
