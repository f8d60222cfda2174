import type { Database } from "@nv/database";
import { DIALECTS, type Dialect, type TestDatabase } from "@nv/test-kit";
import type { Kysely, KyselyPlugin } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startTestIdentity, type TestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";
const NOBODY = "nadie@diario.example";

/** What a database was asked, in the order in which it was. */
interface Recording {
  readonly statements: string[];
  /** The dialect whose databases are recorded. */
  readonly dialect: Dialect;
}

/** Records what is asked of a dialect's databases, transactions included. */
function recording(dialect: Dialect): Recording {
  const statements: string[] = [];
  const pluginOf = (kysely: Kysely<never>): KyselyPlugin => ({
    transformQuery: ({ node, queryId }) => {
      statements.push(kysely.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  function recorded(database: Database): Database {
    const plugin = pluginOf(database.kysely.$extendTables());
    const transaction: Database["transaction"] = async (scope, work) => {
      statements.push("begin");
      const result = await database.transaction(scope, (within) => work(within.withPlugin(plugin)));
      statements.push("commit");
      return result;
    };
    return { ...database, kysely: database.kysely.withPlugin(plugin), transaction };
  }
  const create = async (): Promise<TestDatabase> => {
    const store = await dialect.create();
    return { ...store, open: async () => recorded(await store.open()) };
  };
  return { statements, dialect: { ...dialect, create } };
}

describe.each(DIALECTS)("$name: whether there is an account is not told by the work before the answer", (dialect) => {
  let service: TestIdentity;
  afterEach(() => service.close());

  test.each([
    { path: "/recover", subject: "Elige una contraseña nueva" },
    { path: "/magiclink", subject: "Tu enlace para entrar" },
    { path: "/otp", subject: "Tu enlace para entrar" },
  ])("POST $path", async ({ path, subject }) => {
    const { statements, dialect: recordedDialect } = recording(dialect);
    service = await startTestIdentity(recordedDialect, { magicLink: true });
    await service.person(ANA);
    const workFor = async (email: string) => {
      statements.length = 0;
      const answer = await service.call("POST", path, { json: { email } });
      // The deliverer of mails looks at its queue from time to time, whoever asks for what.
      const before = statements.filter((statement) => !/^(select|update).*"identity_mails"/.test(statement));
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
      // Whatever follows is over before the next one asks.
      await vi.waitFor(() => expect(statements.join("\n")).toContain('delete from "identity_link_wishes"'));
      const countOf = (text: string) => statements.filter((statement) => statement === text).length;
      await vi.waitFor(() => expect(countOf("commit")).toBe(countOf("begin")));
      return before;
    };
    const forNobody = await workFor(NOBODY);
    expect(forNobody.length).toBeGreaterThan(2);
    expect(await workFor(ANA)).toEqual(forNobody);
    expect(await workFor("sin arroba")).toEqual(forNobody);
    await service.mail(ANA, subject);
  });
});
