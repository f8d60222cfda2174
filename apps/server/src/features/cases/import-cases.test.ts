import { CASES_COMPARE_PATH, CASES_IMPORT_PATH } from "@nv/contracts";
import { CaseComparison, type CaseFields, CaseImported, CaseView } from "@nv/contracts/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Caller, type CasesProcess, inventedCase, startCases } from "../../../test/cases-process.ts";
import { createHarness, type TestHarness } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { turnsDuring } from "../../../test/turns-during.ts";
import { portions } from "./cases.repository.ts";

/** A row of a file. */
function rowOf(row: number, ref: string, more: Partial<CaseFields> = {}) {
  const { nameReason, ...fields } = inventedCase(ref, more);
  return { row, fields, nameReason };
}

describe.each(FEATURE_PLACES)("an import of cases on $database and $store", ({ dialect, createStore }) => {
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
  const compare = async (rows: readonly unknown[], isWhole = false) => {
    const { status, text, body } = await process.call("ana", "POST", CASES_COMPARE_PATH, { rows, isWhole });
    expect(status, text).toBe(200);
    return CaseComparison.parse(body);
  };
  const bring = async (rows: readonly unknown[], more: object = {}, who: Caller = "ana") => {
    const { isWhole = false } = { isWhole: false, ...more };
    const { digest } = await compare(rows, isWhole);
    return process.call(who, "POST", CASES_IMPORT_PATH, { rows, isWhole: false, digest, leaveOut: [], ...more });
  };

  test("rows are compared, and taken in as they were compared", async () => {
    const one = await process.enter("berta", inventedCase("I-1"));
    await process.enter("berta", inventedCase("I-2"));
    const rows = [rowOf(2, "I-1", { victims: 8 }), rowOf(3, "I-2"), rowOf(4, "I-3")];
    const told = await compare(rows);
    expect(told).toMatchObject({
      added: [{ row: 4, ref: "I-3", like: [{ ref: "I-1" }, { ref: "I-2" }] }],
      changed: [{ row: 2, ref: "I-1", changes: [{ label: "Víctimas", before: "4", after: "8" }] }],
      ...{ missing: [], equal: 1, faults: [] },
    });
    const { body } = await bring(rows);
    expect(CaseImported.parse(body)).toEqual({ added: 1, changed: 1, retired: 0, leftOut: 0 });
    expect((await process.view(one.id)).fields.victims).toBe(8);
    expect(await compare(rows)).toMatchObject({ added: [], changed: [], equal: 3 });
  });

  test("what an import changes counts as its importer's: they cannot approve it, and who entered the rest can", async () => {
    const one = await process.approve(inventedCase("I-1"));
    await process.publish();
    await bring([rowOf(1, "I-1", { victims: 8 })], {}, "berta");
    const draft = await process.view(one.id);
    expect(draft.state).toBe("draft");
    const reviewing = CaseView.parse((await process.move("berta", draft, "reviewing")).body);
    expect((await process.move("berta", reviewing, "verified")).body).toMatchObject({ code: "CASE_OWN" });
    expect((await process.move("ana", reviewing, "verified")).status).toBe(200);
    expect((await process.read("/data/abusos/latest.json")).json()).toMatchObject({ cases: [{ victims: 4 }] });
  });

  test("an import of the same row changes nobody's part in it", async () => {
    const one = await process.enter("ana", inventedCase("I-1"));
    await bring([rowOf(1, "I-1")], {}, "berta");
    const reviewing = CaseView.parse((await process.move("ana", one, "reviewing")).body);
    expect((await process.move("ana", reviewing, "verified")).body).toMatchObject({ code: "CASE_OWN" });
    expect((await process.move("berta", reviewing, "verified")).status).toBe(200);
  });

  test("it is all or nothing: one wrong row keeps all out, unless it is left out", async () => {
    const rows = [
      rowOf(1, "I-1"),
      rowOf(2, "I-2", { decade: 1890 }),
      { row: 3, fields: { ref: "I-3" }, nameReason: "" },
    ];
    const { faults } = await compare(rows);
    expect(faults.map(({ row, field }) => `${row} ${field}`)).toEqual(
      expect.arrayContaining(["2 decade", "3 scope", "3 sources"]),
    );
    const refused = await bring(rows);
    expect(refused).toMatchObject({ status: 422, body: { code: "CASES_IMPORT_FAULTY" } });
    expect((await bring(rows, { leaveOut: [2, 3] })).body).toEqual({ added: 1, changed: 0, retired: 0, leftOut: 2 });
  });

  test("rows that were not compared, or cases that changed since, are not taken in", async () => {
    const rows = [rowOf(1, "I-1")];
    const { digest } = await compare(rows);
    const body = { isWhole: false, digest, leaveOut: [] };
    const other = await process.call("ana", "POST", CASES_IMPORT_PATH, {
      ...body,
      rows: [rowOf(1, "I-1", { victims: 9 })],
    });
    expect(other).toMatchObject({ status: 409, body: { code: "CASES_CHANGED" } });
    await process.enter("berta", inventedCase("I-9"));
    const late = await process.call("ana", "POST", CASES_IMPORT_PATH, { ...body, rows });
    expect(late).toMatchObject({ status: 409, body: { code: "CASES_CHANGED" } });
  });

  test("two imports of the same comparison: one is taken in", async () => {
    const rows = [rowOf(1, "I-1"), rowOf(2, "I-2")];
    const { digest } = await compare(rows);
    const body = { rows, isWhole: false, digest, leaveOut: [] };
    const answers = await Promise.all([
      process.call("ana", "POST", CASES_IMPORT_PATH, body),
      process.call("berta", "POST", CASES_IMPORT_PATH, body),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("a whole file retires what it no longer has, for readers too", async () => {
    await process.approve(inventedCase("I-1"));
    await process.approve(inventedCase("I-2", { province: "X2", victims: 5 }));
    const { revision } = await process.publish();
    const { body } = await bring([rowOf(1, "I-1")], { isWhole: true });
    expect(body).toEqual({ added: 0, changed: 0, retired: 1, leftOut: 0 });
    expect((await process.read("/data/abusos/resumen.json")).json()).toMatchObject({
      totals: { cases: 1, victims: 4 },
    });
    expect((await process.read(`/data/abusos/${revision}/casos.json`)).statusCode).toBe(410);
    expect((await bring([rowOf(1, "I-2")])).body).toMatchObject({ code: "CASES_IMPORT_FAULTY" });
  });

  test("what a row brings besides is refused: nobody sets a state, or who entered it", async () => {
    const { faults } = await compare([{ ...rowOf(1, "I-1"), state: "publishable", enteredBy: "berta" }]);
    expect(faults).toEqual([{ row: 1, field: "", message: "Hay un campo que no se espera" }]);
  });
});

test("what is written of twenty thousand cases leaves others their turns, also in a transaction that nothing else waits in", async () => {
  const written: number[] = [];
  const turns = await turnsDuring(async () => {
    for await (const some of portions(Array.from({ length: 20_000 }, (_, at) => at))) written.push(some.length);
  });
  expect(written).toEqual(Array.from({ length: 40 }, () => 500));
  expect(turns).toBeGreaterThanOrEqual(40);
});
