import { CARD_HOUSE_API_PATH, LETTERS_API_PATH } from "@nv/contracts";
import { citedApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { createSendPacked } from "../../../http/packed-file.ts";
import { serve } from "../../../http/serve.ts";
import { cardHouse } from "../../../platform/house/card-house.ts";
import type { Graphics } from "../graphics.service.ts";
import type { GraphicsContext } from "../graphics-context.ts";

/** Dependencies of the routes. */
export interface CardsRoutesDeps {
  readonly graphics: Pick<Graphics, "cite">;
  readonly context: Pick<GraphicsContext, "faces" | "files" | "house" | "log">;
}

/** Routes of what a card is drawn with while it is written: what it cites, the letters of the house, and its colours and mark. @see docs/contracts/cards.md */
export const cardsRoutes: FastifyPluginAsync<CardsRoutesDeps> = async (app, { graphics, context }) => {
  const route = { config: { access: "session" } } as const;
  const send = createSendPacked();
  serve(app, citedApi, {}, { cite: ({ query }) => graphics.cite(query.of) });
  app.get(LETTERS_API_PATH, route, async (request, reply) => {
    const { version, style } = await context.house.current();
    const key = `${version} ${JSON.stringify(style.faces)}`;
    return send({ key, read: async () => JSON.stringify(await context.faces()) }, request, reply);
  });
  app.get(CARD_HOUSE_API_PATH, route, async (_request, reply) => {
    reply.header("cache-control", "private, no-cache");
    return cardHouse(context, (await context.house.current()).style);
  });
};
