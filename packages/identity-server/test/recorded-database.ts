import type { Database } from "@nv/database";
import type { Dialect, TestDatabase } from "@nv/test-kit";
import type { Kysely, KyselyPlugin } from "kysely";

/** Recording of what a database was asked, in the order in which it was. */
export interface Recording {
  readonly statements: string[];
  /** Number of rows in each answer; statements that were built before answer too. */
  readonly answers: number[];
  /** The dialect whose databases are recorded. */
  readonly dialect: Dialect;
}

/** Records what is asked of a dialect's databases, transactions included. */
export function recording(dialect: Dialect): Recording {
  const statements: string[] = [];
  const answers: number[] = [];
  const pluginOf = (kysely: Kysely<never>): KyselyPlugin => ({
    transformQuery: ({ node, queryId }) => {
      statements.push(kysely.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => {
      answers.push(result.rows.length);
      return result;
    },
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
  const create = async (tables?: string): Promise<TestDatabase> => {
    const store = await dialect.create(tables);
    return { ...store, open: async () => recorded(await store.open()) };
  };
  return { statements, answers, dialect: { ...dialect, create } };
}
