import { webhooksApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { parse } from "../../http/parse.ts";
import { serve } from "../../http/serve.ts";
import type { Webhooks } from "./webhooks.service.ts";

const RULES = {
  route: { config: { access: "administrator" } },
  ids: { id: (id: string) => parse(z.guid(), id, "WEBHOOK_NOT_FOUND") },
} as const;

/**
 * Addresses that are told of what happens, `/api/admin/webhooks`. Errors: `FIELDS_INVALID`, `WEBHOOK_NOT_FOUND`, `WEBHOOK_CHANGED`,
 * `WEBHOOKS_TOO_MANY`.
 *
 * @see docs/contracts/webhooks.md
 */
export const webhooksRoutes: FastifyPluginAsync<{ readonly webhooks: Webhooks }> = async (app, { webhooks }) => {
  serve(app, webhooksApi, RULES, {
    list: async () => ({ webhooks: await webhooks.list() }),
    add: ({ body, actor }) => webhooks.add(body, actor),
    edit: ({ params, body, actor }) => webhooks.edit(params.id, body, actor),
    remove: async ({ params, actor }) => {
      await webhooks.remove(params.id, actor);
      return { webhooks: await webhooks.list() };
    },
    renewSecret: ({ params, actor }) => webhooks.renewSecret(params.id, actor),
    try: ({ params }) => webhooks.try(params.id),
    resume: ({ params, actor }) => webhooks.resume(params.id, actor),
    deliveries: async ({ params }) => ({ deliveries: await webhooks.deliveries(params.id) }),
  });
};
