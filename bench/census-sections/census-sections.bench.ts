/**
 * A country of 36,481 sections with seven million corners, of the size and shape of the statistics office's file, given by a server of its own: how long
 * its import takes, what one point costs, and 10,000 points in one question, over HTTP and from the database, beside what a developer would write: all of
 * it in memory and a loop of turf's `booleanPointInPolygon` with the box of each section given to it. Budgets: 3 min, 20 ms, 3 s; 10 times turf's rate.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { CENSUS_SECTIONS_API_PATH, JOBS_API_PATH } from "@nv/contracts";
import { JobStarted, JobView, LocatedSections } from "@nv/contracts/schemas";
import { sectionsZip, type WrittenShape } from "@nv/doubles";
import { createUtmReader } from "@nv/geography";
import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { BBox, Feature, Polygon } from "geojson";
import { median } from "../src/median.ts";
import { startSite } from "../src/start-site.ts";

const PORT = 16_091;
const YEAR = 2024;
/** A square of sections, 191 by 191. */
const SIDE = 191;
/** Corners along each side of a section: two hundred around it, as the office's have. */
const CORNERS = 50;
const CELL_M = 4000;
const ORIGIN = { eastingM: 120_000, northingM: 4_000_000 };
const POINTS = 10_000;
const ROUNDS = 3;
const SINGLE_POINTS = 200;
const TURF_POINTS = 300;
const POLL_MS = 500;

const BUDGET = { importMs: 180_000, pointMs: 20, listMs: 3000, ratio: 10 };

const codeAt = (at: number) => `28${String(at).padStart(8, "0")}`;

/** The side of a section as a stream: its neighbours have the same one. */
function stretch(fromX: number, fromY: number, toX: number, toY: number): number[] {
  return Array.from({ length: CORNERS }, (_, at) => {
    const share = at / CORNERS;
    const bend = 40 * Math.sin(share * Math.PI) * Math.sin(7 * share * Math.PI);
    return [
      fromX + (toX - fromX) * share + (fromX === toX ? bend : 0),
      fromY + (toY - fromY) * share + (fromY === toY ? bend : 0),
    ];
  }).flat();
}

function ringAt(column: number, row: number): number[] {
  const [west, south] = [ORIGIN.eastingM + column * CELL_M, ORIGIN.northingM + row * CELL_M];
  const [east, north] = [west + CELL_M, south + CELL_M];
  const ring = [
    ...stretch(west, south, west, north),
    ...stretch(west, north, east, north),
    ...stretch(east, north, east, south),
    ...stretch(east, south, west, south),
  ];
  return [...ring, west, south];
}

function shapes(): WrittenShape[] {
  return Array.from({ length: SIDE * SIDE }, (_, at) => ({
    fields: { CUSEC: codeAt(at), NMUN: "Muestra", NPRO: "Muestra", NCA: "Muestra" },
    rings: [ringAt(at % SIDE, Math.floor(at / SIDE))],
  }));
}

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

/** The office: one file. */
async function startOffice(zip: Buffer) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-length": zip.length }).end(zip);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` };
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
  const all = shapes();
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
    const imported = await timed(async () => {
      const { jobId } = JobStarted.parse(
        await call(`${CENSUS_SECTIONS_API_PATH}/import`, { year: YEAR, fileId: null }),
      );
      for (;;) {
        const { state, message } = JobView.parse(await call(`${JOBS_API_PATH}/${jobId}`));
        if (state === "done") return;
        if (state !== "queued" && state !== "running") throw new Error(message);
        await new Promise((next) => setTimeout(next, POLL_MS));
      }
    });
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
