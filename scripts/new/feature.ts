import type { Names } from "./names.ts";
import type { Recipe } from "./recipe.ts";

/** A feature of the server: its table, its first route, its first test. */
export function featureRecipe({ kebab, camel, pascal, upper, snake }: Names): Recipe {
  const folder = `apps/server/src/features/${kebab}`;
  return {
    files: {
      [`packages/contracts/src/${kebab}/paths.ts`]: `/** \`GET\` lists. */
export const ${upper}_API_PATH = "/api/${kebab}";
`,
      [`packages/contracts/src/${kebab}/schemas.ts`]: `import { z } from "zod";
import { endpoints, get } from "../endpoints.ts";
import { ${upper}_API_PATH } from "./paths.ts";

/** Answer of \`GET /api/${kebab}\`: the newest first. */
export const ${pascal}List = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string(), created_at_ms: z.number() })),
});

/** Its endpoints: the server serves them, and pages call them with \`clientOf\`. */
export const ${camel}Api = endpoints(${upper}_API_PATH, {
  list: get("", ${pascal}List),
});
`,
      [`${folder}/schema/tables.ts`]: `import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";

/** A row of what this feature keeps. Times are Unix epoch in milliseconds. */
export interface ${pascal}Row {
  readonly id: string;
  readonly title: string;
  readonly created_at_ms: number;
}

/** Its tables. */
export type ${pascal}Tables = { readonly ${snake}: ${pascal}Row };

/** The database as it sees it. */
export type ${pascal}Db = Kysely<${pascal}Tables>;

/** The steps that build its tables. */
export const ${upper}_MIGRATIONS: Migrations = {
  async ${snake}_0001_table({ table, bigint }) {
    await table("${snake}")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("created_at_ms", bigint, (column) => column.notNull())
      .execute();
  },
};
`,
      [`${folder}/${kebab}.repository.ts`]: `import type { ${pascal}Db, ${pascal}Row } from "./schema/tables.ts";

/** Rows that are told at once. */
const LISTED_ROWS = 200;

/** The newest first. */
export async function list${pascal}(db: ${pascal}Db): Promise<readonly ${pascal}Row[]> {
  return db.selectFrom("${snake}").selectAll().orderBy("created_at_ms", "desc").limit(LISTED_ROWS).execute();
}
`,
      [`${folder}/${kebab}.routes.ts`]: `import { ${camel}Api } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { SESSION, serve } from "../../http/serve.ts";
import type { ${pascal}Row } from "./schema/tables.ts";

/** Dependencies of the routes. */
export interface ${pascal}RoutesDeps {
  readonly list: () => Promise<readonly ${pascal}Row[]>;
}

/** \`GET /api/${kebab}\`. */
export const ${camel}Routes: FastifyPluginAsync<${pascal}RoutesDeps> = async (app, { list }) => {
  serve(app, ${camel}Api, SESSION, { list: async () => ({ items: await list() }) });
};
`,
      [`${folder}/${kebab}.feature.ts`]: `import { defineFeature, type FeatureTools, type OpenFeature } from "../../platform/feature.ts";
import { list${pascal} } from "./${kebab}.repository.ts";
import { ${camel}Routes } from "./${kebab}.routes.ts";
import { ${upper}_MIGRATIONS, type ${pascal}Tables } from "./schema/tables.ts";

/** Begins to work. */
export function open${pascal}({ platform }: Pick<FeatureTools, "platform">): OpenFeature {
  const db = platform.database.kysely.$extendTables<${pascal}Tables>();
  return {
    routes: async (app) => {
      await app.register(${camel}Routes, { list: () => list${pascal}(db) });
    },
  };
}

/** Feature: say in one sentence what people do with it. */
export const ${camel} = defineFeature({
  name: "${kebab}",
  about: "what people do with it, in one line",
  variables: {},
  migrations: { ${snake}: ${upper}_MIGRATIONS },
  open: open${pascal},
});
`,
      [`${folder}/${kebab}.test.ts`]: `import { ${upper}_API_PATH } from "@nv/contracts";
import { type Database, migrate } from "@nv/database";
import { FEATURE_DIALECTS, type TestDatabase } from "@nv/test-kit";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { as, createFeatureApp } from "../../../test/feature-app.ts";
import { list${pascal} } from "./${kebab}.repository.ts";
import { ${camel}Routes } from "./${kebab}.routes.ts";
import { ${upper}_MIGRATIONS, type ${pascal}Tables } from "./schema/tables.ts";

describe.each(FEATURE_DIALECTS)("${kebab} on $name", ({ create }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let app: FastifyInstance;

  beforeEach(async () => {
    testDatabase = await create();
    database = await testDatabase.open();
    await migrate(database, "${snake}", ${upper}_MIGRATIONS);
    const db = database.kysely.$extendTables<${pascal}Tables>();
    await db.insertInto("${snake}").values({ id: "one", title: "Ejemplo", created_at_ms: 1 }).execute();
    app = await createFeatureApp((scope) => ${camel}Routes(scope, { list: () => list${pascal}(db) }));
  });
  afterEach(async () => {
    await app.close();
    await database.close();
    await testDatabase.drop();
  });

  test("people with a session get the list, and nobody else", async () => {
    const answer = await app.inject({ url: ${upper}_API_PATH, headers: as("ana") });
    expect(answer.json()).toEqual({ items: [{ id: "one", title: "Ejemplo", created_at_ms: 1 }] });
    expect((await app.inject({ url: ${upper}_API_PATH })).statusCode).toBe(401);
  });
});
`,
    },
    next: [
      "Escribe en una frase qué hace la gente con ella, y cambia tabla, ruta y prueba por las suyas.",
      `Las pantallas van en apps/site/src/features/${kebab}; lo que acuerdan los dos lados, en packages/contracts y docs/contracts.`,
    ],
  };
}
