/**
 * Measures a map of a street, drawn here from an archive of tiles, beside `maplibre-gl` that renders the same view in a browser without a screen. Budgets: no
 * longer than it (from the archive to the last byte of both drawings of the page, and to the map's `idle`); the page of readers at most 120 kB; no task of the
 * process that answers people over 50 ms of the processor. What a reader fetches of each is told.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { boundsAround, type LoadedAtlas, loadAtlas } from "@nv/geography";
import { loadType, typeOf } from "@nv/graphic-types";
import { pieceFiles } from "@nv/graphic-types/page";
import { TOWN, townPmtiles } from "@nv/test-kit/street-town";
import { chromium } from "playwright-core";
import { fileSource } from "../../apps/server/src/platform/streets/archive-source.ts";
import { findStreets } from "../../apps/server/src/platform/streets/find-streets.ts";
import { openArchive } from "../../apps/server/src/platform/streets/open-archive.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";

const TIME_BUDGET = 1;
const PAGE_BUDGET_BYTES = 120_000;
const TASK_BUDGET_MS = 50;
/** Alternating; the median of their ratios counts. */
const ROUNDS = sized(5, 1);
/** Metres from the middle of the town to each side. */
const RADIUS_M = 600;
const VIEW = { width: 680, height: 453 };

const ROOT = join(import.meta.dirname, "../..");
const MAPLIBRE = join(ROOT, "node_modules/maplibre-gl/dist");
const PMTILES = join(ROOT, "node_modules/pmtiles/dist/pmtiles.js");
const ATLAS = join(ROOT, "packages/geography/build/atlas");

const [WEST, SOUTH, EAST, NORTH] = boundsAround(TOWN, RADIUS_M);

const fill = (id: string, layer: string, color: string) => ({
  ...{ id, type: "fill", source: "town", "source-layer": layer, paint: { "fill-color": color } },
});
const line = (id: string, kind: string, color: string, width: number) => ({
  ...{ id, type: "line", source: "town", "source-layer": "roads", filter: ["==", ["get", "kind"], kind] },
  paint: { "line-color": color, "line-width": width },
});

/** A style with the layers of our drawing but its names: those need a server of letters. */
const STYLE = {
  version: 8,
  sources: { town: { type: "vector", url: "pmtiles:///town.pmtiles" } },
  layers: [
    { id: "sea", type: "background", paint: { "background-color": "#d3dfe4" } },
    ...[fill("land", "earth", "#f1eee6"), fill("green", "landuse", "#d1dbc0"), fill("water", "water", "#d3dfe4")],
    fill("buildings", "buildings", "#dedad2"),
    ...["path", "minor_road", "major_road", "highway"].flatMap((kind, at) => [
      line(`${kind}-edge`, kind, "#cdc9c0", 3 + 2 * at),
      line(kind, kind, "#ffffff", 2 + 2 * at),
    ]),
    line("rail", "rail", "#888888", 1.5),
  ],
};

const PAGE = `<!doctype html><body style="margin:0"><div id="map" style="width:${VIEW.width}px;height:${VIEW.height}px"></div>
<script src="/pmtiles.js"></script><script type="module">
import * as maplibre from "/maplibre/maplibre-gl.mjs";
maplibre.setWorkerUrl("/maplibre/maplibre-gl-worker.mjs");
window.draw = (archive) => new Promise((done, fail) => {
  const protocol = new pmtiles.Protocol();
  maplibre.addProtocol("pmtiles", protocol.tile);
  const style = ${JSON.stringify(STYLE)};
  style.sources.town.url = "pmtiles://" + location.origin + archive;
  const start = performance.now();
  const map = new maplibre.Map({ container: "map", style, attributionControl: false, fadeDuration: 0, bounds: [${WEST}, ${SOUTH}, ${EAST}, ${NORTH}] });
  map.on("error", ({ error }) => fail(error));
  map.once("idle", () => { const ms = performance.now() - start; map.remove(); done(ms); });
});
window.isReady = true;
</script>`;

