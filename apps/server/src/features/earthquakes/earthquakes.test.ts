import { join } from "node:path";
import { EARTHQUAKES_API_PATH, GRAPHICS_API_PATH } from "@nv/contracts";
import { EarthquakeArchive, EarthquakesFound, GraphicDetail, NearTowns } from "@nv/contracts/schemas";
import { type Listening, startDoubles } from "@nv/doubles";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import { createPlaceSearchReader } from "../../platform/atlas/place-search-reader.ts";
import { spanishPlace } from "./core/spanish-place.ts";
import { WATCH_JOB } from "./earthquakes.feature.ts";
import { ARCHIVE_QUESTIONS } from "./earthquakes.service.ts";

const ATLAS = join(import.meta.dirname, "../../../../../packages/geography/build/atlas");

const [DISK] = STORES;

/** A job waits for its turn, milliseconds. */
const WORK_MS = 10_000;

/** Past the rest between two questions to an agency. */
const LATER_MS = 31_000;

/** Messages about an agency. */
const FAILED = /^(IGN|EMSC) no responde como se espera/;
const BUSY = /^USGS /;

/** Builds the variables of the agencies, by scenario; `off` for one that is not asked. */
function environment(
  { url }: Listening,
  { ign = "normal", usgs = "normal", emsc = "normal" },
): Readonly<Record<string, string>> {
  const mode = (scenario: string) => (scenario === "off" ? "off" : "fake");
  return {
    ...{ IGN_MODE: mode(ign), IGN_FEED: `${url}/ign/${ign}/ign/RssTools/sismologia.xml` },
    ...{ USGS_MODE: mode(usgs), USGS_BASE: `${url}/usgs/${usgs}` },
    ...{ EMSC_MODE: mode(emsc), EMSC_BASE: `${url}/emsc/${emsc}` },
  };
}

const LOCATOR = { type: "external", source: "https://example.org/localizador" };

