import { LEGACY_LINK_LIMITS, LEGACY_LINKS_API_PATH } from "@nv/contracts";
import {
  CheckLegacyLinks,
  ImportLegacyLinks,
  LEGACY_LINK_RECORD,
  LegacyLinksQuery,
  PublishLegacyLinks,
  VersionedRequest,
} from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import type { Jobs } from "../../platform/jobs/jobs.service.ts";
import { addRecordRoutes, type WithId } from "../../platform/records/record-routes.ts";
import { IMPORT_JOB, readImport } from "./import-links.ts";
import type { LegacyLinks } from "./legacy-links.service.ts";
import { PUBLISH_JOB } from "./publish-links.ts";

interface RoutesDeps {
  readonly links: LegacyLinks;
  readonly jobs: Jobs;
}

/** Old links that the desk looks after, `/api/legacy-links`. @see docs/contracts/legacy-links.md */
export const legacyLinksRoutes: FastifyPluginAsync<RoutesDeps> = async (app, { links, jobs }) => {
  const route = { config: { access: "session" } } as const;
  const importRoute = { ...route, bodyLimit: LEGACY_LINK_LIMITS.importBytes } as const;
  app.get(LEGACY_LINKS_API_PATH, route, ({ query }) => links.find(parse(LegacyLinksQuery, query)));
  app.get(`${LEGACY_LINKS_API_PATH}/summary`, route, () => links.figures());
  app.get(`${LEGACY_LINKS_API_PATH}/report.csv`, route, async (_request, reply) =>
    reply
      .header("content-disposition", 'attachment; filename="enlaces-muertos.csv"')
      .type("text/csv; charset=utf-8")
      .send(await links.report()),
  );
  app.post(`${LEGACY_LINKS_API_PATH}/import`, importRoute, async (request, reply) => {
    const payload = parse(ImportLegacyLinks, request.body);
    readImport(payload.text);
    const jobId = await jobs.order({ kind: IMPORT_JOB, subject: "", payload, actor: actorOf(request) });
    return reply.code(202).send({ jobId });
  });
  app.post(`${LEGACY_LINKS_API_PATH}/check`, route, async (request, reply) => {
    const jobId = await links.check(parse(CheckLegacyLinks, request.body).ids, actorOf(request));
    return reply.code(202).send({ jobId });
  });
  app.post(`${LEGACY_LINKS_API_PATH}/publish`, route, async (request, reply) => {
    const payload = parse(PublishLegacyLinks, request.body);
    const jobId = await jobs.order({ kind: PUBLISH_JOB, subject: "", payload, actor: actorOf(request) });
    return reply.code(202).send({ jobId });
  });
  const { retire, restore } = links;
  const { change, asked } = addRecordRoutes(app, LEGACY_LINK_RECORD, links, { retire, restore });
  app.post<WithId>(`${LEGACY_LINKS_API_PATH}/:id/delete`, route, async (request, reply) => {
    await change(() => links.delete({ ...asked(request), ...parse(VersionedRequest, request.body) }));
    return reply.code(204).send();
  });
};
