/**
 * A country of 36,481 sections with seven million corners, of the size and shape of the statistics office's file, given by a server of its own: how long
 * its import takes, what one point costs, and 10,000 points in one question, over HTTP and from the database, beside what a developer would write: all of
 * it in memory and a loop of turf's `booleanPointInPolygon` with the box of each section given to it. Budgets: 3 min, 20 ms, 3 s; 10 times turf's rate.
 */
import { CENSUS_SECTIONS_API_PATH } from "@nv/contracts";
import { LocatedSections } from "@nv/contracts/schemas";
import { sectionsZip, type WrittenShape } from "@nv/doubles";
import { createUtmReader } from "@nv/geography";
import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { BBox, Feature, Polygon } from "geojson";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { startSite } from "../src/start-site.ts";
import { CELL_M, inventedSections, ORIGIN, startOffice } from "./invented-sections.ts";
import { loadSections } from "./load-sections.ts";

const PORT = 16_091;
const YEAR = 2024;
/** A square of sections, 191 by 191. */
const SIDE = sized(191, 12);
const POINTS = sized(10_000, 100);
const ROUNDS = sized(3, 1);
const SINGLE_POINTS = sized(200, 5);
const TURF_POINTS = sized(300, 5);

const BUDGET = { importMs: 180_000, pointMs: 20, listMs: 3000, ratio: 10 };

/** The least of all generators, so that every round has the same points. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const readPoint = createUtmReader({ zone: 30, isNorth: true, datum: "ETRS89" });
const degrees = (eastingM: number, northingM: number): [number, number] => {
  const { lon, lat } = readPoint(eastingM, northingM);
  return [lon, lat];
};

function featureOf({ fields, rings: [ring = []] }: WrittenShape): Feature<Polygon> {
  const positions = Array.from({ length: ring.length / 2 }, (_, at) =>
    degrees(ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0),
  );
  const [lons, lats] = [positions.map(([lon]) => lon), positions.map(([, lat]) => lat)];
  const bbox: BBox = [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
  return {
    type: "Feature",
    id: fields.CUSEC ?? "",
    bbox,
    properties: null,
    geometry: { type: "Polygon", coordinates: [positions] },
  };
}

async function timed<Result>(work: () => Promise<Result> | Result): Promise<{ ms: number; result: Result }> {
  const startMs = performance.now();
  const result = await work();
  return { ms: performance.now() - startMs, result };
}

function tell(name: string, value: number, budget: number, unit: string, isLeast = false): void {
  const isBroken = isLeast ? value < budget : value > budget;
  const said = `${value.toFixed(isLeast ? 1 : 0)} ${unit} (${isLeast ? "at least" : "at most"} ${budget})`;
  console.log(`census-sections: ${name} ${said}${isBroken ? " — BROKEN" : ""}`);
  if (isBroken) process.exitCode = 1;
}

/** Measures and prints; ends with code 1 outside of a budget. */
export async function benchCensusSections(): Promise<void> {
  const all = inventedSections(SIDE);
  const zip = sectionsZip(YEAR, all);
  const office = await startOffice(zip);
  const site = await startSite(PORT, { INE_MODE: "fake", INE_BASE: office.url });
  const call = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(site.url + path, {
      headers: { cookie: site.cookie, origin: site.url, "content-type": "application/json" },
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  try {
    const imported = await timed(() => loadSections(site, YEAR));
    tell(
      `${all.length} sections of a ZIP of ${Math.round(zip.length / 1e6)} MB imported in`,
      imported.ms,
      BUDGET.importMs,
      "ms",
    );
    const random = randomOf(17);
    const span = SIDE * CELL_M;
    const points = Array.from({ length: POINTS }, () =>
      degrees(ORIGIN.eastingM + random() * span, ORIGIN.northingM + random() * span),
    );
    const locate = async (some: readonly (readonly [number, number])[]) =>
      LocatedSections.parse(await call(`${CENSUS_SECTIONS_API_PATH}/${YEAR}/points`, { points: some })).codes;
    const single: number[] = [];
    for (const point of points.slice(0, SINGLE_POINTS)) single.push((await timed(() => locate([point]))).ms);
    tell(`one point, the middle of ${SINGLE_POINTS},`, median(single), BUDGET.pointMs, "ms");
    const lists: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) lists.push((await timed(() => locate(points))).ms);
    tell(`${POINTS} points at once`, median(lists), BUDGET.listMs, "ms");
    const features = all.map(featureOf);
    const turf = await timed(() =>
      points.slice(0, TURF_POINTS).map((point) => {
        const found = features.find((feature) => booleanPointInPolygon(point, feature));
        return found === undefined ? null : String(found.id);
      }),
    );
    const ours = (await locate(points)).slice(0, TURF_POINTS);
    const same = ours.filter((code, at) => code === turf.result[at]).length;
    console.log(`census-sections: ${same} of ${TURF_POINTS} points are where turf says`);
    tell("rate beside turf's", turf.ms / TURF_POINTS / (median(lists) / POINTS), BUDGET.ratio, "times", true);
  } finally {
    await site.stop();
    office.server.close();
  }
}
