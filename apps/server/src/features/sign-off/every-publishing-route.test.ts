import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { SignOffRules } from "@nv/contracts/schemas";
import { DIALECTS } from "@nv/test-kit";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { serverSamples } from "../../../test/fuzz/samples.ts";
import {
  ADMINISTRATOR,
  createHarness,
  startProcess,
  type TestHarness,
  type TestProcess,
} from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";

const [{ createStore }] = STORES;

/** Last parts of the addresses of what may give readers something. */
const MAY_PUBLISH =
  /\/(?:publish|rollback|restore|bulk|nights|calls|approve|accept|take|current|examples)$|^POST \/api\/drops$|^PUT \/api\/drops\//;

/**
 * Every route that may give readers something, with why one person alone cannot by it. A new one that is missing here fails the test.
 * `signed`: it is refused without a second person. `list`: it is a job, each item of which is refused. `taken-up`: it makes a draft.
 */
const ROUTES: Readonly<Record<string, "signed" | "list" | "taken-up" | string>> = {
  "POST /api/graphics/:id/publish": "signed",
  "POST /api/graphics/:id/rollback": "signed",
  "POST /api/graphics/:id/restore": "taken-up",
  "POST /api/graphics/bulk": "list",
  "POST /api/graphics/examples": "draws drafts",
  "POST /api/includes/:id/publish": "signed",
  "POST /api/includes/:id/rollback": "signed",
  "POST /api/includes/:id/restore": "taken-up",
  "POST /api/map-styles/:id/publish": "signed",
  "POST /api/map-styles/:id/rollback": "signed",
  "POST /api/map-styles/:id/restore": "taken-up",
  "POST /api/map-styles/:id/current": "chooses among what is published",
  "POST /api/series/:id/publish": "signed",
  "POST /api/series/:id/rollback": "signed",
  "POST /api/series/:id/restore": "taken-up",
  "POST /api/trackers/:id/publish": "signed",
  "POST /api/trackers/:id/rollback": "signed",
  "POST /api/trackers/:id/restore": "taken-up",
  "POST /api/elections/:id/publish": "signed",
  "POST /api/elections/:id/rollback": "signed",
  "POST /api/elections/:id/restore": "taken-up",
  "POST /api/elections/:id/nights": "opens on what is published, or for nobody",
  "POST /api/elections/:id/calls": "takes two people by itself",
  "POST /api/legacy-links/publish": "list",
  "POST /api/legacy-links/:id/restore": "taken-up",
  "POST /api/drops": "has no switch: a file as it is, for programs",
  "PUT /api/drops/:id": "has no switch: a file as it is, for programs",
  "POST /api/drops/:id/rollback": "has no switch: a file as it is, for programs",
  "POST /api/series/:id/runs/:run/approve": "takes a run into what is written",
  "POST /api/files/:id/restore": "changes what is written with the file, whose signature is lost",
  "POST /api/descriptions/charts/:id/publish": "gives Datawrapper a description",
};

function isAboutFastify(message: unknown): message is { readonly fastify: FastifyInstance } {
  return typeof message === "object" && message !== null && "fastify" in message;
}

const Made = z.object({ id: z.string(), version: z.int() });
const Started = z.object({ jobId: z.string() });
const Outcomes = z.object({
  state: z.string(),
  result: z.object({ items: z.array(z.object({ outcome: z.string(), message: z.string() })) }).nullish(),
});

describe.each(DIALECTS)("no route lets one person publish alone what takes two, on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  const routes = new Set<string>();

  beforeAll(async () => {
    const onInitialization = (message: unknown) => {
      if (!isAboutFastify(message)) return;
      message.fastify.addHook("onRoute", ({ method, url }) => {
        for (const one of [method].flat()) if (!/GET|HEAD|OPTIONS/.test(one)) routes.add(`${one} ${url}`);
      });
    };
    subscribe("fastify.initialization", onInitialization);
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
    unsubscribe("fastify.initialization", onInitialization);
    const { kinds } = SignOffRules.parse(
      (await process.call("GET", "/api/admin/sign-off", undefined, ADMINISTRATOR)).body,
    );
    const all = { version: 0, kinds: kinds.map(({ kind }) => kind), note: "" };
    expect((await process.call("PUT", "/api/admin/sign-off", all, ADMINISTRATOR)).status).toBe(200);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  let made = 0;
  /** A draft of a kind, as a right call makes it. */
  async function draftOf(path: string) {
    made += 1;
    const body = serverSamples({ ...KNOWN, fresh: `dos-${made}` })[`POST ${path}`]?.().body;
    const answer = await process.call("POST", path, body);
    expect(answer.status, answer.text).toBe(201);
    return Made.parse(answer.body);
  }
  const outcomesOf = async (path: string, body: object) => {
    const answer = await process.call("POST", path, body);
    const { jobId } = Started.parse(answer.body);
    return vi.waitUntil(
      async () => {
        const job = Outcomes.parse((await process.call("GET", `/api/jobs/${jobId}`)).body);
        return job.result?.items ?? null;
      },
      { timeout: 20_000, interval: 20 },
    );
  };

  test("the list of them is whole", () => {
    expect([...routes].filter((route) => MAY_PUBLISH.test(route)).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  });

  const signed = Object.entries(ROUTES).flatMap(([route, way]) => (way === "signed" ? [route] : []));

  test.each(signed.filter((route) => route.endsWith("/publish")))("%s", async (route) => {
    const path = route.replace("POST ", "").replace("/:id/publish", "");
    const { id, version } = await draftOf(path);
    const answer = await process.call("POST", `${path}/${id}/publish`, { version });
    expect(answer).toMatchObject({ status: 422, body: { code: "SIGN_OFF_NEEDED" } });
  });

  test.each(["/api/graphics/bulk", "/api/legacy-links/publish"])("POST %s", async (path) => {
    const { id, version } = await draftOf(path.replace(/\/\w+$/, ""));
    const action = path.endsWith("bulk") ? { action: "publish", tag: "" } : {};
    expect(await outcomesOf(path, { ...action, items: [{ id, version }] })).toEqual([
      expect.objectContaining({ outcome: "refused", message: expect.stringContaining("Hacen falta dos personas") }),
    ]);
  });

  test("a night for readers opens on what two people published alone", async () => {
    const { id } = await draftOf("/api/elections");
    const answer = await process.call("POST", `/api/elections/${id}/nights`, { place: "live", count: "source" });
    expect(answer).toMatchObject({ body: { code: "ELECTION_NOT_LIVE" } });
  });

  test("nothing of all that is before readers", async () => {
    const out = await process.context.records.db
      .selectFrom("records")
      .select(["collection", "title"])
      .where("revision", "is not", null)
      .execute();
    expect(out).toEqual([]);
  });
});

const ID = "00000000-0000-4000-8000-00000000000f";

/** Ids that the right calls of this test do not use. */
const KNOWN = {
  ids: {
    ...{ graphic: ID, draft: ID, include: ID, legacyLink: ID, mapStyle: ID, series: ID, seriesRun: ID, tracker: ID },
    ...{ election: ID, electionCall: ID, photoBatch: ID, case: ID, job: ID, person: ID, session: ID },
    ...{ feedback: ID, proposal: ID, mail: ID },
  },
  ...{ version: 1, email: "a@example.org", chart: "abcde", pageVersion: "", fresh: "dos", password: "" },
};
