import { LEGACY_LINK_LIMITS, LEGACY_LINKS_API_PATH } from "@nv/contracts";
import { LEGACY_LINK_RECORD, legacyLinksApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import type { Jobs } from "../../platform/jobs/jobs.service.ts";
import { addRecordRoutes } from "../../platform/records/record-routes.ts";
import { IMPORT_JOB, readImport } from "./import-links.ts";
import type { LegacyLinks } from "./legacy-links.service.ts";
import { PUBLISH_JOB } from "./publish-links.ts";

interface RoutesDeps {
  readonly links: LegacyLinks;
  readonly jobs: Jobs;
}

/** Old links that the desk looks after, `/api/legacy-links`. @see docs/contracts/legacy-links.md */
export const legacyLinksRoutes: FastifyPluginAsync<RoutesDeps> = async (app, { links, jobs }) => {
  const { retire, restore } = links;
  const { change, rules } = addRecordRoutes(app, LEGACY_LINK_RECORD, links, { retire, restore });
  const own = { ...rules, routes: { importTable: { bodyLimit: LEGACY_LINK_LIMITS.importBytes } } };
  serve(app, legacyLinksApi, own, {
    find: ({ query }) => links.find(query),
    figures: () => links.figures(),
    importTable: async ({ body: payload, actor }) => {
      readImport(payload.text);
      return { jobId: await jobs.order({ kind: IMPORT_JOB, subject: "", payload, actor }) };
    },
    check: async ({ body, actor }) => ({ jobId: await links.check(body.ids, actor) }),
    publish: async ({ body: payload, actor }) => ({
      jobId: await jobs.order({ kind: PUBLISH_JOB, subject: "", payload, actor }),
    }),
    delete: ({ params, body, actor }) => change(() => links.delete({ ...params, ...body, actor })),
  });
  app.get(`${LEGACY_LINKS_API_PATH}/report.csv`, { config: { access: "session" } }, async (_request, reply) =>
    reply
      .header("content-disposition", 'attachment; filename="enlaces-muertos.csv"')
      .type("text/csv; charset=utf-8")
      .send(await links.report()),
  );
};
