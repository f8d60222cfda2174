/**
 * Measures telling where a point is, and placing dots by chance, over the 8,131 municipalities of Spain, beside what a developer would write
 * with the field's libraries: a loop of turf's `booleanPointInPolygon` with the box of each area given to it, and throws into the box of each
 * area until `geoContains` of `d3-geo` says yes. Budgets: 20 times turf's rate for 10,000 points, our index made anew; twice d3's for 100,000
 * dots. `polygonContains` of `d3-polygon` is told too, without a budget: it knows neither holes nor parts, and its dots are denser in the north.
 * And looking for places by their names among those of the world: 5 ms for nineteen of twenty searches, from one letter to several words.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  createAreaIndex,
  createPlaceSearch,
  type DotGroup,
  type GeoPoint,
  openPlaceIndex,
  placeDots,
  readAtlas,
  SPAIN_LISTS,
} from "@nv/geography";
import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import { geoBounds, geoContains } from "d3-geo";
import { polygonArea, polygonContains } from "d3-polygon";
import type { BBox, Feature, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";

const LOOK_UP_BUDGET = 20;
const DOT_BUDGET = 2;
/** Alternating; the median of their ratios counts. */
const ROUNDS = sized(3, 1);
const POINTS = sized(10_000, 100);
const DOTS = sized(100_000, 500);
const ATLAS = join(import.meta.dirname, "../../packages/geography/build/atlas/spain.json");
const PLACES = join(import.meta.dirname, "../../packages/geography/build/atlas/places.bin");
/** Milliseconds for the slowest of twenty searches, at so many places or more. */
const SEARCH_BUDGET_MS = 5;
const LEAST_PLACES = 150_000;
/** Each is typed letter by letter, as people do. */
const SEARCHES = [
  ...["madrid", "santa cruz de tenerife", "nueva york", "londres", "la palma", "san juan", "villanueva de la serena"],
  ...["estrecho de ormuz", "kiev", "saint germain en laye", "los angeles", "zzzzqq", "castellón de la plana"],
];
const SEARCH_ROUNDS = sized(5, 1);
const MOST_ANSWERS = 8;

type Area = Feature<Polygon | MultiPolygon>;

/** The least of all generators, so that every round has the same points. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function polygonsOf({ geometry }: Area) {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

function boxOf(ring: readonly (readonly number[])[]): BBox {
  const box: BBox = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of ring) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

async function readAreas(): Promise<Area[]> {
  const atlas = readAtlas(JSON.parse(await readFile(ATLAS, "utf8")), SPAIN_LISTS);
  return feature(atlas, atlas.objects.municipalities).features.flatMap(({ id, geometry }) =>
    id !== undefined && (geometry.type === "Polygon" || geometry.type === "MultiPolygon")
      ? [{ type: "Feature" as const, id, properties: null, geometry }]
      : [],
  );
}

function findByTurf(areas: readonly Area[], points: readonly GeoPoint[]): (string | null)[] {
  return points.map(({ lon, lat }) => {
    const found = areas.find((area) => booleanPointInPolygon([lon, lat], area));
    return found === undefined ? null : String(found.id);
  });
}

function findByIndex(areas: readonly Area[], points: readonly GeoPoint[]): (string | null)[] {
  const { areaAt } = createAreaIndex(areas);
  return points.map(areaAt);
}

/** Places dots as a developer would write it: throws that the whole area judges, holes and parts included. */
function dotsByGeo(areas: readonly Area[], groups: readonly DotGroup[], random: () => number): number {
  const byId = new Map(areas.map((area) => [String(area.id), area]));
  const dots: [number, number][] = [];
  for (const { id, count } of groups) {
    const area = byId.get(id);
    if (area === undefined) continue;
    const [[west, south], [east, north]] = geoBounds(area);
    for (let dot = 0; dot < count; ) {
      const place: [number, number] = [west + random() * (east - west), south + random() * (north - south)];
      if (!geoContains(area, place)) continue;
      dots.push(place);
      dot += 1;
    }
  }
  return dots.length;
}

/** The quick way; it gives the largest part of each area all its dots, and knows no holes: less work than is right. */
function dotsOnPlane(areas: readonly Area[], groups: readonly DotGroup[], random: () => number): number {
  const byId = new Map(areas.map((area) => [String(area.id), area]));
  const dots: [number, number][] = [];
  for (const { id, count } of groups) {
    const area = byId.get(id);
    if (area === undefined) continue;
    const outlines = polygonsOf(area).map((rings) =>
      (rings[0] ?? []).map(([x = 0, y = 0]): [number, number] => [x, y]),
    );
    const [outline = []] = outlines.toSorted((a, b) => Math.abs(polygonArea(b)) - Math.abs(polygonArea(a)));
    const [west, south, east, north] = boxOf(outline);
    for (let dot = 0; dot < count; ) {
      const place: [number, number] = [west + random() * (east - west), south + random() * (north - south)];
      if (!polygonContains(outline, place)) continue;
      dots.push(place);
      dot += 1;
    }
  }
  return dots.length;
}

