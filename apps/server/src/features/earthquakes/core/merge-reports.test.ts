import type { EarthquakeReport } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { mergeReports } from "./merge-reports.ts";
import { compassTo } from "./nearest-towns.ts";

const AT_MS = Date.UTC(2026, 10, 20, 11);

const report = (told: Partial<EarthquakeReport> & Pick<EarthquakeReport, "source" | "id">): EarthquakeReport => ({
  ...{ atMs: AT_MS, lon: -1.6, lat: 37.7, magnitude: 5, magnitudeType: "", depthKm: null, place: "", url: "" },
  ...{ felt: null, isReviewed: null, updatedAtMs: null },
  ...told,
});

const ids = (reports: readonly EarthquakeReport[]) =>
  mergeReports(reports).map((quake) => quake.reports.map(({ source, id }) => `${source}:${id}`).join(" "));

/** A degree of latitude is 111,195 m on this sphere: so many are just less than fifty kilometres, so many just more. */
const NEAR_DEGREES = 0.4496;
const FAR_DEGREES = 0.4498;

test.each([
  { name: "a minute apart", other: { atMs: AT_MS + 60_000 }, isOne: true },
  { name: "a minute and a bit", other: { atMs: AT_MS + 60_001 }, isOne: false },
  { name: "fifty kilometres", other: { lat: 37.7 + NEAR_DEGREES }, isOne: true },
  { name: "fifty and a bit", other: { lat: 37.7 + FAR_DEGREES }, isOne: false },
  { name: "another magnitude", other: { magnitude: 6.3 }, isOne: true },
])("$name: one earthquake is $isOne", ({ other, isOne }) => {
  const reports = [report({ source: "ign", id: "a" }), report({ source: "usgs", id: "b", ...other })];
  expect(mergeReports(reports)).toHaveLength(isOne ? 1 : 2);
});

test("each keeps its own magnitude; place, time and depth are of the first who says them, Spain's first", () => {
  const [quake] = mergeReports([
    report({ source: "emsc", id: "c", magnitude: 5.2, magnitudeType: "ml", depthKm: 10, lon: -1.7, place: "SPAIN" }),
    report({ source: "usgs", id: "b", magnitude: 5, magnitudeType: "mww", depthKm: 8.4, place: "Lorca" }),
    report({ source: "ign", id: "a", magnitude: 5.1, atMs: AT_MS - 3000 }),
  ]);
  expect(quake).toMatchObject({ id: "ign:a", atMs: AT_MS - 3000, lon: -1.6, depthKm: 8.4, place: "Lorca" });
  expect(quake?.reports.map(({ magnitude, magnitudeType }) => [magnitude, magnitudeType])).toEqual([
    [5.1, ""],
    [5, "mww"],
    [5.2, "ml"],
  ]);
});

test("an aftershock half a minute later stays one of its own, and each goes with the nearest of the other agency", () => {
  const reports = [
    report({ source: "ign", id: "first" }),
    report({ source: "ign", id: "second", atMs: AT_MS + 30_000 }),
    report({ source: "usgs", id: "one", atMs: AT_MS + 2000 }),
    report({ source: "usgs", id: "two", atMs: AT_MS + 31_000 }),
  ];
  expect(ids(reports)).toEqual(["ign:second usgs:two", "ign:first usgs:one"]);
  expect(ids(reports.toReversed())).toEqual(ids(reports));
});

test("what is near to two but they not to each other is put with one of them", () => {
  const chain = [
    report({ source: "ign", id: "a" }),
    report({ source: "usgs", id: "b", atMs: AT_MS + 50_000 }),
    report({ source: "emsc", id: "c", atMs: AT_MS + 90_000 }),
  ];
  expect(ids(chain)).toEqual(["usgs:b emsc:c", "ign:a"]);
});

test("a swarm of thousands is put together in moments", () => {
  const swarm = Array.from({ length: 3000 }, (_, index) => [
    report({ source: "ign", id: `i${index}`, atMs: AT_MS + index * 100_000 }),
    report({ source: "emsc", id: `e${index}`, atMs: AT_MS + index * 100_000 + 5000 }),
  ]).flat();
  expect(mergeReports(swarm)).toHaveLength(3000);
});

test.each([
  ["n", 0, 0.1],
  ["ne", 0.13, 0.1],
  ["e", 0.1, 0],
  ["se", 0.13, -0.1],
  ["s", 0, -0.1],
  ["sw", -0.13, -0.1],
  ["w", -0.1, 0],
  ["nw", -0.13, 0.1],
] as const)("%s is where it should be", (direction, east, north) => {
  const town = { lon: -1.7, lat: 37.67 };
  expect(compassTo(town, { lon: town.lon + east, lat: town.lat + north })).toBe(direction);
});
