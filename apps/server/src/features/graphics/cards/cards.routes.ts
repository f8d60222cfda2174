import { LETTERS_API_PATH } from "@nv/contracts";
import { citedApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { createSendPacked } from "../../../http/packed-file.ts";
import { serve } from "../../../http/serve.ts";
import type { Graphics } from "../graphics.service.ts";

/** Dependencies of the routes. */
export interface CardsRoutesDeps {
  readonly graphics: Pick<Graphics, "cite">;
  /** File with the letters of drawn pictures. Absolute path. */
  readonly lettersFile: string;
}

/** Routes of what a card is drawn with while it is written: what it cites, and the letters of the house. @see docs/contracts/cards.md */
export const cardsRoutes: FastifyPluginAsync<CardsRoutesDeps> = async (app, { graphics, lettersFile }) => {
  const route = { config: { access: "session" } } as const;
  const send = createSendPacked();
  serve(app, citedApi, {}, { cite: ({ query }) => graphics.cite(query.of) });
  app.get(LETTERS_API_PATH, route, (request, reply) => send(lettersFile, request, reply));
};
