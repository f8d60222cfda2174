import { PUBLIC_CASE_COLUMNS } from "@nv/cases";
import type { Database } from "@nv/database";
import { migrate } from "@nv/database";
import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import { DefaultQueryExecutor, type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readApproved, readPublished, readPublishedAt } from "./make-dataset.ts";
import { NotPublicError, PUBLIC_COLUMNS, publisherDb } from "./public-columns.ts";
import { CASES_MIGRATIONS, type CasesTables } from "./schema/tables.ts";

describe.each(DIALECTS)("the publisher's database on $name", ({ create }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await create();
    database = await testDatabase.open();
    await migrate(database, "cases", CASES_MIGRATIONS);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });
  const cases = () => database.kysely.$extendTables<CasesTables>();
  /** As code that passes by the types would use it. */
  const anything = (): Pick<Kysely<CasesTables & Record<string, Record<string, unknown>>>, "selectFrom"> =>
    Object(publisherDb(cases()));

  test.each<[string, () => { execute(): Promise<unknown> }]>([
    ["what is personal", () => anything().selectFrom("cases_private").select("sealed")],
    ["it under another name", () => anything().selectFrom("cases_private as published").select("published.sealed")],
    ["who did what", () => anything().selectFrom("case_events").select("by_id")],
    ["notes", () => anything().selectFrom("cases").select("notes")],
    ["notes as something else", () => anything().selectFrom("cases").select("notes as summary")],
    ["the id of the newsroom", () => anything().selectFrom("cases").select("cases.ref")],
    ["every column", () => anything().selectFrom("cases").selectAll()],
    ["what it compares with", () => anything().selectFrom("cases").select("id").where("notes", "like", "%")],
    ["what it sorts by", () => anything().selectFrom("cases").select("id").orderBy("entered_by")],
    [
      "a table inside a question",
      () =>
        anything()
          .selectFrom("cases")
          .select(({ selectFrom }) => selectFrom("cases_private").select("sealed").limit(1).as("summary")),
    ],
    [
      "a table that is joined",
      () =>
        anything()
          .selectFrom("cases")
          .innerJoin("cases_private", "cases_private.case_id", "cases.id")
          .select("cases.id"),
    ],
    ["SQL of its own", () => anything().selectFrom("cases").select(sql<string>`notes`.as("summary"))],
    ["another schema", () => anything().selectFrom("main.cases").select("id")],
    ["other people's tables", () => anything().selectFrom("identity_users").select("id")],
  ])("a query that names %s is refused before the database sees it", async (_what, query) => {
    await expect(async () => query().execute()).rejects.toThrow(NotPublicError);
  });

  test("it reads, and can do nothing else", () => {
    expect(Object.keys(publisherDb(cases()))).toEqual(["selectFrom"]);
  });

  test("the SQL of a publication names public columns alone", async () => {
    const sent: string[] = [];
    const prototype = Object.getPrototypeOf(DefaultQueryExecutor.prototype);
    const { executeQuery } = prototype;
    const spy = vi.spyOn(prototype, "executeQuery").mockImplementation(function (this: unknown, ...given: unknown[]) {
      sent.push(String(Reflect.get(Object(given[0]), "sql")));
      return Reflect.apply(executeQuery, this, given);
    });
    const db = publisherDb(cases());
    await readPublished(db);
    await readPublishedAt(db, 1);
    await readApproved(db);
    spy.mockRestore();
    expect(sent).toHaveLength(3);
    const allowed = ["cases", "cases_published", "id", "public_id", "is_example", "state", "case_id"];
    const versions = ["content_version", "from_number", "until_number"];
    const named = sent.flatMap((text) => [...text.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => ![...allowed, ...versions, ...PUBLIC_COLUMNS].includes(name))).toEqual([]);
  });

  test("its columns are those that a case may make public, and no other", () => {
    const asFields = PUBLIC_COLUMNS.map((name) =>
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(asFields).toEqual([...PUBLIC_CASE_COLUMNS]);
  });
});
