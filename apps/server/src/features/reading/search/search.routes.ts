import { SEARCH_MISSES_PATH, SEARCH_PATH, SEARCH_QUERY_MAX_LENGTH, SEARCH_THINGS_PATH } from "@nv/contracts";
import { type FoundThings, type SearchAnswer, SearchMiss, SearchRequest } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { sessionOf } from "../../../http/acting.ts";
import { parse } from "../../../http/parse.ts";
import { Problem } from "../../../http/problem.ts";
import type { Finding } from "../../../platform/finding/finding.ts";
import type { GroupSearch } from "./group-search.ts";
import type { SearchMisses } from "./misses.service.ts";

/** Dependencies of the search's routes. */
export interface SearchDeps {
  readonly pageSearch: GroupSearch;
  readonly misses: SearchMisses;
  /** Search for everything that is no page. */
  readonly finding: Pick<Finding, "find">;
}

interface WithQuery {
  readonly Querystring: { readonly q?: unknown };
}

/**
 * `GET /api/search?q=`: pages that answer a search, for people with a session. `GET /api/search/things?q=`: what is no page. `POST /api/search/misses`: counts a search that found
 * nothing. `GET`, `DELETE` and `PUT /api/search/misses`: the list, what is taken off it and what is put back, for administrators. Errors: `BAD_REQUEST`, `NOT_FOUND`.
 */
export const searchRoutes: FastifyPluginAsync<SearchDeps> = async (app, { pageSearch, misses, finding }) => {
  const inside = { config: { access: "session" } } as const;
  const administrators = { config: { access: "administrator" } } as const;

  app.get<WithQuery>(
    SEARCH_PATH,
    { config: { ...inside.config, scope: "pages:read" } },
    async (request): Promise<SearchAnswer> => {
      const { q } = request.query;
      return pageSearch.search(typeof q === "string" ? q : "", sessionOf(request));
    },
  );

  app.get<WithQuery>(
    SEARCH_THINGS_PATH,
    { config: { ...inside.config, scope: "search:read" } },
    async (request): Promise<FoundThings> => {
      const { q } = request.query;
      const asked = typeof q === "string" ? q.slice(0, SEARCH_QUERY_MAX_LENGTH) : "";
      return { groups: [...(await finding.find(asked, sessionOf(request)))] };
    },
  );

  app.post(SEARCH_MISSES_PATH, { config: { ...inside.config, scope: "pages:report" } }, async (request, reply) => {
    await misses.count(parse(SearchRequest, request.body, "BAD_REQUEST").query, sessionOf(request));
    return reply.code(204).send();
  });

  app.get(SEARCH_MISSES_PATH, administrators, async () => misses.list());

  app.delete(SEARCH_MISSES_PATH, administrators, async (request, reply) => {
    const { query } = parse(SearchRequest, request.query, "BAD_REQUEST");
    if (!(await misses.remove(query))) throw new Problem("NOT_FOUND");
    return reply.code(204).send();
  });

  app.put(SEARCH_MISSES_PATH, administrators, async (request, reply) => {
    if (!(await misses.restore(parse(SearchMiss, request.body, "BAD_REQUEST")))) throw new Problem("BAD_REQUEST");
    return reply.code(204).send();
  });
};
