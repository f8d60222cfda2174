import { MAP_STYLES_API_PATH } from "@nv/contracts";
import {
  EditMapStyle,
  type MapboxTokenCheck,
  MapboxTokenQuery,
  type MapStyleDetail,
  RegisterMapStyle,
  RollbackRequest,
  VersionedRequest,
} from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import { StaleVersion } from "../../platform/records/records-context.ts";
import type { MapStyles } from "./map-styles.service.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

/** No style has another kind of id, and no database needs to be asked. */
function idOf({ params }: { readonly params: { readonly id: string } }): string {
  return parse(z.uuid(), params.id, "MAP_STYLE_NOT_FOUND");
}

/**
 * Styles of the house's maps, `/api/map-styles`.
 *
 * @see docs/contracts/map-styles.md
 */
export const mapStylesRoutes: FastifyPluginAsync<{
  readonly styles: MapStyles;
  readonly checkToken: (style: string) => Promise<MapboxTokenCheck>;
}> = async (app, { styles, checkToken }) => {
  const route = { config: { access: "session" } } as const;
  const one = `${MAP_STYLES_API_PATH}/:id`;

  /** Makes a change; one that comes too late is answered with the style as it is now. */
  async function change(work: () => Promise<MapStyleDetail>): Promise<MapStyleDetail> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error;
      throw new Problem("VERSION_CONFLICT", { current: await styles.detail(error.id) }, { cause: error });
    }
  }

  const asked = (request: FastifyRequest<WithId>) => ({ id: idOf(request), actor: actorOf(request) });

  app.get(MAP_STYLES_API_PATH, route, () => styles.list());
  app.get(`${MAP_STYLES_API_PATH}/token`, route, ({ query }) => checkToken(parse(MapboxTokenQuery, query).style));
  app.get(`${MAP_STYLES_API_PATH}/current`, route, () => styles.current());
  app.post(MAP_STYLES_API_PATH, route, async (request, reply) => {
    const registered = await styles.register(parse(RegisterMapStyle, request.body), actorOf(request));
    return reply.code(201).header("location", `${MAP_STYLES_API_PATH}/${registered.id}`).send(registered);
  });
  app.get<WithId>(one, route, (request) => styles.detail(idOf(request)));
  app.get<WithId>(`${one}/versions`, route, async (request) => ({ items: await styles.history(idOf(request)) }));
  app.put<WithId>(one, route, (request) =>
    change(() => styles.edit(idOf(request), parse(EditMapStyle, request.body), actorOf(request))),
  );
  for (const [name, act] of Object.entries({
    publish: styles.publish,
    unpublish: styles.unpublish,
    retire: styles.retire,
    restore: styles.restore,
    current: styles.choose,
  })) {
    app.post<WithId>(`${one}/${name}`, route, (request) =>
      change(() => act({ ...asked(request), ...parse(VersionedRequest, request.body) })),
    );
  }
  app.post<WithId>(`${one}/rollback`, route, (request) =>
    change(() => styles.rollBack({ ...asked(request), ...parse(RollbackRequest, request.body) })),
  );
};
