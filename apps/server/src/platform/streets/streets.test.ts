import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { PLACES_API_PATH } from "@nv/contracts";
import { StreetsFound } from "@nv/contracts/schemas";
import { boundsAround } from "@nv/geography";
import { TOWN, townOsm, townPmtiles } from "@nv/test-kit/street-town";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placesRoutes } from "../../features/places/places.routes.ts";
import { answerErrors } from "../../http/errors.ts";
import { findBasemap } from "./find-basemap.ts";
import { createStreetReader, type StreetReader } from "./street-reader.ts";

/** A thread that begins reads its own source, which takes its time where others wait for the same cores. Milliseconds. */
const THREAD_MS = 60_000;

const bytes = townPmtiles();
const SQUARE = { area: boundsAround(TOWN, 500), ratios: [1.5], detail: "screen" } as const;

let folder: string;
let server: Server;
let origin: string;
let parts: string[] = [];
const readers: StreetReader[] = [];
const failures: string[] = [];

function reader(archive: string | null, trustedOrigins: readonly string[] = []): StreetReader {
  const created = createStreetReader({
    archive: async () => archive,
    trustedOrigins,
    onFailure: (detail) => failures.push(detail),
  });
  readers.push(created);
  return created;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-streets-"));
  await writeFile(join(folder, "basemap.pmtiles"), bytes);
  server = createServer(({ url, headers }, response) => {
    if (url !== "/villa.pmtiles") return void response.writeHead(200).end(bytes);
    const [, from = "0", to = "0"] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
    parts.push(`${from}-${to}`);
    response.writeHead(206, { etag: '"1"' }).end(bytes.subarray(Number(from), Number(to) + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(async () => {
  for (const one of readers) await one.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

test("the streets of an area are read out of a file, and a file that is put in place is found", {
  timeout: THREAD_MS,
}, async () => {
  expect(await findBasemap({ setting: undefined, dataDir: join(folder, "nada") })).toBeNull();
  const found = await reader(await findBasemap({ setting: undefined, dataDir: folder })).find(SQUARE);
  if (found.state !== "found") throw new Error(found.lack);
  const names = new Set(found.ground.lines.map(({ name }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining(["Avenida de la Constitución", "Ronda de la Muralla", "Río Muestra"]),
  );
  expect(found.ground.names.map(({ text }) => text)).toContain(TOWN.name);
  expect(new Set(found.ground.areas.map(({ kind }) => kind))).toEqual(
    new Set(["land", "green", "paved", "water", "building"]),
  );
});

test("from an address only parts are read, and each once", { timeout: THREAD_MS }, async () => {
  const streets = reader(`${origin}/villa.pmtiles`, [origin]);
  expect((await streets.find(SQUARE)).state).toBe("found");
  expect(new Set(parts).size).toBe(parts.length);
  const asked = parts.length;
  parts = [];
  await streets.find(SQUARE);
  expect([asked < 30, parts]).toEqual([true, []]);
});

test.each([
  { name: "an address inside of the house", archive: () => `${origin}/villa.pmtiles`, trusted: false },
  { name: "a site that gives no parts", archive: () => `${origin}/entero.pmtiles`, trusted: true },
  { name: "a file that is no archive", archive: () => import.meta.filename, trusted: false },
  { name: "a file that is gone", archive: () => join(folder, "no.pmtiles"), trusted: false },
])("$name is told and is no failure of who asks", { timeout: THREAD_MS }, async ({ archive, trusted }) => {
  failures.length = 0;
  const found = await reader(archive(), trusted ? [origin] : []).find(SQUARE);
  expect(found).toEqual({ state: "missing", lack: "unreadable" });
  expect(failures).toHaveLength(1);
});

test("a file of OpenStreetMap has the same streets, is read once, and none is told apart", {
  timeout: THREAD_MS,
}, async () => {
  const streets = reader(null);
  let reads = 0;
  const read = async () => {
    reads += 1;
    return townOsm();
  };
  const found = await streets.find(SQUARE, { hash: "a", read });
  if (found.state !== "found") throw new Error(found.lack);
  const names = new Set(found.ground.lines.map(({ name }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining(["Avenida de la Constitución", "Ronda de la Muralla", "Río Muestra"]),
  );
  await streets.find({ ...SQUARE, detail: "print" }, { hash: "a", read });
  expect(reads).toBe(1);
  expect(await streets.find(SQUARE, null)).toEqual({ state: "missing", lack: "no-file" });
});

test("what the archive does not cover and where none is are told apart", { timeout: THREAD_MS }, async () => {
  const far = { ...SQUARE, area: boundsAround({ lon: 2.17, lat: 41.38 }, 500) };
  expect(await reader(join(folder, "basemap.pmtiles")).find(far)).toEqual({ state: "missing", lack: "outside" });
  expect(await reader(null).find(SQUARE)).toEqual({ state: "missing", lack: "none" });
});

test("who edits a map gets the streets packed, and a box that is none is refused", { timeout: THREAD_MS }, async () => {
  const app = Fastify();
  answerErrors(app);
  const streets = reader(join(folder, "basemap.pmtiles"));
  await app.register(placesRoutes, {
    streets,
    osmFile: async () => null,
    findPlaces: () => Promise.reject(new Error("nobody asks")),
  });
  const ask = (query: Readonly<Record<string, string>>) =>
    app.inject({ url: `${PLACES_API_PATH}/streets`, query: { ...query } });
  const answer = await ask({ area: SQUARE.area.join(), ratios: "1.5,1" });
  expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, "gzip"]);
  expect(StreetsFound.parse(JSON.parse(gunzipSync(answer.rawPayload).toString())).state).toBe("found");
  for (const area of ["", "1,2,3", "3,1,1,2", "-200,0,1,1", "0,NaN,1,1"])
    expect((await ask({ area, ratios: "1" })).statusCode).toBe(422);
  expect((await ask({ area: SQUARE.area.join(), ratios: "1,1,1,1,1,1" })).statusCode).toBe(422);
});
