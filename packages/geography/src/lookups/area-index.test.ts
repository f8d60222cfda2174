import { geoContains } from "d3-geo";
import { feature } from "topojson-client";
import { expect, test } from "vitest";
import { SPAIN, WORLD } from "../../test/sources.ts";
import { createAreaIndex } from "./area-index.ts";

const municipalities = feature(SPAIN, SPAIN.objects.municipalities).features;
const { areaAt } = createAreaIndex(municipalities);

test.each([
  ["Puerta del Sol", -3.7038, 40.4168, "28079"],
  ["la Giralda", -5.9925, 37.3862, "41091"],
  ["the Roque Nublo", -15.6128, 27.9706, "35025"],
  ["Llívia, inside of France", 1.98, 42.464, "17094"],
  ["Treviño, inside of Álava", -2.75, 42.735, "09109"],
  ["the Gulf of Biscay", -4, 45, null],
  ["Lisbon", -9.14, 38.72, null],
])("%s", (_place, lon, lat, code) => {
  expect(areaAt({ lon, lat })).toBe(code);
});

test("a hole is outside, and of two areas one on top of the other the smaller answers", () => {
  const square = (size: number) => [
    [-size, -size],
    [-size, size],
    [size, size],
    [size, -size],
    [-size, -size],
  ];
  const index = createAreaIndex([
    { type: "Feature", id: "ring", properties: {}, geometry: { type: "Polygon", coordinates: [square(3), square(1)] } },
    { type: "Feature", id: "all", properties: {}, geometry: { type: "MultiPolygon", coordinates: [[square(5)]] } },
    { type: "Feature", id: "point", properties: {}, geometry: { type: "Point", coordinates: [0, 0] } },
  ]);
  expect(index.areaAt({ lon: 2, lat: 0 })).toBe("ring");
  expect(index.areaAt({ lon: 0, lat: 0 })).toBe("all");
  expect(index.areaAt({ lon: 6, lat: 0 })).toBeNull();
  expect(createAreaIndex([]).areaAt({ lon: 0, lat: 0 })).toBeNull();
});

test("what crosses the antimeridian or goes round a pole is found on both sides", () => {
  const { areaAt: countryAt } = createAreaIndex(feature(WORLD.coarse, WORLD.coarse.objects.units).features);
  expect(countryAt({ lon: -172, lat: 66.5 })).toBe("643");
  expect(countryAt({ lon: 178, lat: 67 })).toBe("643");
  expect(countryAt({ lon: 0, lat: -85 })).toBe("010");
  expect(countryAt({ lon: 179.9, lat: -88 })).toBe("010");
  expect(countryAt({ lon: -172, lat: 30 })).toBeNull();
});

test("it answers as the field's own function does", () => {
  const places = Array.from({ length: 40 }, (_, at) => ({
    lon: -7 + ((at * 37) % 80) / 10,
    lat: 37 + ((at * 53) % 60) / 10,
  }));
  const near = places.map((point) => ({ point, code: areaAt(point) })).filter(({ code }) => code !== null);
  expect(near.length).toBeGreaterThan(20);
  for (const { point, code } of near) {
    const area = municipalities.find(({ id }) => id === code);
    expect(area && geoContains(area, [point.lon, point.lat])).toBe(true);
  }
});
