import { randomBytes } from "node:crypto";
import { CASES_API_PATH, CASES_AUDIT_PATH } from "@nv/contracts";
import { CaseEvents, CaseList } from "@nv/contracts/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CasesProcess, inventedCase, startCases, TEST_KEYS } from "../../../test/cases-process.ts";
import { createHarness, type TestHarness } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { caseKeys } from "./cases-settings.ts";
import { createPersonalSeal } from "./personal-seal.ts";
import { countByKey, rotateKeys } from "./rotate-keys.ts";

const SECRET = "Zutano Inventado Markiert";
const PEOPLE = [{ role: "victim", name: SECRET, contact: "600 000 000", detail: "Vive en ninguna parte" }];

describe.each(FEATURE_PLACES)("what is personal of cases on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: CasesProcess;
  let id: string;
  const start = async (keys: string) => startCases({ ...harness, keys });
  beforeEach(async () => {
    harness = await createHarness(dialect, createStore);
    process = await start(TEST_KEYS.old);
    id = (await process.enter("ana", inventedCase("P-1"))).id;
  });
  afterEach(async () => {
    await process.close();
    await harness.drop();
  });
  const path = (of = id) => `${CASES_API_PATH}/${of}/personal`;
  const write = (people: unknown = PEOPLE, version = 0) => process.call("ana", "PUT", path(), { version, people });
  const restart = async (keys: string) => {
    await process.close();
    process = await start(keys);
  };
  const rows = () => process.context.db.selectFrom("cases_private").selectAll().execute();

  test("what is written is sealed, and each reading is in the history and in the audit before it is answered", async () => {
    expect((await write()).body).toEqual({ version: 1, people: PEOPLE });
    expect(JSON.stringify(await rows())).not.toContain(SECRET.slice(0, 6));
    expect((await process.call("berta", "GET", path())).body).toEqual({ version: 1, people: PEOPLE });
    const { events } = CaseEvents.parse((await process.call("ana", "GET", CASES_AUDIT_PATH)).body);
    expect(events.map(({ action, by, ref, changes }) => [action, by, ref, changes])).toEqual(
      expect.arrayContaining([
        ["personal-read", "berta de muestra", "P-1", []],
        ["personal-written", "ana de muestra", "P-1", []],
      ]),
    );
    expect(process.audited.at(-1)).toMatchObject({ action: "case_personal_read", details: { case: id } });
    expect((await process.view(id)).hasPersonal).toBe(true);
  });

  test("a reading that cannot be written down is not answered", async () => {
    await write();
    const context = { ...process.context, noteInAudit: () => Promise.reject(new Error("no audit")) };
    const { createPersonal } = await import("./personal.service.ts");
    await expect(createPersonal(context).read(id, { id: "user-ana", name: "Ana" })).rejects.toThrow("no audit");
    expect(CaseEvents.parse((await process.call("ana", "GET", CASES_AUDIT_PATH)).body).events).toHaveLength(1);
  });

  test("two people who write at once do not overwrite each other", async () => {
    await write();
    expect((await write([], 0)).body).toMatchObject({ code: "CASE_PERSONAL_CHANGED" });
    expect((await write([], 1)).body).toEqual({ version: 0, people: [] });
    expect(await rows()).toEqual([]);
  });

  test("a row that is put in the place of another does not open", async () => {
    await write();
    const other = await process.enter("ana", inventedCase("P-2"));
    const [row] = await rows();
    if (row === undefined) throw new Error("nothing was sealed");
    await process.context.db
      .insertInto("cases_private")
      .values({ ...row, case_id: other.id })
      .execute();
    expect((await process.call("ana", "GET", path(other.id))).body).toMatchObject({ code: "CASE_SEAL_BROKEN" });
    await process.context.db.updateTable("cases_private").set({ version: 7 }).where("case_id", "=", id).execute();
    expect((await process.call("ana", "GET", path())).body).toMatchObject({ code: "CASE_SEAL_BROKEN" });
  });

  test("without a key everything else works, and the list says what is missing", async () => {
    await restart("");
    const { personal } = CaseList.parse((await process.call("ana", "GET", CASES_API_PATH)).body);
    expect(personal).toEqual({ isReady: false, why: expect.stringContaining("CASES_KEYS") });
    expect((await write()).body).toMatchObject({ code: "CASE_KEYS_MISSING" });
    expect((await process.call("ana", "GET", path())).body).toMatchObject({ code: "CASE_KEYS_MISSING" });
  });

  test("a lost key is told by its name, and the rest goes on", async () => {
    await write();
    await restart(TEST_KEYS.young);
    const { status, body } = await process.call("ana", "GET", path());
    expect({ status, body }).toMatchObject({ status: 409, body: { code: "CASE_KEY_LOST", key: "vieja" } });
    await process.approve(inventedCase("P-3"));
    expect((await process.publish()).after.cases).toBe(1);
  });

  test("all is sealed again with the first key, and a key that nobody has is counted", async () => {
    await write();
    await restart(`${TEST_KEYS.young},${TEST_KEYS.old}`);
    const { database, db, seal } = process.context;
    const lost = createPersonalSeal(caseKeys({ CASES_KEYS: `perdida:${randomBytes(32).toString("base64")}` }));
    const other = await process.enter("ana", inventedCase("P-4"));
    await db
      .insertInto("cases_private")
      .values(lost.seal({ case_id: other.id, version: 1 }, []))
      .execute();
    expect(await rotateKeys({ database, db, seal })).toEqual({ resealed: 1, lost: new Map([["perdida", 1]]) });
    expect(await countByKey({ db })).toEqual(
      new Map([
        ["nueva", 1],
        ["perdida", 1],
      ]),
    );
    expect(await rotateKeys({ database, db, seal })).toMatchObject({ resealed: 0 });
    await restart(TEST_KEYS.young);
    expect((await process.call("ana", "GET", path())).body).toMatchObject({ people: PEOPLE });
  });

  test("what is wrong with what was sent is told without what was sent", async () => {
    const answers = [
      await write([{ ...PEOPLE[0], role: SECRET }]),
      await write([{ ...PEOPLE[0], [SECRET]: SECRET }]),
      await write([{ ...PEOPLE[0], name: SECRET.repeat(100) }]),
      await write(SECRET),
      await process.call("ana", "PUT", path(), SECRET),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    for (const { text } of answers) expect(text).not.toContain("Zutano");
  });
});

test.each([
  ["una-clave", "debe empezar por su nombre"],
  ["corta:AAAA", "32 bytes"],
  [`Mayus:${Buffer.alloc(32).toString("base64")}`, "debe empezar por su nombre"],
  [`a:${Buffer.alloc(32).toString("base64")},a:${Buffer.alloc(32, 1).toString("base64")}`, "dos claves"],
  [`a:${Buffer.alloc(33).toString("base64")}`, "32 bytes"],
])("a key that cannot be one stops the start with a sentence: %s", (CASES_KEYS, said) => {
  expect(() => caseKeys({ CASES_KEYS })).toThrow(said);
});

test("what is said of a wrong key never holds it", () => {
  const secret = randomBytes(31).toString("base64");
  expect(() => caseKeys({ CASES_KEYS: `a:${secret}` })).toThrow(expect.not.stringContaining(secret.slice(0, 8)));
});
