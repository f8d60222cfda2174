import { votesApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { SESSION, serve } from "../../http/serve.ts";
import { sortedVotes } from "./core/sorted-votes.ts";
import type { Votes } from "./votes.ts";

/** The votes of the calendar, `/api/votes`, for whoever says which one polls are about. */
export function votesRoutes({ votes, now }: { readonly votes: Votes; readonly now: () => number }): FastifyPluginAsync {
  return async (app) => {
    serve(app, votesApi, SESSION, {
      list: async () => ({ items: sortedVotes((await votes.calendar()).votes, now()).map(votes.view) }),
    });
  };
}
