import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { CASES_API_PATH, CASES_COMPARE_PATH, CASES_IMPORT_PATH, CASES_PUBLICATION_PATH } from "@nv/contracts";
import { CaseComparison } from "@nv/contracts/schemas";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CasesProcess, inventedCase, startCases } from "../../../test/cases-process.ts";
import { createHarness, type TestHarness } from "../../../test/registry.ts";
import { storedTexts } from "../../../test/stored-texts.ts";
import { PLACES } from "../../../test/stores.ts";
import { CASES_MIGRATIONS } from "./schema/tables.ts";

/** Texts that stand nowhere else, by who may read them. */
const PERSONAL = "MarcaPersonalZyx";
const INTERNAL = "MarcaInternaQwv";
const REF = "MARCA-REF-7781";

const people = (mark: string) => [{ role: "victim", name: mark, contact: `${mark}@ejemplo.example`, detail: mark }];

describe.each(PLACES)("after a whole run on $database and $store", ({ dialect, database, createStore }) => {
  let harness: TestHarness;
  let process: CasesProcess;
  let logged = "";
  /** Answers to those who are not of the group. */
  const outside: string[] = [];
  /** Answers when something was wrong. */
  const failures: string[] = [];

  beforeEach(async () => {
    logged = "";
    const sink = new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    });
    harness = await createHarness(dialect, createStore);
    process = await startCases({ ...harness, log: pino({ level: "trace" }, sink) });
    await wholeRun();
  });
  afterEach(async () => {
    await process.close();
    await harness.drop();
  });

  async function wholeRun(): Promise<void> {
    const one = await process.approve(inventedCase(REF, { notes: INTERNAL, province: "X2" }));
    const { nameReason, ...fields } = inventedCase(`${REF}-2`, { notes: INTERNAL });
    const rows = [{ row: 1, fields, nameReason }];
    const compared = CaseComparison.parse(
      (await process.call("ana", "POST", CASES_COMPARE_PATH, { rows, isWhole: false })).body,
    );
    const { digest } = compared;
    await process.call("ana", "POST", CASES_IMPORT_PATH, { rows, isWhole: false, digest, leaveOut: [] });
    const personal = `${CASES_API_PATH}/${one.id}/personal`;
    await process.call("ana", "PUT", personal, { version: 0, people: people(PERSONAL) });
    await process.call("berta", "GET", personal);
    await process.call("ana", "GET", `${CASES_API_PATH}?q=${PERSONAL}`);
    for (const body of [
      { version: 0, people: people(PERSONAL) },
      { version: 1, people: [{ role: PERSONAL }] },
      { version: 1, people: people(PERSONAL), [PERSONAL]: PERSONAL },
      { version: PERSONAL, people: PERSONAL },
    ])
      failures.push((await process.call("ana", "PUT", personal, body)).text);
    const broken = await process.app.inject({
      ...{ method: "PUT", url: personal, payload: `{"version":1,"people":[{"name":"${PERSONAL}` },
      headers: { cookie: "ana", "sec-fetch-site": "same-origin", "content-type": "application/json" },
    });
    failures.push(broken.body);
    await process.context.db.schema.alterTable("cases_private").renameTo("cases_private_away").execute();
    failures.push((await process.call("ana", "PUT", personal, { version: 1, people: people(PERSONAL) })).text);
    await process.context.db.schema.alterTable("cases_private_away").renameTo("cases_private").execute();
    await process.publish("Nota pública");
    const next = await process.approve(inventedCase(`${REF}-3`, { notes: INTERNAL, province: "X3" }));
    await process.publish();
    await process.move("ana", await process.view(next.id), "retired", INTERNAL);
    for (const who of ["lector", "jefa", null] as const)
      for (const path of ["", `/${one.id}`, `/${one.id}/personal`, `/${one.id}/history`, "/audit", "/publication"])
        outside.push((await process.call(who, "GET", CASES_API_PATH + path)).text);
    for (const path of [
      "/data/abusos/",
      "/data/abusos/latest.json",
      "/data/abusos/resumen.json",
      "/data/index.json",
      "/api/jobs",
    ])
      outside.push((await process.read(path)).body, (await process.call("lector", "GET", path)).text);
    outside.push(JSON.stringify([process.told, process.heard, process.audited]));
    outside.push((await process.call(null, "GET", CASES_PUBLICATION_PATH)).text);
  }

  /** Rows of every table but those that hold the notes and the history of the group, as text. */
  async function otherTables(): Promise<string> {
    const { kysely } = harness.database;
    const tables = await kysely.introspection.getTables();
    const own = new Set(["cases", "case_events"]);
    const texts: string[] = [];
    for (const { name } of tables.filter((table) => !own.has(table.name))) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(kysely);
      texts.push(JSON.stringify(rows));
    }
    expect(texts.length).toBeGreaterThan(Object.keys(CASES_MIGRATIONS).length);
    return texts.join("\n");
  }

  /** Bytes of the folder of the database: its file, its log, its index, and a copy as `npm run backup` makes it. Empty where the database is a server. */
  async function databaseBytes(): Promise<string> {
    const folder = database === "sqlite" ? await fileOf() : "";
    if (folder === "") return "";
    await sql`vacuum into ${join(folder, "copy.sqlite")}`.execute(harness.database.kysely);
    const names = (await readdir(folder)).filter((name) => name.includes("sqlite") || name.includes("db"));
    expect(names.length).toBeGreaterThan(0);
    return (await Promise.all(names.map((name) => readFile(join(folder, name), "latin1")))).join("\n");
  }
  async function fileOf(): Promise<string> {
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(harness.database.kysely);
    return join(rows[0]?.file ?? "", "..");
  }

  test("no text of anybody's is anywhere in plain, and none of the group's is where others look", async () => {
    const stored = [...(await storedTexts(harness.store)).values()].join("\n");
    const bytes = await databaseBytes();
    expect(bytes === "" ? "" : bytes.includes(INTERNAL)).toBe(database === "sqlite" ? true : "");
    const { rows } = await sql`select * from cases, case_events`.execute(harness.database.kysely);
    const own = JSON.stringify(rows);
    expect(own).toContain(INTERNAL);
    const others = await otherTables();
    const where = { stored, bytes, own, others, logged, outside: outside.join("\n"), failures: failures.join("\n") };
    expect(
      Object.entries(where)
        .filter(([, text]) => text.includes(PERSONAL))
        .map(([name]) => name),
    ).toEqual([]);
    const { own: _own, bytes: _bytes, ...elsewhere } = where;
    for (const mark of [INTERNAL, REF])
      expect(
        Object.entries(elsewhere)
          .filter(([, text]) => text.includes(mark))
          .map(([name]) => name),
      ).toEqual([]);
    expect(failures.every((text) => text.includes('"code"'))).toBe(true);
    expect(logged).toContain("cases_private");
  });
});
