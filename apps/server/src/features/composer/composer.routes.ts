import { COMPOSER_API_PATH } from "@nv/contracts";
import { type ComposerState, DescribeExternal, InsertionsQuery } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { sessionOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import type { ComposerContext } from "./composer-context.ts";
import type { DescribeExternal as DescribeAddress } from "./describe-external.ts";
import { listInsertions } from "./insertions.service.ts";
import type { PanelKeys } from "./panel-keys.service.ts";

const KeyId = z.guid();

/** Dependencies of the routes. */
export interface ComposerRoutesDeps {
  readonly context: ComposerContext;
  readonly keys: PanelKeys;
  readonly describe: DescribeAddress;
}

/**
 * Routes of the site about Composer, with a session: `GET /api/composer`, `POST …/keys`, `DELETE …/keys/:id`, `GET …/insertions`, `POST …/external`.
 * Errors: `TOO_MANY_TRIES`, `PANEL_KEY_NOT_FOUND`, `FETCH_REFUSED`, `FETCH_FAILED`.
 */
export const composerRoutes: FastifyPluginAsync<ComposerRoutesDeps> = async (app, { context, keys, describe }) => {
  const route = { config: { access: "session" } } as const;
  const { origins, isAnyHouse } = context.settings;

  app.get(COMPOSER_API_PATH, route, async (request): Promise<ComposerState> => {
    return { origins: [...origins], isAnyHouse, keys: [...(await keys.list(sessionOf(request)))] };
  });
  app.post(`${COMPOSER_API_PATH}/keys`, route, async (request, reply) =>
    reply.code(201).send(await keys.make(sessionOf(request))),
  );
  app.delete<{ Params: { id: string } }>(`${COMPOSER_API_PATH}/keys/:id`, route, async (request, reply) => {
    await keys.end(sessionOf(request), parse(KeyId, request.params.id, "PANEL_KEY_NOT_FOUND"));
    return reply.code(204).send();
  });
  app.get(`${COMPOSER_API_PATH}/insertions`, route, async ({ query }) => ({
    items: await listInsertions(context, parse(InsertionsQuery, query).graphic),
  }));
  app.post(`${COMPOSER_API_PATH}/external`, route, async (request) =>
    describe(sessionOf(request).userId, parse(DescribeExternal, request.body).url),
  );
};
