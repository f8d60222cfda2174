import { composerApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { parse } from "../../http/parse.ts";
import { serve } from "../../http/serve.ts";
import type { ComposerContext } from "./composer-context.ts";
import type { DescribeExternal as DescribeAddress } from "./describe-external.ts";
import { listInsertions } from "./insertions.service.ts";
import type { PanelKeys } from "./panel-keys.service.ts";

const RULES = { ids: { id: (id: string) => parse(z.guid(), id, "PANEL_KEY_NOT_FOUND") } } as const;

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
  const { origins, isAnyHouse } = context.settings;
  serve(app, composerApi, RULES, {
    state: async ({ session }) => ({ origins, isAnyHouse, keys: await keys.list(session) }),
    makeKey: ({ session }) => keys.make(session),
    endKey: ({ params, session }) => keys.end(session, params.id),
    insertions: async ({ query }) => ({ items: await listInsertions(context, query.graphic) }),
    describe: ({ body, session }) => describe(session.userId, body.url),
  });
};