/** Serves the page, the libraries, and parts of the archive. */
async function serveMap(archive: Buffer) {
  let tileBytes = 0;
  const server = createServer(async ({ url = "/", headers }, response) => {
    const [path = "/"] = url.split("?");
    if (path.endsWith(".pmtiles")) {
      const [, from = "0", to = "0"] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
      const part = archive.subarray(Number(from), Number(to) + 1);
      tileBytes += part.length;
      return void response.writeHead(206, { etag: '"1"' }).end(part);
    }
    if (path === "/") return void response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
    if (path !== "/pmtiles.js" && !path.startsWith("/maplibre/")) return void response.writeHead(404).end();
    const file = path === "/pmtiles.js" ? PMTILES : join(MAPLIBRE, path.slice("/maplibre/".length));
    return void response.writeHead(200, { "content-type": "text/javascript" }).end(await readFile(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return { origin, server, tileBytes: () => tileBytes };
}

const LIBRARY_FILES = ["maplibre-gl.mjs", "maplibre-gl-shared.mjs", "maplibre-gl-worker.mjs"];

async function libraryBytes(): Promise<number> {
  const files = await Promise.all(
    [...LIBRARY_FILES.map((name) => join(MAPLIBRE, name)), PMTILES].map((file) =>
      readFile(file).catch(() => Buffer.alloc(0)),
    ),
  );
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

/** The page of readers, drawn as the server draws it. */
async function drawPage(archivePath: string, atlas: LoadedAtlas) {
  const config = {
    ...{ type: "locator" as const, area: { kind: "box", west: WEST, south: SOUTH, east: EAST, north: NORTH } },
    marks: [{ id: "a", point: { lon: TOWN.lon, lat: TOWN.lat }, label: "Ayuntamiento" }],
  };
  const type = typeOf("locator");
  const parsed = type.schema.parse(config);
  const wanted = type.streets(parsed);
  if (wanted === null) throw new Error("The map wants no streets.");
  const startMs = performance.now();
  const found = await findStreets(await openArchive(fileSource(archivePath)), wanted);
  if (found.state !== "found") throw new Error(`There are no streets: ${found.lack}.`);
  const fields = { title: "Una calle", altText: "Un mapa.", sourceLine: "", credit: "", language: "es" as const };
  const before = process.threadCpuUsage();
  const [page] = pieceFiles({
    ...{
      slug: "una-calle",
      fields: { ...fields, author: "", section: "", tags: [], note: "", config: parsed },
      heightsPx: [],
    },
    ...{ resolved: { frames: new Map(), files: new Map() }, atlas, streets: found.ground, readers: new Map() },
    assets: { script: "", styles: "", house: "" },
  });
  const { user, system } = process.threadCpuUsage(before);
  return { ms: performance.now() - startMs, taskMs: (user + system) / 1000, body: page.body };
}

/** Measures the map of a street. @throws {Error} When a budget is passed. */
export async function benchStreets(): Promise<void> {
  await loadType("locator");
  await typeOf("locator").loadRendering();
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-streets-"));
  const archive = townPmtiles();
  const path = join(folder, "town.pmtiles");
  await writeFile(path, archive);
  const atlas = await loadAtlas(
    typeOf("locator").atlas(
      typeOf("locator").schema.parse({
        type: "locator",
        area: { kind: "box", west: WEST, south: SOUTH, east: EAST, north: NORTH },
      }),
    ),
    async (file) => JSON.parse(await readFile(join(ATLAS, file), "utf8")),
  );
  const { origin, server, tileBytes } = await serveMap(archive);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  });
  try {
    const page = await browser.newPage({ viewport: VIEW });
    await page.goto(origin);
    await page.waitForFunction("window.isReady === true");
    const rounds: { readonly ours: number; readonly theirs: number; readonly taskMs: number; readonly body: string }[] =
      [];
    for (let round = 0; round < ROUNDS + 1; round += 1) {
      const theirs = Number(await page.evaluate(`window.draw("/town-${round}.pmtiles")`));
      const { ms, taskMs, body } = await drawPage(path, atlas);
      // The first of each reads its own code.
      if (round > 0) rounds.push({ ours: ms, theirs, taskMs, body: String(body) });
    }
    const ratio = median(rounds.map(({ ours, theirs }) => ours / theirs));
    const taskMs = median(rounds.map(({ taskMs: one }) => one));
    const bytes = Buffer.byteLength(rounds[0]?.body ?? "");
    const packed = gzipSync(rounds[0]?.body ?? "").length;
    const theirBytes = (await libraryBytes()) + tileBytes() / (ROUNDS + 1);
    process.stdout.write(
      `streets: ${ratio.toFixed(2)} times maplibre-gl's time (${median(rounds.map(({ ours }) => ours)).toFixed(0)} and ${median(rounds.map(({ theirs }) => theirs)).toFixed(0)} ms; at most ${TIME_BUDGET}); ` +
        `page ${(bytes / 1000).toFixed(1)} kB (at most ${PAGE_BUDGET_BYTES / 1000}), ${(packed / 1000).toFixed(1)} packed, beside ${(theirBytes / 1000).toFixed(0)} kB of library and tiles; ` +
        `longest task ${taskMs.toFixed(0)} ms (at most ${TASK_BUDGET_MS})\n`,
    );
    if (ratio > TIME_BUDGET || bytes > PAGE_BUDGET_BYTES || taskMs > TASK_BUDGET_MS)
      throw new Error("A map of a street is slower or heavier than it may be.");
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}
