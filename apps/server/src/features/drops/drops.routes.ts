import { DROPS_API_PATH } from "@nv/contracts";
import {
  type DropSummary,
  DropsQuery,
  RegisterDrop,
  ReplaceDrop,
  RollbackRequest,
  VersionedDrop,
} from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import { StaleVersion } from "../../platform/records/records-context.ts";
import type { Drops } from "./drops.service.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

function idOf({ params }: { readonly params: { readonly id: string } }): string {
  return parse(z.uuid(), params.id, "DROP_NOT_FOUND");
}

/** Files at public addresses, `/api/drops`. @see docs/contracts/files.md#drops */
export const dropsRoutes: FastifyPluginAsync<{ readonly drops: Drops }> = async (app, { drops }) => {
  const route = { config: { access: "session" } } as const;
  const one = `${DROPS_API_PATH}/:id`;

  /** Makes a change; one that comes too late is answered with the file as it is now. */
  async function change(work: () => Promise<DropSummary>): Promise<DropSummary> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error;
      throw new Problem("VERSION_CONFLICT", { current: await drops.detail(error.id) }, { cause: error });
    }
  }

  app.get(DROPS_API_PATH, route, ({ query }) => drops.list(parse(DropsQuery, query).q));
  app.post(DROPS_API_PATH, route, async (request, reply) => {
    const registered = await drops.register(parse(RegisterDrop, request.body), actorOf(request));
    return reply.code(201).header("location", `${DROPS_API_PATH}/${registered.id}`).send(registered);
  });
  app.get<WithId>(one, route, (request) => drops.detail(idOf(request)));
  app.get<WithId>(`${one}/versions`, route, async (request) => ({ items: await drops.history(idOf(request)) }));
  app.put<WithId>(one, route, (request) =>
    change(() => drops.replace(idOf(request), parse(ReplaceDrop, request.body), actorOf(request))),
  );
  app.post<WithId>(`${one}/rollback`, route, (request) =>
    change(() =>
      drops.rollBack({ id: idOf(request), actor: actorOf(request), ...parse(RollbackRequest, request.body) }),
    ),
  );
  app.post<WithId>(`${one}/retire`, route, (request) =>
    change(() => drops.retire({ id: idOf(request), actor: actorOf(request), ...parse(VersionedDrop, request.body) })),
  );
};
