import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IDENTITY_PATH } from "@nv/contracts";
import { type Database, migrate } from "@nv/database";
import { createIdentity, type Identity } from "@nv/identity-server";
import { FEATURE_DIALECTS, fixedClock, type TestDatabase } from "@nv/test-kit";
import Fastify from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestPlatform } from "../../../../test/test-platform.ts";
import { JOBS_MIGRATIONS } from "../../../platform/jobs/jobs-table.ts";
import type { OpenPlatform } from "../../../platform/platform.ts";
import { noteDay } from "../coverage/coverage.repository.ts";
import { descriptionsContext } from "../descriptions-context.ts";
import { DESCRIPTIONS_MIGRATIONS, type DescriptionsDb, type DescriptionTables } from "../schema/tables.ts";
import { createDescriptionDigests, DIGEST_JOB, type DigestPost } from "./digest.service.ts";

/** Monday, 23 November 2026, a quarter past eight in Madrid. */
const NOW_MS = Date.parse("2026-11-23T07:15:00Z");
const WEEK_MS = 7 * 86_400_000;

describe.each(FEATURE_DIALECTS)("the weekly mail about descriptions on $name", ({ create }) => {
  let folder: string;
  let testDatabase: TestDatabase;
  let database: Database;
  let identity: Identity;
  let opened: OpenPlatform;
  let db: DescriptionsDb;
  let ana: { readonly id: string; readonly name: string };
  let clock: ReturnType<typeof fixedClock>;

  beforeEach(async () => {
    clock = fixedClock(NOW_MS);
    folder = await mkdtemp(join(tmpdir(), "nv-digest-"));
    testDatabase = await create("digest");
    database = await testDatabase.open();
    identity = await createIdentity({
      db: database,
      siteUrl: "https://narrativas.example.org",
      signup: "open",
      autoconfirm: true,
      hashing: { memoryKiB: 8, passes: 1 },
      mail: { from: "nv@example.org", outboxDir: join(folder, "outbox") },
    });
    opened = await openTestPlatform({ database, folder, sessions: identity, now: clock.now });
    await migrate(database, "jobs", JOBS_MIGRATIONS);
    await migrate(database, "descriptions", DESCRIPTIONS_MIGRATIONS);
    db = database.kysely.$extendTables<DescriptionTables>();
    const app = Fastify();
    await app.register(identity.plugin, { prefix: IDENTITY_PATH });
    const joined = async (email: string, name: string) => {
      const { body, statusCode } = await app.inject({
        method: "POST",
        url: `${IDENTITY_PATH}/signup`,
        headers: { "sec-fetch-site": "same-origin" },
        payload: { email, password: "una frase larga y tranquila", data: { full_name: name } },
      });
      expect(statusCode, body).toBe(200);
      const [found] = await identity.operations.people.find(email, 1);
      return { id: found?.id ?? "", name };
    };
    ana = await joined("ana@example.org", "Ana Muestra");
    await joined("uno@example.org", "Eva Doble");
    await joined("dos@example.org", "Eva Doble");
    await app.close();
    await noteDay(db, {
      ...{ day: "2026-11-22", missing: 0, wrong: 0, stale: 0, good: 0 },
      unseen: 0,
      synced_at_ms: 1,
    });
    const signed = [
      { author: "Ana Muestra", state: "stale" },
      { author: "Ana Muestra", state: "missing" },
      { author: "Ana Muestra", state: "good" },
      { author: "Eva Doble", state: "missing" },
      { author: "", state: "missing" },
    ];
    for (const [at, { author, state }] of signed.entries())
      await db
        .insertInto("description_coverage")
        .values({
          ...{ kind: "graphic", id: `g${at}`, mark: "1", title: `Pieza ${at}`, type: "image", author, section: "" },
          ...{ text: "", about: "", written_of: "", faults: 0, state },
        })
        .execute();
  });
  afterEach(async () => {
    await opened.close();
    await identity.close();
    await database.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const digests = (post: DigestPost = identity.operations) =>
    createDescriptionDigests(descriptionsContext(opened.platform, OFF), post);
  const send = (post?: DigestPost) =>
    digests(post).handler({
      payload: {},
      subject: "",
      actor: { id: "", name: "Resumen semanal" },
      signal: new AbortController().signal,
      group: "",
      progress: async () => undefined,
      log: () => undefined,
    });
  const told = async () => {
    const { mails } = await identity.operations.mails.list({ state: undefined, search: "", page: 1 });
    return mails.filter(({ kind }) => kind === "descriptionsDigest").map(({ recipient }) => recipient);
  };

  test("tells who signs what lacks something, once a week, whatever processes there are", async () => {
    await Promise.all([send(), send()]);
    await send();
    expect(await told()).toEqual(["ana@example.org"]);
    clock.advance(WEEK_MS);
    await send();
    expect(await told()).toEqual(["ana@example.org", "ana@example.org"]);
  });

  test("a process that ends in the middle leaves nobody out, and tells nobody twice", async () => {
    const cutOff: DigestPost = {
      ...identity.operations,
      tellPeople: (task) =>
        identity.operations.tellPeople(async (work) => {
          await task(work);
          throw new Error("the process ended");
        }),
    };
    await expect(send(cutOff)).rejects.toThrow("the process ended");
    expect(await told()).toEqual([]);
    await send();
    await send();
    expect(await told()).toEqual(["ana@example.org"]);
  });

  test("is shown before it is sent, and is not sent to who does not want it", async () => {
    expect(await digests().preview(ana)).toMatchObject({
      ...{ isOn: true, nextAtMs: NOW_MS - 900_000 + WEEK_MS, isKnown: true, unsigned: 1 },
      counts: { missing: 1, wrong: 0, stale: 1 },
      items: [{ title: "Pieza 1" }, { title: "Pieza 0" }],
    });
    expect(await digests().preview({ id: "other", name: "Eva Doble" })).toMatchObject({ isKnown: false });
    expect((await digests().choose(ana, { isOn: false })).isOn).toBe(false);
    await send();
    expect(await told()).toEqual([]);
    expect((await digests().choose(ana, { isOn: true })).isOn).toBe(true);
  });

  test("is ordered once a week, and not before anybody has asked for the first look", async () => {
    const ordered = async () => (await opened.platform.jobs.list()).filter(({ kind }) => kind === DIGEST_JOB).length;
    await db.deleteFrom("description_days").execute();
    await digests().enqueueDue();
    expect(await ordered()).toBe(0);
    await noteDay(db, {
      ...{ day: "2026-11-22", missing: 0, wrong: 0, stale: 0, good: 0 },
      unseen: 0,
      synced_at_ms: 1,
    });
    await digests().enqueueDue();
    await digests().enqueueDue();
    expect(await ordered()).toBe(1);
    await send();
    await database.kysely.$extendTables<{ jobs: { id: string } }>().deleteFrom("jobs").execute();
    await digests().enqueueDue();
    expect(await ordered()).toBe(0);
  });
});

/** No model: nobody writes anything here. */
const OFF = { mode: "off", base: "", key: "", model: "" } as const;
