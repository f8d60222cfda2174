import { CASES_API_PATH, CASES_GROUP } from "@nv/contracts";
import { CaseEvents, CaseList, CaseView } from "@nv/contracts/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Caller, type CasesProcess, inventedCase, startCases } from "../../../test/cases-process.ts";
import { sessionOf } from "../../../test/feature-app.ts";
import { createHarness, type TestHarness } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { forgetActor } from "./cases.repository.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

/** Every route of the cases, with a right call of it. */
const routesOf = (id: string): readonly (readonly [method: string, path: string, body?: object])[] => [
  ["GET", ""],
  ["POST", "", inventedCase("F-9")],
  ["GET", `/${id}`],
  ["PUT", `/${id}`, { ...inventedCase("F-1"), version: 1 }],
  ["POST", `/${id}/state`, { version: 1, to: "reviewing", reason: "" }],
  ["GET", `/${id}/history`],
  ["GET", `/${id}/personal`],
  ["PUT", `/${id}/personal`, { version: 0, people: [] }],
  ["POST", "/import/compare", { rows: [{ row: 1 }], isWhole: false }],
  ["POST", "/import", { rows: [{ row: 1 }], isWhole: true, digest: "0".repeat(64), leaveOut: [] }],
  ["GET", "/audit"],
  ["POST", "/examples", {}],
  ["DELETE", "/examples"],
  ["GET", "/publication"],
  ["POST", "/publication", { version: 0, note: "", isDecreaseMeant: true }],
  ["POST", "/publication/roll-back", { version: 0, note: "", isDecreaseMeant: true, revision: "1-0123456789" }],
  ["PUT", "/publication/notes/:number", { note: "" }],
  ["POST", "/publication/notes/:number/approve", { note: "" }],
  ["GET", "/publication/preview"],
];

