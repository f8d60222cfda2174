import { CASES_API_PATH, CASES_PUBLICATION_PATH } from "@nv/contracts";
import { CaseView } from "@nv/contracts/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CasesProcess, inventedCase, startCases } from "../../../test/cases-process.ts";
import { createHarness, type TestHarness } from "../../../test/registry.ts";
import { ONE_PLACE } from "../../../test/stores.ts";

const NAMED = { summary: "Lo cuenta Ruperto Calahorrano en su carta" };
const REASON = "«Ruperto Calahorrano» es el nombre del archivo donde está";
const SLUG = "https://diario.example/detenido-el-cura-gumersindo-bobadilla-parralejo.html";

describe.each(ONE_PLACE)("reasons for what looks like a name on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: CasesProcess;
  beforeEach(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startCases(harness);
  });
  afterEach(async () => {
    await process.close();
    await harness.drop();
  });

  const change = async (who: "ana" | "berta" | "carla", one: CaseView, nameReason: string) => {
    const { version, fields } = one;
    return process.call(who, "PUT", `${CASES_API_PATH}/${one.id}`, { ...fields, nameReason, version });
  };

  test.each([
    ["a name that no list has", NAMED],
    ["a name in an address", { sources: [{ title: "Documento de ejemplo", date: "2025-03-01", url: SLUG }] }],
  ])("%s is kept by nobody without a reason that quotes it", async (_name, more) => {
    for (const nameReason of ["", "Una razón bien escrita y larga"]) {
      const answer = await process.call("ana", "POST", CASES_API_PATH, { ...inventedCase("R-1", more), nameReason });
      expect(answer).toMatchObject({ status: 422, body: { code: "FIELDS_INVALID" } });
    }
  });

  test("who verifies a case is told of the name that stays and of the reason", async () => {
    const one = await process.enter("ana", { ...inventedCase("R-1", NAMED), nameReason: REASON });
    expect((await process.view(one.id, "berta")).names).toEqual([
      { field: "summary", name: "Ruperto Calahorrano", isExplained: true },
    ]);
  });

  test("another reason takes an approved case back: nobody gives it alone", async () => {
    const one = await process.approve({ ...inventedCase("R-1", NAMED), nameReason: REASON });
    const changed = CaseView.parse((await change("carla", one, `${REASON}, y no una persona`)).body);
    expect(changed).toMatchObject({ state: "draft", verifiedBy: "" });
    const sent = CaseView.parse((await process.move("carla", changed, "reviewing")).body);
    expect((await process.move("carla", sent, "verified")).body).toMatchObject({ code: "CASE_OWN" });
    expect((await process.move("berta", sent, "verified")).status).toBe(200);
  });

  test("of another reason readers are told nothing, and it is no dead end", async () => {
    const one = await process.approve({ ...inventedCase("R-1", NAMED), nameReason: REASON });
    await process.publish();
    const published = await process.view(one.id);
    let again = CaseView.parse((await change("ana", published, `${REASON}, y no una persona`)).body);
    for (const to of ["reviewing", "verified", "publishable"] as const)
      again = CaseView.parse((await process.move("berta", again, to)).body);
    expect(await process.publication()).toMatchObject({ changed: [{ ref: "R-1", changes: [] }], faults: [] });
    await process.publish();
    expect((await process.read("/data/abusos/resumen.json")).json().changes[0]).toMatchObject({ changed: 0 });
    expect(await process.view(one.id)).toMatchObject({ state: "published", hasChanges: false });
  });

  test("a case that was approved with a reason that quotes nothing is told to who publishes, with its case", async () => {
    const one = await process.approve({ ...inventedCase("R-1", NAMED), nameReason: REASON });
    const { db } = process.context;
    await db.updateTable("cases").set({ name_reason: "Es el nombre del archivo" }).where("id", "=", one.id).execute();
    const { version, faults } = await process.publication();
    expect(faults).toEqual([
      { id: one.id, ref: "R-1", message: expect.stringContaining("El texto dice «Ruperto Calahorrano»") },
    ]);
    const body = { version, note: "", isDecreaseMeant: false };
    expect((await process.call("berta", "POST", CASES_PUBLICATION_PATH, body)).body).toMatchObject({
      code: "CASES_NOT_READY",
    });
    expect((await process.view(one.id)).names).toMatchObject([{ isExplained: false }]);
    const changed = CaseView.parse((await change("ana", await process.view(one.id), REASON)).body);
    expect(changed.state).toBe("draft");
    expect((await process.publication()).faults).toEqual([]);
  });
});
