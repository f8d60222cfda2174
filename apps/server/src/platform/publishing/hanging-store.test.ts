import { setTimeout as pause } from "node:timers/promises";
import { GraphicDetail } from "@nv/contracts/schemas";
import { type Database, openDatabase } from "@nv/database";
import { FEATURE_DIALECTS, type RunningS3, startS3, type TestDatabase } from "@nv/test-kit";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startProcess, type TestProcess } from "../../../test/registry.ts";
import { reconcileAll } from "../records/publish-record.ts";

/** A part of what a server gives a store, milliseconds: long enough that whoever does not wait for it is answered before, on a busy machine too. */
const LIMITS = { beginMs: 6000, wholeMs: 7000, restMs: 1000 };

/** A publication is told by then that the store does not answer: the limit of one request, and what the machine takes to say so. Milliseconds. */
const TOLD_MS = 10_000;

/** More publications at once than the process has connections. */
const AT_ONCE = 14;

describe.each(FEATURE_DIALECTS)("a store that takes requests and says nothing, on $name", (dialect) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let s3: RunningS3;
  let process: TestProcess;

  beforeAll(async () => {
    s3 = await startS3();
    testDatabase = await dialect.create();
    database = await openDatabase({ ...testDatabase.address, connections: 3 });
    const env = {
      STORAGE_URL: s3.storageUrl,
      STORAGE_ACCESS_KEY_ID: s3.accessKeyId,
      STORAGE_SECRET_ACCESS_KEY: s3.secretAccessKey,
    };
    const nothing = { open: () => Promise.reject(new Error("A test of a server only.")), drop: async () => undefined };
    process = await startProcess(database, { ...nothing, env, folder: null, limits: LIMITS });
  });
  afterAll(async () => {
    await process.close();
    await database.close();
    await testDatabase.drop();
    await s3.stop();
  });
  afterEach(async () => {
    s3.hang([]);
    await pause(LIMITS.restMs);
  });

  async function registered(title: string): Promise<GraphicDetail> {
    const config = { type: "external", source: `https://example.org/${encodeURIComponent(title)}` };
    const fields = { title, altText: "Una serie inventada.", sourceLine: "Instituto de Ejemplo", config };
    return GraphicDetail.parse((await process.call("POST", "/api/graphics", fields)).body);
  }
  const publish = ({ id, version }: GraphicDetail) => process.call("POST", `/api/graphics/${id}/publish`, { version });
  const edit = ({ id, version, config }: GraphicDetail, title: string) =>
    process.call("PUT", `/api/graphics/${id}`, { version, title, config });
  /** The answer to who does not wait for the store, before it has had its time; `late` after that. */
  async function soon<Answer>(asked: Promise<Answer>, waiting: Promise<unknown>): Promise<Answer | "late"> {
    return Promise.race([asked, waiting.then(() => "late" as const)]);
  }

  test("keeps publications waiting, for a while, and nobody else", { timeout: 60_000 }, async () => {
    const before = await registered("Antes");
    expect((await publish(before)).status).toBe(200);
    const drafts: GraphicDetail[] = [];
    for (let made = 0; made < AT_ONCE; made += 1) drafts.push(await registered(`Espera ${made}`));
    s3.hang(["PUT"]);
    const startedMs = performance.now();
    const publications = Promise.all(drafts.map(publish));
    await pause(500);
    for (const asked of [
      process.call("GET", "/api/graphics"),
      process.call("GET", `/api/graphics/${before.id}`),
      process.call("POST", "/api/graphics", {
        title: "Otro",
        config: { type: "external", source: "https://example.org/" },
      }),
    ])
      expect(await soon(asked, publications)).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
    expect(await soon(process.read(`/g/${before.slug}/`), publications)).toMatchObject({ statusCode: 200 });
    for (const { status, body } of await publications)
      expect([status, body]).toEqual([503, expect.objectContaining({ code: "STORE_UNAVAILABLE" })]);
    expect(performance.now() - startedMs).toBeLessThan(TOLD_MS);
    // From then on nobody waits for it.
    const [first] = drafts;
    expect(first && (await soon(publish(first), pause(LIMITS.beginMs)))).toMatchObject({ status: 503 });
    s3.hang([]);
    await pause(LIMITS.restMs);
    for (const draft of drafts.slice(0, 2)) expect((await publish(draft)).status).toBe(200);
  });

  test("holds no row that somebody else changes, and what it did not take is done again", {
    timeout: 60_000,
  }, async () => {
    const [moved, other] = [await registered("Movido"), await registered("Vecino")];
    s3.hang(["PUT"], "latest.json");
    const publication = publish(moved);
    const now = async () => GraphicDetail.parse((await process.call("GET", `/api/graphics/${moved.id}`)).body);
    // The database has decided: readers get it when the store takes it.
    await expect.poll(async () => (await now()).status, { timeout: LIMITS.beginMs }).toBe("published");
    for (const graphic of [await now(), other])
      expect(await soon(edit(graphic, `${graphic.title}, otra vez`), publication)).toMatchObject({ status: 200 });
    expect((await publication).status).toBe(200);
    expect((await process.read(`/g/${moved.slug}/`)).statusCode).toBe(404);
    s3.hang([]);
    await pause(LIMITS.restMs);
    await reconcileAll(process.context.records);
    expect((await process.read(`/g/${moved.slug}/`)).statusCode).toBe(200);
    expect((await process.read("/g/index.json")).body).toContain(moved.slug);
  });
});
