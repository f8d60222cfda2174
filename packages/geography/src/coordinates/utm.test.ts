import { expect, test } from "vitest";
import { fromUtm, toUtm } from "./utm.ts";

// From PROJ 9.1.
test.each([
  { zone: 30, metres: [500_000, 4_400_000], degrees: [-3, 39.7499075201] },
  { zone: 30, metres: [440_290.5, 4_474_250.25], degrees: [-3.70379883614, 40.4167357556] },
  { zone: 30, metres: [300_000, 4_000_000], degrees: [-5.22239138545, 36.1240958331] },
  { zone: 31, metres: [430_000, 4_581_000], degrees: [2.16288239864, 41.3774769856] },
  { zone: 28, metres: [458_000, 3_110_000], degrees: [-15.4276176624, 28.1148603052] },
] as const)("zone $zone: $metres is $degrees", ({ zone, metres: [eastingM, northingM], degrees: [lon, lat] }) => {
  const point = fromUtm({ zone, isNorth: true, datum: "ETRS89", eastingM, northingM });
  expect(point.lon).toBeCloseTo(lon, 8);
  expect(point.lat).toBeCloseTo(lat, 8);
  const metres = toUtm({ lon, lat }, zone);
  expect(metres.eastingM).toBeCloseTo(eastingM, 3);
  expect(metres.northingM).toBeCloseTo(northingM, 3);
});

test.each([
  { place: "south of the equator", point: { lon: -58.3816, lat: -34.6037 } },
  { place: "in the zone of its neighbour", point: { lon: 2.1686, lat: 41.3874 }, zone: 30 },
])("a point $place comes back where it was", ({ point, zone }) => {
  const back = fromUtm(toUtm(point, zone));
  expect(back.lon).toBeCloseTo(point.lon, 8);
  expect(back.lat).toBeCloseTo(point.lat, 8);
});

// From proj4 2.22, with the same transformation.
test("a point in ED50 is moved to where it is", () => {
  const point = fromUtm({ zone: 30, isNorth: true, datum: "ED50", eastingM: 440_400, northingM: 4_474_460 });
  expect(point.lon).toBeCloseTo(-3.703707275, 8);
  expect(point.lat).toBeCloseTo(40.416766033, 8);
});
