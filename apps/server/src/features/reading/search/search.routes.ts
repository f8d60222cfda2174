import { SEARCH_MISSES_PATH, SEARCH_PATH } from "@nv/contracts";
import { type SearchAnswer, SearchMiss, SearchRequest } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { sendError } from "../../../http/send-error.ts";
import type { SearchMisses } from "./misses.service.ts";
import type { PageSearch } from "./search.service.ts";

/** What the routes answer with. */
export interface SearchDeps {
  readonly pageSearch: PageSearch;
  readonly misses: SearchMisses;
}

/**
 * `GET /api/search?q=`: pages that answer a search, for people with a session. `POST /api/search/misses`: counts a search that found
 * nothing. `GET`, `DELETE` and `PUT /api/search/misses`: the list, what is taken off it and what is put back, for administrators. Errors: `BAD_REQUEST`, `NOT_FOUND`.
 */
export const searchRoutes: FastifyPluginAsync<SearchDeps> = async (app, { pageSearch, misses }) => {
  const inside = { config: { access: "session" } } as const;
  const administrators = { config: { access: "administrator" } } as const;

  app.get<{ Querystring: { q?: unknown } }>(SEARCH_PATH, inside, async (request, reply): Promise<SearchAnswer> => {
    const { q } = request.query;
    reply.header("cache-control", "no-store");
    return pageSearch.search(typeof q === "string" ? q : "");
  });

  app.post(SEARCH_MISSES_PATH, inside, async (request, reply) => {
    const body = SearchRequest.safeParse(request.body);
    if (!body.success) return sendError(reply, "BAD_REQUEST");
    await misses.count(body.data.query);
    return reply.code(204).send();
  });

  app.get(SEARCH_MISSES_PATH, administrators, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return misses.list();
  });

  app.delete(SEARCH_MISSES_PATH, administrators, async (request, reply) => {
    const wanted = SearchRequest.safeParse(request.query);
    if (!wanted.success) return sendError(reply, "BAD_REQUEST");
    if (!(await misses.remove(wanted.data.query))) return sendError(reply, "NOT_FOUND");
    return reply.code(204).send();
  });

  app.put(SEARCH_MISSES_PATH, administrators, async (request, reply) => {
    const miss = SearchMiss.safeParse(request.body);
    if (!miss.success || !(await misses.restore(miss.data))) return sendError(reply, "BAD_REQUEST");
    return reply.code(204).send();
  });
};
