import { LEGACY_LINK_LIMITS, LEGACY_LINKS_API_PATH } from "@nv/contracts";
import {
  CheckLegacyLinks,
  EditLegacyLink,
  ImportLegacyLinks,
  LegacyLinksQuery,
  PublishLegacyLinks,
  RegisterLegacyLink,
  VersionedRequest,
} from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import type { Jobs } from "../../platform/jobs/jobs.service.ts";
import type { PublishRequest } from "../../platform/records/publish-record.ts";
import { StaleVersion } from "../../platform/records/records-context.ts";
import { IMPORT_JOB, readImport } from "./import-links.ts";
import type { LegacyLinks } from "./legacy-links.service.ts";
import { PUBLISH_JOB } from "./publish-links.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

interface RoutesDeps {
  readonly links: LegacyLinks;
  readonly jobs: Jobs;
}

function idOf({ params }: { readonly params: { readonly id: string } }): string {
  return parse(z.uuid(), params.id, "LEGACY_LINK_NOT_FOUND");
}

const requestOf = (request: FastifyRequest<WithId>): PublishRequest => ({
  id: idOf(request),
  actor: actorOf(request),
  ...parse(VersionedRequest, request.body),
});

/** Old links that the desk looks after, `/api/legacy-links`. @see docs/contracts/legacy-links.md */
export const legacyLinksRoutes: FastifyPluginAsync<RoutesDeps> = async (app, { links, jobs }) => {
  const route = { config: { access: "session" } } as const;
  const importRoute = { ...route, bodyLimit: LEGACY_LINK_LIMITS.importBytes } as const;
  const one = `${LEGACY_LINKS_API_PATH}/:id`;

  /** Makes a change; one that comes too late is answered with the link as it is now. */
  async function change<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error;
      throw new Problem("VERSION_CONFLICT", { current: await links.detail(error.id) }, { cause: error });
    }
  }

  app.get(LEGACY_LINKS_API_PATH, route, ({ query }) => links.find(parse(LegacyLinksQuery, query)));
  app.get(`${LEGACY_LINKS_API_PATH}/summary`, route, () => links.figures());
  app.get(`${LEGACY_LINKS_API_PATH}/report.csv`, route, async (_request, reply) =>
    reply
      .header("content-disposition", 'attachment; filename="enlaces-muertos.csv"')
      .type("text/csv; charset=utf-8")
      .send(await links.report()),
  );
  app.post(LEGACY_LINKS_API_PATH, route, async (request, reply) => {
    const registered = await links.register(parse(RegisterLegacyLink, request.body), actorOf(request));
    return reply.code(201).header("location", `${LEGACY_LINKS_API_PATH}/${registered.id}`).send(registered);
  });
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
  app.get<WithId>(one, route, (request) => links.detail(idOf(request)));
  app.get<WithId>(`${one}/versions`, route, async (request) => ({ items: await links.history(idOf(request)) }));
  app.put<WithId>(one, route, (request) =>
    change(() => links.edit(idOf(request), parse(EditLegacyLink, request.body), actorOf(request))),
  );
  app.post<WithId>(`${one}/retire`, route, (request) => change(() => links.retire(requestOf(request))));
  app.post<WithId>(`${one}/restore`, route, (request) => change(() => links.restore(requestOf(request))));
  app.post<WithId>(`${one}/delete`, route, async (request, reply) => {
    await change(() => links.delete(requestOf(request)));
    return reply.code(204).send();
  });
};