function dotsByUs(areas: readonly Area[], groups: readonly DotGroup[]): number {
  let count = 0;
  for (const { lons } of placeDots({ areas, groups, seed: 1 })) count += lons.length;
  return count;
}

function timed<Result>(work: () => Result): { ms: number; result: Result } {
  const startMs = performance.now();
  const result = work();
  return { ms: performance.now() - startMs, result };
}

function report(name: string, theirs: number[], ours: number[], budget: number | null): void {
  const ratio = median(theirs.map((ms, at) => ms / (ours[at] ?? ms)));
  const isUnder = budget !== null && ratio < budget;
  console.log(
    `geography: ${name} ${median(theirs).toFixed(0)} ms, ours ${median(ours).toFixed(0)} ms, ${ratio.toFixed(1)} times its rate ` +
      `(${budget === null ? "no budget" : `at least ${budget}`}; median of ${ROUNDS} rounds)${isUnder ? " — UNDER" : ""}`,
  );
  if (isUnder) process.exitCode = 1;
}

/** Looks for each search as it is typed. */
async function benchSearch(): Promise<void> {
  const index = openPlaceIndex(await readFile(PLACES));
  if (index.count < LEAST_PLACES) throw new Error(`${index.count} places instead of ${LEAST_PLACES}.`);
  const { search } = createPlaceSearch(index);
  const typed = SEARCHES.flatMap((words) => Array.from(words, (_, at) => words.slice(0, at + 1)));
  const times: number[] = [];
  for (let round = 0; round <= SEARCH_ROUNDS; round += 1)
    for (const words of typed) {
      const { ms } = timed(() => search(words, { limit: MOST_ANSWERS }));
      if (round > 0) times.push(ms);
    }
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const isOver = p95 > SEARCH_BUDGET_MS;
  console.log(
    `geography: search of ${index.count} places, ${typed.length} words and beginnings: median ${median(times).toFixed(2)} ms, ` +
      `p95 ${p95.toFixed(2)} ms, most ${sorted.at(-1)?.toFixed(2)} ms (at most ${SEARCH_BUDGET_MS})${isOver ? " — OVER" : ""}`,
  );
  if (isOver) process.exitCode = 1;
}

/** Measures and prints; ends with code 1 under a budget. */
export async function benchGeography(): Promise<void> {
  await benchSearch();
  const areas = await readAreas();
  const withBoxes = areas.map((area) => ({ ...area, bbox: boxOf(polygonsOf(area).flatMap(([ring = []]) => ring)) }));
  const random = randomOf(17);
  const points = Array.from({ length: POINTS }, () => ({ lon: -9.3 + random() * 12.6, lat: 36 + random() * 7.8 }));
  const [turf, index]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const theirs = timed(() => findByTurf(withBoxes, points));
    const ours = timed(() => findByIndex(areas, points));
    const differing = ours.result.filter((id, at) => id !== theirs.result[at]).length;
    if (differing > 0) throw new Error(`${differing} points are elsewhere by turf.`);
    turf.push(theirs.ms);
    index.push(ours.ms);
  }
  report(`${POINTS} points beside turf`, turf, index, LOOK_UP_BUDGET);

  const each = Math.floor(DOTS / areas.length);
  const more = DOTS - each * areas.length;
  const groups = areas.map(({ id }, at) => ({ id: String(id), category: "", count: at < more ? each + 1 : each }));
  const [geo, plane, dots]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ofGeo = timed(() => dotsByGeo(areas, groups, randomOf(round)));
    const ofPlane = timed(() => dotsOnPlane(areas, groups, randomOf(round)));
    const ours = timed(() => dotsByUs(areas, groups));
    const wrong = [ofGeo, ofPlane, ours].find(({ result }) => result !== DOTS);
    if (wrong !== undefined) throw new Error(`${wrong.result} dots instead of ${DOTS}.`);
    geo.push(ofGeo.ms);
    plane.push(ofPlane.ms);
    dots.push(ours.ms);
  }
  report(`${DOTS} dots beside d3-geo and rejection`, geo, dots, DOT_BUDGET);
  report(`${DOTS} dots beside d3-polygon and rejection`, plane, dots, null);
}
