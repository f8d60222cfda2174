import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@nv/database";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openTestPlatform } from "../../test/test-platform.ts";
import type { Access } from "../http/access.ts";
import type { SiteEvent } from "./events/site-events.ts";
import { type ConfiguredFeature, defineFeature, type OpenFeature } from "./feature.ts";
import { openFeatures } from "./open-features.ts";
import type { OpenPlatform } from "./platform.ts";

let folder: string;
let database: Database;
let opened: OpenPlatform;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-features-"));
  database = await openDatabase({ url: undefined, file: join(folder, "test.sqlite") });
  const sessions = { readSession: () => null, onSessionsChanged: () => () => undefined };
  opened = await openTestPlatform({ database, folder, sessions });
});
afterEach(async () => {
  await opened.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const feature = (name: string, open: OpenFeature): ConfiguredFeature<object> => ({ name, open: () => open });

test("a feature has its tables when it opens, and is closed before those that were opened before it", async () => {
  const closed: string[] = [];
  let tables: readonly string[] = [];
  const features: ConfiguredFeature<object>[] = [
    feature("first", { close: async () => void closed.push("first") }),
    {
      name: "second",
      migrations: { second: { second_0001_notes: ({ table }) => table("notes").addColumn("id", "text").execute() } },
      async open() {
        tables = (await database.kysely.introspection.getTables()).map(({ name }) => name);
        return { close: async () => void closed.push("second") };
      },
    },
  ];
  const running = await openFeatures(features, opened, opened);
  await running.close();
  expect(tables).toContain("notes");
  expect(closed).toEqual(["second", "first"]);
});

test("when one does not open, those before it are closed and the reason is told", async () => {
  const closed: string[] = [];
  const broken: ConfiguredFeature<object> = { name: "broken", open: () => Promise.reject(new Error("no key")) };
  const list = [feature("first", { close: async () => void closed.push("first") }), broken];
  await expect(openFeatures(list, opened, opened)).rejects.toThrow("no key");
  expect(closed).toEqual(["first"]);
});

test("a feature of a group has routes of that group alone, or the start stops", async () => {
  const ofGroup = (access: Access): ConfiguredFeature<object> => ({
    name: "cases",
    group: "investigacion",
    open: () => ({ routes: async (app) => void app.get("/api/casos", { config: { access } }, () => "casos") }),
  });
  const start = async (access: Access) => {
    const running = await openFeatures([ofGroup(access)], opened, opened);
    try {
      const app = Fastify();
      for (const routes of running.routes) await app.register(routes);
    } finally {
      await running.close();
    }
  };
  for (const access of ["public", "session", "administrator"] as const)
    await expect(start(access)).rejects.toThrow("Route /api/casos is of a feature for the group «investigacion»");
  await expect(start({ group: "investigacion" })).resolves.toBeUndefined();
});

test("what a feature of a group tells, orders and offers is that group's without a word of it", async () => {
  const heard: SiteEvent[] = [];
  const actor = { id: "ana", name: "Ana" };
  const cases: ConfiguredFeature<Pick<OpenPlatform, "platform">> = {
    name: "cases",
    group: "investigacion",
    async open({ platform: { events, jobs, finding } }) {
      await events.publish(database.kysely, { name: "case", data: { id: "1" } });
      await jobs.order({ kind: "cases.import", subject: "", payload: {}, actor });
      finding.offer({
        kind: "graphics",
        access: "session",
        find: async () => [{ id: "1", title: "Caso", facts: [] }],
      });
      return {};
    },
  };
  opened.platform.events.subscribe((event) => void heard.push(event));
  const running = await openFeatures([cases], opened, opened);
  await running.close();
  const told = heard.filter(({ name, data }) => name === "case" || data.kind === "cases.import");
  expect(new Set(told.map(({ name, group }) => `${name} ${group}`))).toEqual(
    new Set(["case investigacion", "job investigacion"]),
  );
  const ordered = (await opened.platform.jobs.list()).find(({ kind }) => kind === "cases.import");
  const outside = opened.platform.jobs.seenBy({ groups: ["fotografia"] });
  const kinds = async (list: typeof outside) => (await list.list()).map(({ kind }) => kind);
  expect(await kinds(outside)).not.toContain("cases.import");
  await expect(outside.view(ordered?.id ?? "")).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
  await expect(outside.cancel(ordered?.id ?? "", { id: "ana", isAdministrator: true })).rejects.toMatchObject({
    code: "JOB_NOT_FOUND",
  });
  await expect(outside.retry(ordered?.id ?? "", actor)).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
  expect(await kinds(opened.platform.jobs.seenBy({ groups: ["investigacion"] }))).toContain("cases.import");
  const find = (groups: readonly string[]) => opened.platform.finding.find("caso", { groups, isAdministrator: true });
  expect(await find([])).toEqual([]);
  expect(await find(["investigacion"])).toHaveLength(1);
});

test("a sweep that fails does not keep the other features from theirs", async () => {
  const swept: string[] = [];
  const running = await openFeatures(
    [
      feature("failing", { sweep: () => Promise.reject(new Error("away")) }),
      feature("working", { sweep: async () => void swept.push("working") }),
    ],
    opened,
    opened,
  );
  await running.close();
  expect(swept).toEqual(["working"]);
});

test("the jobs of all features are done, and no two do the same kind", async () => {
  const import_ = feature("one", { jobs: { "things.import": async () => ({ rows: 3 }) } });
  await expect(openFeatures([import_, import_], opened, opened)).rejects.toThrow("things.import");
  const running = await openFeatures([import_], opened, opened);
  const actor = { id: "ana", name: "Ana" };
  const done = Promise.withResolvers<void>();
  opened.platform.events.subscribe(({ data }) => void (data.state === "done" && done.resolve()));
  const id = await opened.platform.jobs.order({ kind: "things.import", subject: "", payload: {}, actor });
  await done.promise;
  expect((await opened.platform.jobs.view(id)).result).toEqual({ rows: 3 });
  await running.close();
});

test("a feature reads its own variables, and says what is wrong with them", () => {
  const photos = defineFeature({
    name: "photos",
    about: "pictures",
    variables: { PHOTOS_MODE: z.enum(["live", "off"], { error: "debe ser live u off" }).default("off") },
    open: (_tools, { PHOTOS_MODE }) => (PHOTOS_MODE === "off" ? {} : { sweep: async () => undefined }),
  });
  expect(() => photos.configure({ PHOTOS_MODE: "quizá" })).toThrow("PHOTOS_MODE debe ser live u off");
  expect(photos.configure({}).name).toBe("photos");
});
