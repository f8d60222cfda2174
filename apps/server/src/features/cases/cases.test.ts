import { CASES_API_PATH } from "@nv/contracts";
import { CaseEvents, CaseList, CaseView } from "@nv/contracts/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CasesProcess, inventedCase, startCases } from "../../../test/cases-process.ts";
import { createHarness, type TestHarness } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";

const NOW_MS = Date.UTC(2026, 10, 23, 9);

describe.each(FEATURE_PLACES)("cases on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: CasesProcess;
  beforeEach(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startCases({ ...harness, now: () => NOW_MS });
  });
  afterEach(async () => {
    await process.close();
    await harness.drop();
  });

  const list = async (query = "") =>
    CaseList.parse((await process.call("ana", "GET", `${CASES_API_PATH}${query}`)).body);

  test("a case is entered, found by its words and told with who entered it", async () => {
    const one = await process.enter("ana", inventedCase("A-1", { notes: "Falta llamar al archivo" }));
    expect(one).toMatchObject({ state: "draft", version: 1, hasChanges: false, hasPersonal: false, verifiedBy: "" });
    await process.enter("berta", inventedCase("A-2", { province: "X2" }));
    const found = await list("?q=ARCHIVO");
    expect(found).toMatchObject({ found: 1, cases: [{ ref: "A-1", enteredBy: "ana de muestra" }] });
    expect(found.counts).toMatchObject({ draft: 2, published: 0 });
    expect((await list("?province=X2")).cases.map(({ ref }) => ref)).toEqual(["A-2"]);
    expect((await list("?state=published")).found).toBe(0);
  });

  test("two cases never have the same id of the newsroom", async () => {
    await process.enter("ana", inventedCase("A-1"));
    const { status, body } = await process.call("berta", "POST", CASES_API_PATH, inventedCase("A-1"));
    expect({ status, body }).toMatchObject({ status: 422, body: { fields: [{ field: "ref" }] } });
  });

  test("who enters a case cannot approve it; somebody else can, and readers get it", async () => {
    const one = await process.enter("ana", inventedCase("A-1"));
    const reviewing = CaseView.parse((await process.move("ana", one, "reviewing")).body);
    expect(reviewing.steps[0]).toEqual({
      to: "verified",
      refusal: "No puedes aprobar un caso que has introducido tú.",
    });
    const own = await process.move("ana", reviewing, "verified");
    expect({ status: own.status, body: own.body }).toMatchObject({ status: 403, body: { code: "CASE_OWN" } });
    const verified = CaseView.parse((await process.move("berta", reviewing, "verified")).body);
    expect(verified).toMatchObject({ state: "verified", verifiedBy: "berta de muestra" });
    expect((await process.move("ana", verified, "publishable")).body).toMatchObject({ code: "CASE_OWN" });
    await process.move("berta", verified, "publishable");
    const publication = await process.publish("Primer caso");
    expect(publication).toMatchObject({
      version: 1,
      after: { cases: 1, victims: 4 },
      added: [],
      publishedBy: "berta de muestra",
    });
    const latest = await process.read("/data/abusos/latest.json");
    expect(latest.statusCode).toBe(200);
    expect(latest.json()).toMatchObject({ cases: [{ victims: 4 }] });
    expect(latest.body).not.toContain("A-1");
    const own2 = await process.read(`/data/abusos/${publication.revision}/casos.csv`);
    expect(own2.headers["cache-control"]).toContain("immutable");
    expect((await process.read("/data/abusos/resumen.json")).json()).toMatchObject({
      totals: { cases: 1, victims: 4 },
    });
    const { events } = CaseEvents.parse(
      (await process.call("carla", "GET", `${CASES_API_PATH}/${one.id}/history`)).body,
    );
    expect(events.map(({ action, by, to }) => `${action} ${by.split(" ")[0]} ${to}`)).toEqual([
      "published berta published",
      "moved berta publishable",
      "moved berta verified",
      "moved ana reviewing",
      "entered ana draft",
    ]);
  });

  test("an edit of what readers have waits for its own four eyes, and readers keep what was approved", async () => {
    const one = await process.approve(inventedCase("A-1"));
    await process.publish();
    const live = await process.view(one.id);
    expect(live).toMatchObject({ state: "published", hasChanges: false });
    const body = { ...inventedCase("A-1", { victims: 9 }), version: live.version };
    const edited = CaseView.parse((await process.call("berta", "PUT", `${CASES_API_PATH}/${one.id}`, body)).body);
    expect(edited).toMatchObject({ state: "draft", hasChanges: true, verifiedBy: "" });
    await process.approve(inventedCase("A-2"));
    expect((await process.publish()).after).toEqual({ cases: 2, victims: 8 });
    const reviewing = CaseView.parse((await process.move("berta", edited, "reviewing")).body);
    expect((await process.move("berta", reviewing, "verified")).body).toMatchObject({ code: "CASE_OWN" });
    const verified = CaseView.parse((await process.move("ana", reviewing, "verified")).body);
    await process.move("carla", verified, "publishable");
    expect((await process.publication()).changed).toMatchObject([
      { ref: "A-1", changes: [{ label: "Víctimas", before: "4", after: "9" }] },
    ]);
    expect((await process.publish()).after).toEqual({ cases: 2, victims: 13 });
  });

  test("a note does not take a case back", async () => {
    const one = await process.approve(inventedCase("A-1"));
    const body = { ...inventedCase("A-1", { notes: "Otra nota" }), version: one.version };
    const noted = CaseView.parse((await process.call("ana", "PUT", `${CASES_API_PATH}/${one.id}`, body)).body);
    expect(noted).toMatchObject({ state: "publishable", verifiedBy: "berta de muestra" });
  });

  test("a change that comes too late is answered with the case as it is now", async () => {
    const one = await process.enter("ana", inventedCase("A-1"));
    const body = { ...inventedCase("A-1", { victims: 5 }), version: one.version };
    await process.call("berta", "PUT", `${CASES_API_PATH}/${one.id}`, body);
    const late = await process.call("ana", "PUT", `${CASES_API_PATH}/${one.id}`, body);
    expect({ status: late.status, body: late.body }).toMatchObject({
      status: 409,
      body: { code: "VERSION_CONFLICT", current: { version: 2 } },
    });
  });
});
