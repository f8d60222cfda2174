import { inflateSync } from "node:zlib";
import { TOWN, townOsm } from "@nv/test-kit/street-town";
import { describe, expect, test } from "vitest";
import { clipLine, clipRing } from "./clip-units.ts";
import { joinLines } from "./join-lines.ts";
import { landOfCoasts } from "./land-of-coasts.ts";
import { fromUnits, toUnits, type UnitPoint, unitBox } from "./mercator-units.ts";
import { OsmFileError } from "./osm/osm-blobs.ts";
import { readOsmData } from "./osm/osm-data.ts";
import { osmStreets } from "./osm/osm-features.ts";
import { streetScale, tilesFor } from "./street-box.ts";

const inflate = (packed: Uint8Array, most: number) => inflateSync(packed, { maxOutputLength: most });
const town = townOsm();
const BOX = [0, 0, 100, 100] as const;

const areaOf = (ring: readonly UnitPoint[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [toX, toY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * toY - toX * y;
    }, 0),
  ) / 2;

/** A file with its bytes from some place on changed. */
function spoiled(at: number, ...bytes: readonly number[]): Uint8Array {
  const copy = new Uint8Array(town);
  copy.set(bytes, at);
  return copy;
}

describe("a file of OpenStreetMap", () => {
  const { features, bounds, coasts } = osmStreets(readOsmData(town, inflate));
  const count = (geometry: string, kind?: string) =>
    features.filter((one) => one.geometry === geometry && (kind === undefined || one.kind === kind)).length;

  test("has what GDAL 3.6 counts in it", () => {
    // ogrinfo of the same file: lines with highway, multipolygons with building, points with place.
    const streets = ["motorway", "main", "secondary", "minor", "service", "path"].map((kind) => count("line", kind));
    expect(streets.reduce((sum, one) => sum + one)).toBe(68);
    expect(count("area", "building")).toBe(820);
    expect(count("name") - count("name", "station")).toBe(4);
    expect([coasts.length, count("name", "station")]).toEqual([1, 1]);
    expect(bounds?.map((side) => Math.round(side * 1000) / 1000)).toEqual([-2.937, 39.499, -2.863, 39.542]);
  });

  test("an area of two ways, one drawn the other way round, is whole and has its hole", () => {
    const pond = features.find((one) => one.geometry === "area" && one.kind === "water" && one.rings.length === 2);
    if (pond?.geometry !== "area") throw new Error("there is no pond with an island");
    const [outer = [], island = []] = pond.rings;
    expect([outer.length, island.length]).toEqual([18, 9]);
    expect(areaOf(outer)).toBeGreaterThan(areaOf(island) * 10);
  });

  test.each([
    ["nothing of it", new Uint8Array([0, 0, 0, 14, 1, 2, 3]), "no es un .osm.pbf"],
    ["a header of gigabytes", spoiled(0, 0x7f, 0xff, 0xff, 0xff), "no es un .osm.pbf"],
    ["one that is cut", town.subarray(0, town.length - 10), "está cortado"],
    ["empty bytes", new Uint8Array(64), "no es un .osm.pbf"],
  ])("%s is refused in a sentence", (_name, bytes, sentence) => {
    const read = () => readOsmData(bytes, inflate);
    expect(read).toThrow(OsmFileError);
    expect(read).toThrow(sentence);
  });

  test("bytes that are spoiled anywhere end in an error or in less, and never in a wait", () => {
    for (let at = 40; at < town.length; at += 997) {
      try {
        osmStreets(readOsmData(spoiled(at, 0xff, 0xff, 0xff), inflate));
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }
  });
});

describe("units", () => {
  test("are those of Web Mercator, there and back", () => {
    // (1 - asinh(tan 39.52°) / π) / 2 of 32768 tiles: the formula of slippy maps.
    const [x, y] = toUnits({ lon: TOWN.lon, lat: TOWN.lat });
    expect([Math.floor(x / 2 ** 13), Math.floor(y / 2 ** 13)]).toEqual([16120, 12462]);
    const back = fromUnits([x, y]);
    expect(Math.hypot(back.lon - TOWN.lon, back.lat - TOWN.lat)).toBeLessThan(1e-9);
  });

  test("a map takes no more than sixty-four tiles, whatever it is of", () => {
    for (const half of [0.001, 0.01, 0.1, 0.22]) {
      const area = [TOWN.lon - half, TOWN.lat - half, TOWN.lon + half, TOWN.lat + half] as const;
      const tiles = tilesFor({ box: unitBox(area), ...streetScale(area, "screen"), minZoom: 0, maxZoom: 15 });
      expect([tiles.length > 0, tiles.length <= 64]).toEqual([true, true]);
    }
  });
});

describe("cut to a box", () => {
  test("a line is in parts, and an area stays one along the edge", () => {
    const zigzag: readonly UnitPoint[] = [
      [-50, 50],
      [50, 50],
      [50, 150],
      [80, 150],
      [80, 50],
    ];
    expect(clipLine(zigzag, BOX)).toEqual([
      [
        [0, 50],
        [50, 50],
        [50, 100],
      ],
      [
        [80, 100],
        [80, 50],
      ],
    ]);
    expect(
      areaOf(
        clipRing(
          [
            [-50, -50],
            [50, -50],
            [50, 50],
            [-50, 50],
          ],
          BOX,
        ),
      ),
    ).toBe(2500);
    expect(
      clipRing(
        [
          [200, 200],
          [300, 200],
          [300, 300],
        ],
        BOX,
      ),
    ).toEqual([]);
  });

  test("a street that tiles cut is one again, and a crossing is none", () => {
    const parts: readonly (readonly UnitPoint[])[] = [
      [
        [0, 0],
        [50, 0],
      ],
      [
        [100, 1],
        [50, 1],
      ],
      [
        [50, 0],
        [50, 60],
      ],
    ];
    const joined = joinLines(parts, 3).map((line) => line.length);
    expect(joined.toSorted()).toEqual([2, 3]);
  });
});

describe("land of coasts", () => {
  test.each([
    // South is downwards: what goes to the east has land to its left in the north.
    {
      name: "towards the east",
      coast: [
        [-10, 50],
        [110, 50],
      ],
      land: 5000,
    },
    {
      name: "towards the west",
      coast: [
        [110, 20],
        [-10, 20],
      ],
      land: 8000,
    },
    {
      name: "around a corner",
      coast: [
        [50, -10],
        [50, 50],
        [110, 50],
      ],
      land: 2500,
    },
    {
      name: "an island",
      coast: [
        [20, 20],
        [20, 40],
        [40, 40],
        [40, 20],
        [20, 20],
      ],
      land: 400,
    },
  ] satisfies readonly { readonly name: string; readonly coast: readonly UnitPoint[]; readonly land: number }[])(
    "is to their left: $name",
    ({ coast, land }) => {
      const rings = landOfCoasts([coast], BOX) ?? [];
      expect(rings.reduce((sum, ring) => sum + areaOf(ring), 0)).toBeCloseTo(land);
    },
  );

  test("of two, the land between them is one, and where none is there is nothing to tell", () => {
    const strait: readonly (readonly UnitPoint[])[] = [
      [
        [-10, 30],
        [110, 30],
      ],
      [
        [110, 70],
        [50, 75],
        [-10, 70],
      ],
    ];
    // Under the second line, whose middle is at 75 and whose ends at 70.83: 100 - 72.92 of a hundred.
    const rings = landOfCoasts(strait, BOX) ?? [];
    expect(rings.map((ring) => Math.round(areaOf(ring)))).toEqual([3000, 2708]);
    expect(
      landOfCoasts(
        [
          [
            [200, 0],
            [200, 50],
          ],
        ],
        BOX,
      ),
    ).toBeNull();
  });
});
