import { INCLUDES_API_PATH } from "@nv/contracts";
import {
  EditInclude,
  type IncludeDetail,
  IncludesQuery,
  PreviewInclude,
  RegisterInclude,
  RetireInclude,
  RollbackRequest,
  VersionedRequest,
} from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import { StaleVersion } from "../../platform/records/records-context.ts";
import type { Includes } from "./includes.service.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

/** No include has another kind of id, and no database needs to be asked. */
function idOf({ params }: { readonly params: { readonly id: string } }): string {
  return parse(z.uuid(), params.id, "INCLUDE_NOT_FOUND");
}

/**
 * Shared fragments, `/api/includes`.
 *
 * @see docs/contracts/publishing.md#includes
 */
export const includesRoutes: FastifyPluginAsync<{ readonly includes: Includes }> = async (app, { includes }) => {
  const route = { config: { access: "session" } } as const;
  const one = `${INCLUDES_API_PATH}/:id`;

  /** Makes a change; one that comes too late is answered with the include as it is now. */
  async function change(work: () => Promise<IncludeDetail>): Promise<IncludeDetail> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error;
      throw new Problem("VERSION_CONFLICT", { current: await includes.detail(error.id) }, { cause: error });
    }
  }

  const asked = (request: FastifyRequest<WithId>) => ({ id: idOf(request), actor: actorOf(request) });

  app.get(INCLUDES_API_PATH, route, ({ query }) => includes.list(parse(IncludesQuery, query).q));
  app.post(INCLUDES_API_PATH, route, async (request, reply) => {
    const registered = await includes.register(parse(RegisterInclude, request.body), actorOf(request));
    return reply.code(201).header("location", `${INCLUDES_API_PATH}/${registered.id}`).send(registered);
  });
  app.post(`${INCLUDES_API_PATH}/preview`, route, ({ body }) => {
    const { body: text, slug } = parse(PreviewInclude, body);
    return includes.preview(text, slug);
  });
  app.get<WithId>(one, route, (request) => includes.detail(idOf(request)));
  app.get<WithId>(`${one}/versions`, route, async (request) => ({ items: await includes.history(idOf(request)) }));
  app.put<WithId>(one, route, (request) =>
    change(() => includes.edit(idOf(request), parse(EditInclude, request.body), actorOf(request))),
  );
  for (const [name, act] of Object.entries({
    publish: includes.publish,
    unpublish: includes.unpublish,
    restore: includes.restore,
  })) {
    app.post<WithId>(`${one}/${name}`, route, (request) =>
      change(() => act({ ...asked(request), ...parse(VersionedRequest, request.body) })),
    );
  }
  app.post<WithId>(`${one}/rollback`, route, (request) =>
    change(() => includes.rollBack({ ...asked(request), ...parse(RollbackRequest, request.body) })),
  );
  app.post<WithId>(`${one}/retire`, route, (request) =>
    change(() => includes.retire({ ...asked(request), ...parse(RetireInclude, request.body) })),
  );
};
