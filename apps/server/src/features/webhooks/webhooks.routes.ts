import { WEBHOOKS_API_PATH } from "@nv/contracts";
import { EditWebhook, NewWebhook } from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import type { Webhooks } from "./webhooks.service.ts";

const WebhookId = z.guid();

interface WithId {
  readonly Params: { readonly id: string };
}

const idOf = ({ params }: FastifyRequest<WithId>) => parse(WebhookId, params.id, "WEBHOOK_NOT_FOUND");

/**
 * Addresses that are told of what happens, `/api/admin/webhooks`. Errors: `FIELDS_INVALID`, `WEBHOOK_NOT_FOUND`, `WEBHOOK_CHANGED`,
 * `WEBHOOKS_TOO_MANY`.
 *
 * @see docs/contracts/webhooks.md
 */
export const webhooksRoutes: FastifyPluginAsync<{ readonly webhooks: Webhooks }> = async (app, { webhooks }) => {
  const administrators = { config: { access: "administrator" } } as const;
  const one = `${WEBHOOKS_API_PATH}/:id`;

  app.get(WEBHOOKS_API_PATH, administrators, async () => ({ webhooks: await webhooks.list() }));
  app.post(WEBHOOKS_API_PATH, administrators, async (request, reply) =>
    reply.code(201).send(await webhooks.add(parse(NewWebhook, request.body), actorOf(request))),
  );
  app.put<WithId>(one, administrators, (request) =>
    webhooks.edit(idOf(request), parse(EditWebhook, request.body), actorOf(request)),
  );
  app.delete<WithId>(one, administrators, async (request) => {
    await webhooks.remove(idOf(request), actorOf(request));
    return { webhooks: await webhooks.list() };
  });
  app.post<WithId>(`${one}/secret`, administrators, (request) => webhooks.renewSecret(idOf(request), actorOf(request)));
  app.post<WithId>(`${one}/test`, administrators, (request) => webhooks.try(idOf(request)));
  app.post<WithId>(`${one}/resume`, administrators, (request) => webhooks.resume(idOf(request), actorOf(request)));
  app.get<WithId>(`${one}/deliveries`, administrators, async (request) => ({
    deliveries: await webhooks.deliveries(idOf(request)),
  }));
};
