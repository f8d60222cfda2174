import { geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { expect, test } from "vitest";
import { SPAIN } from "../../test/sources.ts";
import { prepareSpainLight } from "../atlas/prepare-spain.ts";
import { boundsAround } from "./bounds-around.ts";
import { chooseProjection } from "./choose-projection.ts";
import { drawPath, fitMap, pxOfMm } from "./fit-map.ts";
import { graticuleOf } from "./graticule.ts";
import { scaleBarOf } from "./scale-bar.ts";

const light = prepareSpainLight(SPAIN);
const MADRID = { lon: -3.7038, lat: 40.4168 };

test.each([
  ["Spain", "spain", "spain"],
  ["the world", "world", "equal-earth"],
  ["a street", [-3.71, 40.41, -3.69, 40.42], "mercator"],
  ["a province", [-4.6, 39.8, -3, 41.2], "mercator"],
  ["the Peninsula", [-9.5, 36, 3.4, 43.8], "conic-conformal"],
  ["Ukraine", [22, 44, 40.3, 52.4], "conic-conformal"],
  ["Ecuador", [-81, -5, -75, 1.5], "mercator"],
  ["Europe", [-11, 35, 32, 71], "azimuthal-equal-area"],
  ["Antarctica", [-90, -88, -40, -74], "azimuthal-equal-area"],
  ["the Pacific across the antimeridian", [100, -50, -70, 60], "equal-earth"],
  ["Fiji across the antimeridian", [176.5, -19.5, -178, -15.5], "conic-conformal"],
] as const)("%s deserves its projection", (_place, area, name) => {
  expect(chooseProjection(area).name).toBe(name);
});

test("Europe is shown from where the European Union shows it, and the Pacific from its middle", () => {
  expect(chooseProjection([-11, 35, 32, 71]).centre).toEqual({ lon: 10, lat: 52 });
  expect(chooseProjection([100, -50, -70, 60]).centre.lon).toBe(-165);
  expect(chooseProjection([36, 40, 42, 46]).parallels).toEqual([41, 45]);
});

test.each([
  ["a street", boundsAround(MADRID, 400)],
  ["Ukraine", [22, 44, 40.3, 52.4]],
  ["Europe", [-11, 35, 32, 71]],
  ["Fiji", [176.5, -19.5, -178, -15.5]],
] as const)("%s fits its box, as large as it can, and each pixel is a place", (_place, area) => {
  const map = fitMap(area, { widthPx: 640, heightPx: 480, paddingPx: 20 });
  const [west, south, east, north] = area;
  const corners = [west, east].flatMap((lon) => [south, north].map((lat) => map.project({ lon, lat })));
  for (const [x, y] of corners.filter((corner) => corner !== null)) {
    expect(x).toBeGreaterThanOrEqual(19.9);
    expect(x).toBeLessThanOrEqual(620.1);
    expect(y).toBeGreaterThanOrEqual(19.9);
    expect(y).toBeLessThanOrEqual(460.1);
  }
  const place = map.unproject(300, 200);
  const [x, y] = (place && map.project(place)) ?? [];
  expect([x, y]).toEqual([expect.closeTo(300, 3), expect.closeTo(200, 3)]);
});

test("an area or a box without size is refused", () => {
  expect(() => fitMap([1, 1, 1, 1], { widthPx: 100, heightPx: 100 })).toThrow(RangeError);
  expect(() => fitMap("world", { widthPx: 100, heightPx: 100, paddingPx: 50 })).toThrow(RangeError);
});

test("the world fits too, and its path is light", () => {
  const map = fitMap("world", { widthPx: 960, heightPx: 500 });
  expect(geoPath(map).bounds({ type: "Sphere" })).toEqual([
    [expect.any(Number), expect.any(Number)],
    [expect.any(Number), expect.any(Number)],
  ]);
  expect(drawPath(map, { type: "Point", coordinates: [0, 0] })).toMatch(/^M480,250/);
});

test.each([
  ["wide", 1600, 600],
  ["of a screen", 960, 720],
  ["square", 500, 500],
  ["tall", 360, 800],
] as const)(
  "Spain on a %s map has all of itself in it, the islands in their box and nowhere else",
  (_shape, widthPx, heightPx) => {
    const map = fitMap("spain", { widthPx, heightPx, paddingPx: 10 });
    const inset = map.inset ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const province of feature(light, light.objects.provinces).features) {
      const isCanary = province.id === "35" || province.id === "38";
      // Drawn once, in its own place: a second time would be outside of the inset.
      const [[left, top], [right, bottom]] = geoPath(map).bounds(province);
      const room = isCanary ? inset : { x: 9, y: 9, width: widthPx - 18, height: heightPx - 18 };
      expect(left).toBeGreaterThanOrEqual(room.x);
      expect(top).toBeGreaterThanOrEqual(room.y);
      expect(right).toBeLessThanOrEqual(room.x + room.width);
      expect(bottom).toBeLessThanOrEqual(room.y + room.height);
      const isOver = left < inset.x + inset.width && right > inset.x && bottom > inset.y;
      // Boxes of provinces may touch the inset's corner where their land does not; the southernmost ends do not.
      if (["11", "51", "52"].includes(String(province.id))) expect(isOver).toBe(false);
    }
    const tenerife = { lon: -16.6, lat: 28.25 };
    const [x = 0, y = 0] = map.project(tenerife) ?? [];
    expect(x > inset.x && x < inset.x + inset.width && y > inset.y && y < inset.y + inset.height).toBe(true);
    expect(map.unproject(x, y)).toEqual({ lon: expect.closeTo(-16.6, 6), lat: expect.closeTo(28.25, 6) });
    const madrid = map.project(MADRID);
    expect(madrid && map.unproject(...madrid)).toEqual({
      lon: expect.closeTo(MADRID.lon, 6),
      lat: expect.closeTo(MADRID.lat, 6),
    });
  },
);

