import { COMPOSER_API_PATH, CONNECT_PANEL_PATH, POWERUP_PATH } from "@nv/contracts";
import { ComposerQuery, NoteInsertion } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { negotiateEncoding } from "../../gate/core/negotiate-encoding.ts";
import { parse } from "../../http/parse.ts";
import type { ComposerContext } from "./composer-context.ts";
import { findForComposer } from "./find-for-composer.ts";
import { noteInsertion } from "./insertions.service.ts";
import type { PanelKeys } from "./panel-keys.service.ts";
import type { PanelPages } from "./panel-pages.ts";

/** Dependencies of the routes. */
export interface PanelsRoutesDeps {
  readonly context: ComposerContext;
  readonly keys: PanelKeys;
  readonly pages: PanelPages;
}

/**
 * The panels that Composer frames, and what they ask with the key of a person: no browser sends a session's cookie from a frame of
 * another site. The pages tell nothing of the inside; what does asks for a key first.
 *
 * `GET /api/composer/graphics`, `POST /api/composer/insertions`. Errors: `PANEL_KEY_INVALID`, `TOO_MANY_TRIES`,
 * `GRAPHIC_NOT_FOUND`, `GRAPHIC_NOT_LIVE`.
 *
 * @see docs/adr/0044-panels-of-composer.md
 */
export const panelsRoutes: FastifyPluginAsync<PanelsRoutesDeps> = async (app, { context, keys, pages }) => {
  const route = { config: { access: "public" } } as const;
  const shown = [
    [POWERUP_PATH, pages.powerup],
    [CONNECT_PANEL_PATH, pages.connect],
  ] as const;

  for (const [path, page] of shown)
    app.get(path, route, async (request, reply) => {
      const encoding = negotiateEncoding(request.headers["accept-encoding"]);
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      return reply.headers(page.headers).send(page.bodies[encoding]);
    });

  app.get(`${COMPOSER_API_PATH}/graphics`, route, async ({ headers, query }) => {
    await keys.holderOf(headers.authorization);
    return findForComposer(context, parse(ComposerQuery, query).q);
  });
  app.post(`${COMPOSER_API_PATH}/insertions`, route, async ({ headers, body }, reply) => {
    const holder = await keys.holderOf(headers.authorization);
    await noteInsertion(context, holder, parse(NoteInsertion, body));
    return reply.code(204).send();
  });
};
