import { geoDistance } from "d3-geo";
import type { Feature } from "geojson";
import { feature } from "topojson-client";
import { expect, test } from "vitest";
import { SPAIN } from "../../test/sources.ts";
import { createNearAreas } from "./near-areas.ts";

const municipalities = feature(SPAIN, SPAIN.objects.municipalities).features;
const { near } = createNearAreas(municipalities);
const NEAR = { most: 4, withinM: 150_000 };

// The epicentre of 2011 is in Lorca's term, 3,5 km from the city; the middle of Aledo's is nearer than that of Lorca's.
test.each([
  ["Lorca, 11 May 2011", -1.672, 37.699, "30024"],
  ["the north of Totana's term", -1.64, 37.75, "30039"],
  ["Llívia, inside of France", 1.98, 42.464, "17094"],
])("%s is in its term, whatever middle is nearer", (_name, lon, lat, code) => {
  const [first, second] = near({ lon, lat }, NEAR);
  expect(first).toEqual({ id: code, distanceM: 0, nearest: { lon, lat } });
  expect(second?.distanceM).toBeGreaterThan(0);
});

test("at sea the nearest coast is told, with how far it is", () => {
  const at = { lon: -3, lat: 36.5 };
  const [first] = near(at, NEAR);
  // Every corner of the terms, one by one.
  const corners = municipalities.flatMap(
    ({ geometry }) => JSON.stringify(geometry).match(/\[-?[\d.e-]+,-?[\d.e-]+\]/g) ?? [],
  );
  const shortest = Math.min(
    ...corners.map((corner) => {
      const [lon = 0, lat = 0]: readonly number[] = JSON.parse(corner);
      return Math.abs(lon - at.lon) < 1 && Math.abs(lat - at.lat) < 1 ? geoDistance([lon, lat], [at.lon, at.lat]) : 9;
    }),
  );
  expect(first?.distanceM).toBeLessThanOrEqual(shortest * 6_371_008.8);
  expect(first?.distanceM).toBeGreaterThan(shortest * 6_371_008.8 * 0.97);
  expect(near({ lon: -30, lat: 40 }, NEAR)).toEqual([]);
});

const square = (id: string, west: number, south: number): Feature => ({
  ...{ type: "Feature", id, properties: {} },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [west, south],
        [west, south + 1],
        [west + 1, south + 1],
        [west + 1, south],
        [west, south],
      ],
    ],
  },
});

test("it is the edge that counts, between corners too; what is beyond reach is not told", () => {
  const { near: nearSquare } = createNearAreas([square("east", 2, -0.5), square("north", -0.5, 5)]);
  const [only, ...others] = nearSquare({ lon: 0, lat: 0 }, { most: 9, withinM: 300_000 });
  expect(others).toEqual([]);
  expect(only?.id).toBe("east");
  expect(only?.nearest).toEqual({ lon: 2, lat: 0 });
  // Two degrees of the equator.
  expect((only?.distanceM ?? 0) / 1000).toBeCloseTo(222.39, 1);
});