test("the islands are at the scale of the rest", () => {
  const map = fitMap("spain", { widthPx: 900, heightPx: 700 });
  const distance = (a: number, b: number, lat: number) => {
    const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [
      map.project({ lon: a, lat }) ?? [],
      map.project({ lon: b, lat }) ?? [],
    ];
    return Math.hypot(x1 - x2, y1 - y2) / Math.cos(lat * (Math.PI / 180));
  };
  const ratio = distance(-16, -15, 28.2) / distance(-4, -3, 40);
  expect(ratio).toBeGreaterThan(0.98);
  expect(ratio).toBeLessThan(1.02);
});

test.each([
  [400, 100, "100\u00a0m", 100],
  [20_000, 150, "10\u00a0km", 10_000],
  [150_000, 90, "20\u00a0km", 20_000],
] as const)("around %d m with %d px for the bar it says %s", (radiusM, maxWidthPx, label, lengthM) => {
  const map = fitMap(boundsAround(MADRID, radiusM), { widthPx: 600, heightPx: 600 });
  const bar = scaleBarOf(map, { maxWidthPx });
  expect(bar).toMatchObject({ label, lengthM });
  expect(bar?.widthPx).toBeCloseTo((lengthM / (2 * radiusM)) * 600, -1);
  expect(bar?.widthPx).toBeLessThanOrEqual(maxWidthPx);
});

test("where the scale is not one there is no bar", () => {
  expect(scaleBarOf(fitMap("world", { widthPx: 900, heightPx: 450 }), { maxWidthPx: 100 })).toBeNull();
  expect(scaleBarOf(fitMap("spain", { widthPx: 900, heightPx: 700 }), { maxWidthPx: 100 })?.label).toBe("100\u00a0km");
});

test("meridians and parallels are at round degrees, and cover the area", () => {
  const { coordinates } = graticuleOf([-9.5, 36, 3.4, 43.8]);
  const meridians = coordinates.filter(([a, b]) => a?.[0] === b?.[0]).map(([a]) => a?.[0]);
  expect(meridians).toEqual(expect.arrayContaining([-10, -8, -6, -4, -2, 0, 2, 4]));
  expect(graticuleOf([-3.71, 40.41, -3.69, 40.42]).coordinates.length).toBeGreaterThan(2);
});

test("paper is measured in millimetres", () => {
  expect(pxOfMm(25.4)).toBe(96);
});
