import { SHIP_RECORDINGS_API_PATH } from "@nv/contracts";
import { ShipRecording, ShipRecordingList } from "@nv/contracts/schemas";
import { type Database, migrate } from "@nv/database";
import { type FakeAisstream, startFakeAisstream } from "@nv/doubles";
import { FEATURE_DIALECTS, type TestDatabase } from "@nv/test-kit";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { as, createFeatureApp } from "../../../test/feature-app.ts";
import type { OpenFeature } from "../../platform/feature.ts";
import { RECORDINGS_MIGRATIONS } from "./schema/tables.ts";
import { openShipRecordings } from "./ship-recordings.feature.ts";
import { forgetRecorder } from "./ship-recordings.repository.ts";

const SHIP = "224123450";
const OTHER = "224999999";
const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 10, 23, 10);

describe.each(FEATURE_DIALECTS)("recordings of ships on $name", ({ create }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let stream: FakeAisstream;
  let feature: OpenFeature;
  let app: FastifyInstance;
  let nowMs = START_MS;
  const { log } = Fastify();

  /** Starts, as after a restart, what records. */
  async function begin(mode: "fake" | "off" = "fake", key = stream.env.AISSTREAM_KEY): Promise<void> {
    const settings = { mode, url: stream.url, key };
    feature = openShipRecordings({ database, now: () => nowMs, log }, settings);
    app = await createFeatureApp(async (scope) => {
      if (feature.routes !== undefined) await scope.register(feature.routes);
    });
    await feature.sweep?.();
  }
  async function end(): Promise<void> {
    await feature.close?.();
    await app.close();
  }

  beforeEach(async () => {
    nowMs = START_MS;
    testDatabase = await create();
    database = await testDatabase.open();
    await migrate(database, "ship_recordings", RECORDINGS_MIGRATIONS);
    stream = await startFakeAisstream();
    await begin();
  });
  afterEach(async () => {
    await end();
    await stream.stop();
    await database.close();
    await testDatabase.drop();
  });

  const post = (path: string, payload: object, name: "ana" | "berta" | "jefa" = "ana") =>
    app.inject({ method: "POST", url: `${SHIP_RECORDINGS_API_PATH}${path}`, headers: as(name), payload });
  async function record(ships: readonly string[], hours = 2): Promise<ShipRecording> {
    const answer = await post("", { title: "Estrecho", ships, hours });
    expect(answer.statusCode, answer.body).toBe(201);
    return ShipRecording.parse(answer.json());
  }
  async function one(): Promise<ShipRecording> {
    const answer = await app.inject({ url: SHIP_RECORDINGS_API_PATH, headers: as("berta") });
    const [first] = ShipRecordingList.parse(answer.json()).items;
    if (first === undefined) throw new Error("there is none");
    return first;
  }
  const csv = async (id: string) =>
    (await app.inject({ url: `${SHIP_RECORDINGS_API_PATH}/${id}/positions`, headers: as("berta") })).body;
  const listened = (times: number) =>
    expect.poll(() => stream.asked().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(times);
  /** Sends something until it is kept: the line may not be there yet. */
  const hears = (positions: number, say: () => void) =>
    expect
      .poll(
        async () => {
          say();
          return (await one()).positions;
        },
        { timeout: 10_000 },
      )
      .toBe(positions);

  test("what the chosen ships send is kept, not too often, and is a table for the tool", async () => {
    const { id, heard } = await record([SHIP]);
    await listened(1);
    expect(stream.asked()[0]).toMatchObject({
      FiltersShipMMSI: [SHIP],
      FilterMessageTypes: ["PositionReport"],
      BoundingBoxes: [
        [
          [-90, -180],
          [90, 180],
        ],
      ],
    });
    expect(heard.length).toBeLessThanOrEqual(1);
    await hears(1, () => stream.say(SHIP, -5.3, 36.1, nowMs));
    nowMs += 60_000;
    await hears(2, () => {
      // Too soon after the first, of nobody's, and broken: none of them is kept.
      stream.say(SHIP, -5.3, 36.1, START_MS + 3000);
      stream.say(OTHER, 1, 1, nowMs);
      stream.blurt("{");
      stream.say(SHIP, -5.31, 36.2, nowMs, '=BARCO "A"');
    });
    expect((await csv(id)).split("\r\n")).toEqual([
      "MMSI,BaseDateTime,LAT,LON,VesselName",
      `${SHIP},2026-11-23T10:00:00.000Z,36.1,-5.3,BARCO INVENTADO`,
      `${SHIP},2026-11-23T10:01:00.000Z,36.2,-5.31,"'=BARCO ""A"""`,
      "",
    ]);
  });

  test("after a restart it goes on, and tells from when until when nobody heard", async () => {
    await record([SHIP]);
    await hears(1, () => stream.say(SHIP, -5.3, 36.1, nowMs));
    nowMs += 10 * 60_000;
    await feature.sweep?.();
    await end();
    nowMs += 20 * 60_000;
    await begin();
    await hears(2, () => stream.say(SHIP, -5.4, 36.1, nowMs));
    nowMs += 60_000;
    await feature.sweep?.();
    expect((await one()).heard).toEqual([
      { fromMs: START_MS, toMs: START_MS + 10 * 60_000 },
      { fromMs: START_MS + 30 * 60_000, toMs: START_MS + 31 * 60_000 },
    ]);
  });

  test("a line that breaks is told, and called again", async () => {
    await record([SHIP]);
    await hears(1, () => stream.say(SHIP, -5.3, 36.1, nowMs));
    stream.hangUp();
    await expect.poll(async () => (await one()).trouble, { timeout: 10_000 }).not.toBe("");
    nowMs += 30_000;
    await feature.sweep?.();
    await hears(2, () => stream.say(SHIP, -5.4, 36.1, nowMs));
    expect((await one()).trouble).toBe("");
    expect((await one()).heard).toHaveLength(2);
  });

  test("it ends at its hour, or when who began it or an administrator says so", async () => {
    const { id } = await record([SHIP]);
    expect((await post(`/${id}/stop`, {}, "berta")).statusCode).toBe(403);
    nowMs += 20 * 60_000;
    expect((await post(`/${id}/stop`, {}, "jefa")).json()).toMatchObject({ state: "stopped", endsAtMs: nowMs });
    nowMs += 1;
    await record([OTHER], 1);
    nowMs += HOUR_MS;
    await feature.sweep?.();
    expect((await one()).state).toBe("ended");
  });

  test("of two processes one listens", async () => {
    await record([SHIP]);
    await listened(1);
    const second = openShipRecordings(
      { database, now: () => nowMs, log },
      { mode: "fake", url: stream.url, key: stream.env.AISSTREAM_KEY },
    );
    await second.sweep?.();
    await hears(1, () => stream.say(SHIP, -5.3, 36.1, nowMs));
    expect(stream.asked()).toHaveLength(1);
    await second.close?.();
  });

  test("a key that the service does not take is told without it", async () => {
    await end();
    await begin("fake", "otra-clave");
    await record([SHIP]);
    await expect.poll(async () => (await one()).trouble, { timeout: 10_000 }).toBe("el servicio no acepta la clave");
  });

  test("without a key there is a way by hand", async () => {
    await end();
    await begin("off");
    const answer = await app.inject({ url: SHIP_RECORDINGS_API_PATH, headers: as("ana") });
    expect(answer.json()).toMatchObject({ notice: expect.stringContaining("falta AISSTREAM_KEY"), items: [] });
    expect((await post("", { title: "a", ships: [SHIP], hours: 1 })).json()).toMatchObject({ code: "SERVICE_OFF" });
  });

  test("a stranger gets nothing, and what makes no sense is refused with its reason", async () => {
    for (const url of [SHIP_RECORDINGS_API_PATH, `${SHIP_RECORDINGS_API_PATH}/${crypto.randomUUID()}/positions`])
      expect((await app.inject({ url })).statusCode).toBe(401);
    for (const wrong of [{ ships: ["1"] }, { hours: 10_000 }, { title: " " }, { ships: [] }]) {
      const answer = await post("", { title: "a", ships: [SHIP], hours: 1, ...wrong });
      expect(answer.json()).toMatchObject({ code: "FIELDS_INVALID" });
    }
    expect((await post("/nada/stop", {})).statusCode).toBe(404);
    expect((await post(`/${crypto.randomUUID()}/stop`, {})).statusCode).toBe(404);
    const many = Array.from({ length: 50 }, (_, at) => String(224_000_000 + at));
    await record(many);
    expect((await post("", { title: "a", ships: [SHIP], hours: 1 })).json()).toMatchObject({ code: "RECORDINGS_FULL" });
  });

  test("who began it is forgotten with the account, and the recording stays", async () => {
    await record([SHIP]);
    await database.kysely.transaction().execute((transaction) => forgetRecorder(transaction, "user-ana"));
    expect(await one()).toMatchObject({ createdBy: "", title: "Estrecho" });
  });
});