describe.each(FEATURE_DIALECTS)("earthquakes on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  let doubles: Listening;
  let nowMs = 0;

  /** Another process of the same server, where the agencies are otherwise. */
  async function restart(agencies: Parameters<typeof environment>[1]): Promise<void> {
    await process?.close();
    process = await startProcess(harness.database, harness.store, environment(doubles, agencies), () => nowMs);
  }
  beforeAll(async () => {
    nowMs = Date.now();
    doubles = await startDoubles();
    harness = await createHarness(dialect, DISK.createStore);
  });
  afterAll(async () => {
    await process.close();
    await Promise.all([harness.drop(), doubles.stop()]);
  });

  async function list(): Promise<EarthquakesFound> {
    const answer = await process.call("GET", EARTHQUAKES_API_PATH);
    expect(answer.status, answer.text).toBe(200);
    return EarthquakesFound.parse(answer.body);
  }
  const feedsOf = (found: EarthquakesFound) =>
    Object.fromEntries(found.feeds.map(({ source, state, notice }) => [source, notice || state]));
  const lorca = ({ earthquakes }: EarthquakesFound) =>
    earthquakes.find(({ reports }) => reports.some(({ id }) => id === "es2026c"));
  const magnitudesOf = (found: EarthquakesFound) =>
    lorca(found)?.reports.map(({ source, magnitude, magnitudeType }) => [source, magnitude, magnitudeType]);

  test("three agencies, one list: each with its magnitude, one without any, what nobody can read counted", async () => {
    await restart({});
    const found = await list();
    expect(feedsOf(found)).toEqual({ ign: "ok", usgs: "ok", emsc: "ok" });
    expect(found.feeds.map(({ skipped }) => skipped)).toEqual([1, 1, 2]);
    expect(magnitudesOf(found)).toEqual([
      ["ign", 5.1, ""],
      ["usgs", 5, "mww"],
      ["emsc", 5.2, "ml"],
    ]);
    expect(lorca(found)).toMatchObject({ id: "ign:es2026c", depthKm: 8.4, place: "NE LORCA.MU" });
    // The last one first.
    expect(found.earthquakes[0]?.reports).toMatchObject([{ source: "ign", magnitude: null }]);
    expect(found.earthquakes).toHaveLength(5);
  });

  test("asked again at once, the agencies are left in peace; later they say that nothing is new", async () => {
    const asked = async () => {
      const answer = await fetch(`${doubles.url}/_asked/ign/normal`);
      return (await answer.text()).split('"path"').length - 1;
    };
    const before = await asked();
    await list();
    expect(await asked()).toBe(before);
    nowMs += LATER_MS;
    expect(magnitudesOf(await list())).toHaveLength(3);
    expect(await asked()).toBe(before + 1);
  });

  test.each([
    { ign: "down", usgs: "limit-always", emsc: "normal", told: { ign: FAILED, usgs: BUSY, emsc: "ok" } },
    { ign: "entities", usgs: "normal", emsc: "garbled", told: { ign: FAILED, usgs: "ok", emsc: FAILED } },
  ])(
    "agencies that are $ign, $usgs, $emsc are each told by themselves; what they said last stays",
    async (agencies) => {
      nowMs += LATER_MS;
      await restart(agencies);
      const found = await list();
      expect(feedsOf(found)).toEqual({
        ign: expect.stringMatching(agencies.told.ign),
        usgs: expect.stringMatching(agencies.told.usgs),
        emsc: expect.stringMatching(agencies.told.emsc),
      });
      expect(magnitudesOf(found)).toHaveLength(3);
    },
  );

  test("without any of them it says what is not configured, and nothing is told", async () => {
    await restart({ ign: "off", usgs: "off", emsc: "off" });
    const found = await list();
    expect(found.earthquakes).toEqual([]);
    expect(found.feeds.map(({ state }) => state)).toEqual(["off", "off", "off"]);
    expect(found.feeds[0]?.notice).toContain("IGN_MODE");
    const archive = await process.call(
      "GET",
      `${EARTHQUAKES_API_PATH}/archive?from=2001-05-01&to=2001-05-31&lon=-1&lat=37`,
    );
    expect(archive.body).toMatchObject({ code: "SERVICE_OFF" });
  });

  test("a magnitude that is corrected is told of the graphic that was made of it, until somebody knows", async () => {
    nowMs += LATER_MS;
    await restart({ ign: "revised", usgs: "revised" });
    const reports = lorca(await list())?.reports.map(({ source, id }) => ({ source, id })) ?? [];
    const answer = await process.call("POST", GRAPHICS_API_PATH, { title: "Terremoto en Lorca", config: LOCATOR });
    const { id: graphicId } = GraphicDetail.parse(answer.body);
    const pieces = `${EARTHQUAKES_API_PATH}/pieces`;
    expect((await process.call("POST", pieces, { graphicId, reports })).status).toBe(204);
    // Said twice, it is noted once.
    expect((await process.call("POST", pieces, { graphicId, reports })).status).toBe(204);
    expect((await list()).revised).toEqual([]);

    nowMs += LATER_MS;
    const found = await list();
    expect(magnitudesOf(found)?.map(([, magnitude]) => magnitude)).toEqual([4.8, 4.8, 5.2]);
    expect(found.revised).toMatchObject([{ graphicId, title: "Terremoto en Lorca", status: "draft" }]);
    expect(found.revised[0]?.revisions.map(({ source, from, to }) => [source, from, to]).toSorted()).toEqual([
      ["ign", 5.1, 4.8],
      ["usgs", 5, 4.8],
    ]);
    expect(found.revised[0]?.revisions[0]?.seenAtMs).toBe(nowMs);

    nowMs += 1000;
    expect((await process.call("POST", `${pieces}/${graphicId}/review`, {})).status).toBe(204);
    expect((await list()).revised).toEqual([]);
    nowMs += LATER_MS;
    expect((await list()).revised).toEqual([]);
  });

  test("nobody watches a graphic that is not there, or says so of another thing", async () => {
    const graphicId = "00000000-0000-4000-8000-000000000009";
    const reports = [{ source: "ign", id: "es2026c" }];
    const pieces = `${EARTHQUAKES_API_PATH}/pieces`;
    const unknown = await process.call("POST", pieces, { graphicId, reports });
    expect(unknown.body).toMatchObject({ code: "GRAPHIC_NOT_FOUND" });
    for (const id of [graphicId, "no-es-un-id"])
      expect((await process.call("POST", `${pieces}/${id}/review`, {})).body).toMatchObject({
        code: "GRAPHIC_NOT_FOUND",
      });
    expect((await process.call("POST", pieces, { graphicId, reports: [] })).status).toBe(422);
    expect((await process.call("GET", EARTHQUAKES_API_PATH, undefined, "Nadie")).status).toBe(401);
    expect((await process.call("POST", pieces, { graphicId, reports }, "Nadie")).status).toBe(401);
  });

  test("nobody has to look: while a graphic in use was made of one, a job asks the agencies", async () => {
    nowMs += LATER_MS;
    await restart({});
    const states = async () =>
      (await process.context.jobs.list()).filter(({ kind }) => kind === WATCH_JOB).map(({ state }) => state);
    await expect.poll(states, { timeout: WORK_MS }).toContain("done");
  });

  test("of long ago the United States are asked, around a place", async () => {
    const ask = (query: string) => process.call("GET", `${EARTHQUAKES_API_PATH}/archive?${query}`);
    const answer = await ask("from=2001-05-01&to=2001-05-31&lon=-1.7&lat=37.7&radiusKm=100");
    expect(EarthquakeArchive.parse(answer.body)).toMatchObject({
      isCut: false,
      earthquakes: [{ id: "usgs:us2011inv0", reports: [{ magnitude: 5.2, isReviewed: true, felt: 96 }] }],
    });
    for (const wrong of [
      "from=2001-05-31&to=2001-05-01&lon=0&lat=0",
      "from=2001-13-01&to=2001-13-02&lon=0&lat=0",
      "from=2001-05-01&to=2001-05-02&lon=181&lat=0",
      "from=2001-05-01&to=2001-05-02&lon=0",
    ])
      expect((await ask(wrong)).status, wrong).toBe(422);
  });

  test("one person asks the archive so often in a minute, and keeps nobody else from it", async () => {
    nowMs += ARCHIVE_QUESTIONS.perMs;
    const path = `${EARTHQUAKES_API_PATH}/archive?from=2001-05-01&to=2001-05-31&lon=-1.7&lat=37.7`;
    const ask = (person: string) => process.call("GET", path, undefined, person);
    for (let question = 0; question < ARCHIVE_QUESTIONS.most; question += 1)
      expect((await ask("Ana Muestra")).status).toBe(200);
    expect((await ask("Ana Muestra")).body).toMatchObject({
      code: "SERVICE_ASKED_TOO_OFTEN",
      message: "Has preguntado muchas veces seguidas a USGS. Espera un minuto y repite.",
    });
    expect((await ask("Bruno Prueba")).status).toBe(200);
    nowMs += ARCHIVE_QUESTIONS.perMs;
    expect((await ask("Ana Muestra")).status).toBe(200);
  });

  test.each([
    // Lorca, 2011: 3,5 km from the city, and 11 from the middle of Aledo's term.
    { lon: -1.672, lat: 37.699, name: "Lorca", km: 4, direction: "ne", term: "Lorca" },
    { lon: -1.64, lat: 37.75, name: "Aledo", km: 7.5, direction: "sw", term: "Totana" },
  ])(
    "an epicentre at $lat $lon is nearest to $name and in the term of $term",
    async ({ lon, lat, name, km, ...told }) => {
      const answer = await process.call("GET", `${EARTHQUAKES_API_PATH}/towns?lon=${lon}&lat=${lat}`);
      const { towns, term, zone } = NearTowns.parse(answer.body);
      expect(towns[0]).toMatchObject({ name, isAbroad: false, isTerm: false, direction: told.direction });
      expect(towns[0]?.distanceKm).toBeCloseTo(km, 0);
      expect([term?.name, zone]).toEqual([told.term, "Europe/Madrid"]);
    },
  );

  test.each([
    ["80 km E of Ishinomaki, Japan", "a 80 km al este de Ishinomaki (Japón)"],
    ["12 km NNW of Tripoli, Lebanon", "a 12 km al nornoroeste de Trípoli (Líbano)"],
    ["5 km SW of Ridgecrest, CA", "a 5 km al suroeste de Ridgecrest (California)"],
    ["3 km S of Nowhere At All, Spain", "a 3 km al sur de Nowhere At All (España)"],
    ["FIJI REGION", "FIJI REGION"],
    ["", ""],
  ])("the place «%s» is told as «%s»", async (words, told) => {
    expect(spanishPlace(words, await createPlaceSearchReader(ATLAS)()).replaceAll("\u00a0", " ")).toBe(told);
  });

  test("abroad a town of some size is told, with its hour", async () => {
    const answer = await process.call("GET", `${EARTHQUAKES_API_PATH}/towns?lon=142.2&lat=38.4`);
    const { towns, term, zone } = NearTowns.parse(answer.body);
    expect(towns[0]).toMatchObject({ province: "Japón", isAbroad: true, direction: "e" });
    expect([term, zone]).toEqual([null, "Asia/Tokyo"]);
  });

  test("the nearest towns, with the way from each to the epicentre; none in the middle of the sea", async () => {
    const near = async (lon: number, lat: number) =>
      NearTowns.parse((await process.call("GET", `${EARTHQUAKES_API_PATH}/towns?lon=${lon}&lat=${lat}`)).body).towns;
    const towns = await near(-1.3, 38.3);
    expect(towns).toHaveLength(12);
    expect(towns.map(({ distanceKm }) => distanceKm)).toEqual(
      towns.map(({ distanceKm }) => distanceKm).toSorted((a, b) => a - b),
    );
    expect(towns[0]).toMatchObject({ province: "Murcia", isAbroad: false });
    expect(towns[1]?.direction).not.toBeNull();
    expect(await near(-40, 30)).toEqual([]);
    expect((await near(-18.02, 27.68)).map(({ name }) => name)).toContain("El Pinar de El Hierro");
  });
});