describe.each(FEATURE_PLACES)("who may do what with cases on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: CasesProcess;
  let one: CaseView;
  beforeEach(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startCases(harness);
    one = await process.enter("ana", inventedCase("F-1", { notes: "Solo para el grupo" }));
  });
  afterEach(async () => {
    await process.close();
    await harness.drop();
  });

  /** Returns the answers of every route to somebody. */
  async function answersTo(who: Caller | null) {
    const routes = routesOf(one.id);
    const answers = await Promise.all(
      routes.map(([method, path, body]) => process.call(who, method, CASES_API_PATH + path, body)),
    );
    return answers.map(({ status, body }) => ({ status, body }));
  }

  test("these are all routes that there are", () => {
    const known = routesOf(":id").map(([method, path]) => `${method} ${CASES_API_PATH}${path}`);
    expect(process.routes.toSorted()).toEqual(known.toSorted());
  });

  test.each<Caller | null>(["lector", "jefa", null])(
    "to %s there is nothing at any address, and nothing happens",
    async (who) => {
      const nothing = { status: 404, body: { code: "NOT_FOUND", message: "Aquí no hay nada." } };
      for (const answer of await answersTo(who)) expect(answer).toEqual(nothing);
      expect(await process.view(one.id)).toMatchObject({ version: 1, state: "draft" });
    },
  );

  test("who is taken out of the group with the page open finds nothing at the next request", async () => {
    expect((await process.call("carla", "GET", `${CASES_API_PATH}/${one.id}`)).status).toBe(200);
    process.sessions.carla = sessionOf("carla", false, []);
    expect(new Set((await answersTo("carla")).map(({ status }) => status))).toEqual(new Set([404]));
  });

  test("another group, or the name of this one in another shape, opens nothing", async () => {
    for (const group of ["fotos", CASES_GROUP.toUpperCase(), `${CASES_GROUP} `, "*", ""]) {
      process.sessions.lector = sessionOf("lector", true, [group]);
      expect((await process.call("lector", "GET", CASES_API_PATH)).status).toBe(404);
    }
  });

  test("a page of another site changes nothing in a member's name", async () => {
    for (const [method, path, body] of routesOf(one.id).filter(([name]) => name !== "GET")) {
      const answer = await process.app.inject({
        ...{ method: method === "PUT" ? "PUT" : method === "DELETE" ? "DELETE" : "POST", url: CASES_API_PATH + path },
        headers: { cookie: "ana", "sec-fetch-site": "cross-site", "content-type": "application/json" },
        payload: JSON.stringify(body ?? {}),
      });
      expect(answer.json()).toMatchObject({ code: "CROSS_SITE" });
    }
  });

  test("what a body says of who did it, of states or of versions is refused, and moves nothing", async () => {
    const forged = {
      state: "publishable",
      enteredBy: "user-berta",
      verifiedBy: "user-berta",
      entered_by: "x",
      id: NOBODY,
    };
    for (const [name, value] of Object.entries(forged)) {
      const fresh = await process.call("ana", "POST", CASES_API_PATH, { ...inventedCase("F-2"), [name]: value });
      expect(fresh.status).toBe(422);
      const body = { ...inventedCase("F-1"), version: 1, [name]: value };
      expect((await process.call("ana", "PUT", `${CASES_API_PATH}/${one.id}`, body)).status).toBe(422);
      const step = { version: 1, to: "reviewing", reason: "", [name]: value, by: "user-berta" };
      expect((await process.call("ana", "POST", `${CASES_API_PATH}/${one.id}/state`, step)).status).toBe(422);
    }
    expect(await process.view(one.id)).toMatchObject({ version: 1, state: "draft" });
  });

  test.each(["publishable", "published", "verified"] as const)(
    "a draft is not made «%s» past the others",
    async (to) => {
      expect((await process.move("berta", one, to)).body).toMatchObject({ code: "CASE_STEP_IMPOSSIBLE" });
    },
  );

  test("words of a search are words, whatever else they look like", async () => {
    for (const q of ["' or 1=1 --", "%", "_", "\\", '"; drop table cases; --', "\u0000", "a".repeat(100)]) {
      const answer = await process.call("ana", "GET", `${CASES_API_PATH}?q=${encodeURIComponent(q)}`);
      expect(answer.status).toBe(200);
      // What has no letter asks for nothing in particular.
      expect([0, 1]).toContain(CaseList.parse(answer.body).found);
    }
    expect(CaseList.parse((await process.call("ana", "GET", `${CASES_API_PATH}?q=x%27+or+1`)).body).found).toBe(0);
    expect((await process.call("ana", "GET", `${CASES_API_PATH}?after=${"'".repeat(150)}`)).status).toBe(200);
    for (const after of ["x", "1_2_3", "'_'_'", "1e999_1_1"])
      expect(
        (await process.call("ana", "GET", `${CASES_API_PATH}/audit?after=${encodeURIComponent(after)}`)).status,
      ).toBe(400);
  });

  test.each([NOBODY, "no-es-un-id", "..%2f..", "1"])("the id of nothing (%s) finds nothing", async (id) => {
    for (const [method, path, body] of routesOf(id).filter(([, path]) => path.startsWith(`/${id}`)))
      expect((await process.call("ana", method, CASES_API_PATH + path, body)).body).toMatchObject({
        code: "CASE_NOT_FOUND",
      });
  });

  test("a removed account has no name any more, and cannot be forgotten into approving", async () => {
    const reviewing = CaseView.parse((await process.move("ana", one, "reviewing")).body);
    await forgetActor(harness.database.kysely, "user-ana");
    expect((await process.view(one.id, "berta")).enteredBy).toBe("una persona que ya no está");
    const { events } = CaseEvents.parse(
      (await process.call("berta", "GET", `${CASES_API_PATH}/${one.id}/history`)).body,
    );
    expect(new Set(events.map(({ by }) => by))).toEqual(new Set(["una persona que ya no está"]));
    expect((await process.move("ana", reviewing, "verified")).body).toMatchObject({ code: "CASE_OWN" });
  });

  test("a withdrawn verification counts for nothing", async () => {
    const reviewing = CaseView.parse((await process.move("ana", one, "reviewing")).body);
    const verified = CaseView.parse((await process.move("berta", reviewing, "verified")).body);
    expect((await process.move("berta", verified, "draft")).body).toMatchObject({ fields: [{ field: "reason" }] });
    const back = CaseView.parse((await process.move("berta", verified, "draft", "La fuente no lo dice")).body);
    const again = CaseView.parse((await process.move("ana", back, "reviewing")).body);
    expect((await process.move("ana", again, "verified")).body).toMatchObject({ code: "CASE_OWN" });
  });

  test("a retired case is taken up as a draft, and verified anew", async () => {
    const live = await process.approve(inventedCase("F-2"));
    await process.publish();
    const now = await process.view(live.id);
    const retired = CaseView.parse((await process.move("berta", now, "retired", "Lo pide la familia")).body);
    const body = { ...inventedCase("F-2", { victims: 8 }), version: retired.version };
    expect((await process.call("ana", "PUT", `${CASES_API_PATH}/${live.id}`, body)).body).toMatchObject({
      code: "CASE_RETIRED",
    });
    expect((await process.move("ana", retired, "publishable")).body).toMatchObject({ code: "CASE_STEP_IMPOSSIBLE" });
    const draft = CaseView.parse((await process.move("ana", retired, "draft", "Era un error")).body);
    const reviewing = CaseView.parse((await process.move("ana", draft, "reviewing")).body);
    expect((await process.move("ana", reviewing, "verified")).body).toMatchObject({ code: "CASE_OWN" });
  });
});
