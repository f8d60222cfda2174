import type { Names } from "./names.ts";
import type { Recipe } from "./recipe.ts";

/** The feature of the server that keeps and publishes a kind of record. */
export function recordServerFiles({ kebab, camel, pascal, upper }: Names): Recipe["files"] {
  const folder = `apps/server/src/features/${kebab}`;
  return {
    [`${folder}/${kebab}-collection.ts`]: `import { keptParts, ${pascal}Fields, ${upper}_RECORD } from "@nv/contracts/schemas";
import type { Entry } from "../../platform/records/collection.ts";
import { collectionOf } from "../../platform/records/collection-of.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { NO_EXTENSION } from "../../platform/records/no-extension.ts";

/** One of them, as the records keep it. */
export type ${pascal}Row = Entry<object, ${pascal}Fields>;

/** All of them, as records. */
export const ${upper} = collectionOf(${upper}_RECORD, {
  extension: NO_EXTENSION,
  fields: keptParts(${pascal}Fields),
  publishable: ${pascal}Fields,
  words(row) {
    const { title, body } = row.fields;
    return [...foldWords([title, row.slug, body].join(" ")), ...facetWords({ status: row.status })];
  },
  described(_row, snapshot) {
    const { title } = ${pascal}Fields.parse(snapshot);
    return { title, altText: "", language: "es", type: "${kebab}", heightsPx: [], picture: null, entry: "data.json" };
  },
});
`,
    [`${folder}/${kebab}.service.ts`]: `import { type Edit${pascal}, type ${pascal}Detail, type ${pascal}Fields, type ${pascal}List, ${pascal}Summary, type Register${pascal} } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import type { Platform } from "../../platform/platform.ts";
import { editDocument, listDocuments, registerDocument, summaryOf } from "../../platform/records/documents.ts";
import { type PublishRequest, publishRecord, unfitIn } from "../../platform/records/publish-record.ts";
import { recordActions } from "../../platform/records/record-actions.ts";
import type { RecordsContext } from "../../platform/records/records-context.ts";
import type { ${pascal}Row } from "./${kebab}-collection.ts";

/** Rows in a list. */
const LISTED = 200;

const toSummary = (row: Parameters<typeof summaryOf>[0]): ${pascal}Summary => ${pascal}Summary.parse(summaryOf(row));

/** The actions, as their routes see them. */
export type ${pascal}Service = ReturnType<typeof create${pascal}>;

/** Creates the actions on the records of this kind. */
export function create${pascal}({ publishing }: Platform, records: RecordsContext<object, ${pascal}Fields>) {
  const urlOf = (slug: string, revision: string) => \`\${publishing.publicBaseUrl}/data/\${slug}/\${revision}/data.json\`;
  const toDetail = (row: ${pascal}Row): ${pascal}Detail => ({
    ...toSummary(row),
    fields: row.fields,
    revision: row.revision,
    publicUrl: row.revision === null ? null : urlOf(row.slug, row.revision),
    problems: [...unfitIn(records.collection, row.fields)],
  });
  const actions = recordActions(records, { toDetail, urlOf });
  const { detailAfter } = actions;
  return {
    ...actions,
    async list(): Promise<${pascal}List> {
      return { items: (await listDocuments(records, { most: LISTED })).map(toSummary) };
    },
    register: (input: Register${pascal}, actor: Actor) => detailAfter(registerDocument(records, input, actor)),
    edit(id: string, document: Edit${pascal}, actor: Actor) {
      const slugIsFixed = "La dirección no cambia después de publicar: hay quien la lee";
      return detailAfter(editDocument(records, { id, document, actor, slugIsFixed }));
    },
    publish: (request: PublishRequest) =>
      detailAfter(
        publishRecord(records, request, async (row) => ({
          files: [{ path: "data.json", body: Buffer.from(JSON.stringify(row.fields)) }],
        })),
      ),
  };
}
`,
    [`${folder}/${kebab}.routes.ts`]: `import { ${camel}Api, ${upper}_RECORD } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import { addRecordRoutes } from "../../platform/records/record-routes.ts";
import type { ${pascal}Service } from "./${kebab}.service.ts";

/**
 * \`/api/${kebab}\`.
 *
 * @see docs/contracts/${kebab}.md
 */
export const ${camel}Routes: FastifyPluginAsync<{ readonly service: ${pascal}Service }> = async (app, { service }) => {
  const { publish, unpublish, retire, restore } = service;
  const { rules } = addRecordRoutes(app, ${upper}_RECORD, service, { publish, unpublish, retire, restore });
  serve(app, ${camel}Api, rules, { list: () => service.list() });
};
`,
    [`${folder}/${kebab}.feature.ts`]: `import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { Platform } from "../../platform/platform.ts";
import { reconcileAll } from "../../platform/records/publish-record.ts";
import { recordsDb } from "../../platform/records/records-tables.ts";
import { ${camel}Routes } from "./${kebab}.routes.ts";
import { create${pascal} } from "./${kebab}.service.ts";
import { ${upper} } from "./${kebab}-collection.ts";

/** Begins to work. */
export function open${pascal}(platform: Platform): OpenFeature {
  const records = { ...platform, db: recordsDb(platform.database), collection: ${upper} };
  return {
    routes: async (app) => {
      await app.register(${camel}Routes, { service: create${pascal}(platform, records) });
    },
    sweep: () => reconcileAll(records),
  };
}

/** Feature: say in one sentence what people do with it. */
export const ${camel} = defineFeature({
  name: "${kebab}",
  about: "what people do with it, in one line",
  contract: "docs/contracts/${kebab}.md",
  variables: {},
  migrations: {},
  open: ({ platform }) => open${pascal}(platform),
});
`,
    [`${folder}/${kebab}.test.ts`]: `import { ${pascal}Detail, ${upper}_RECORD } from "@nv/contracts/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { enterFirstAdministrator, OWN_PAGE, startWholeServer, type WholeServer } from "../../../test/whole-server.ts";

describe.each(FEATURE_PLACES)("${kebab} on $database and $store", ({ dialect, createStore }) => {
  let server: WholeServer;
  let cookie: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const [database, store] = await Promise.all([dialect.create(), createStore()]);
    server = await startWholeServer(database, store.env);
    ({ cookie } = await enterFirstAdministrator(server, "ana@diario.example"));
    drop = async () => {
      await server.close();
      await Promise.all([database.drop(), store.drop()]);
    };
  });
  afterAll(() => drop());

  async function send(method: "POST" | "PUT", path: string, fields: object) {
    const headers = { ...OWN_PAGE, cookie, "content-type": "application/json" };
    const answer = await server.call({ method, path: ${upper}_RECORD.path + path, headers, body: JSON.stringify(fields) });
    return ${pascal}Detail.parse(JSON.parse(answer.body));
  }

  test("readers get what was published, and not what was written since", async () => {
    const draft = await send("POST", "", { title: "Ejemplo", body: "Uno." });
    const live = await send("POST", \`/\${draft.id}/publish\`, { version: draft.version });
    const { pathname } = new URL(live.publicUrl ?? "");
    const later = await send("PUT", \`/\${draft.id}\`, { title: "Ejemplo", body: "Dos.", version: live.version });
    expect(later).toMatchObject({ hasUnpublishedChanges: true, fields: { body: "Dos." } });
    expect(JSON.parse((await server.call({ path: pathname })).body)).toEqual({ title: "Ejemplo", body: "Uno." });
  });
});
`,
  };
}
