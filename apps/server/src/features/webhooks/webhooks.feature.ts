import { z } from "zod";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { createOutsideSend } from "../../platform/outside/outside-send.ts";
import type { Platform } from "../../platform/platform.ts";
import { createDeliverHandler, DELIVER_JOB, enqueueDueDeliveries } from "./deliver-webhooks.ts";
import { enqueueDeliveries } from "./enqueue-deliveries.ts";
import { WEBHOOKS_MIGRATIONS } from "./schema/tables.ts";
import { webhooksRoutes } from "./webhooks.routes.ts";
import { createWebhooks } from "./webhooks.service.ts";
import { type WebhooksContext, webhooksContext } from "./webhooks-context.ts";

/** Origins of the house's own network, with commas between. */
const Origins = z
  .string()
  .default("")
  .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
  .refine(
    (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    "debe ser una lista de orígenes, como https://cms.interno.example,http://127.0.0.1:9000",
  );

const variables = { WEBHOOK_ORIGINS: Origins };

/** Begins to tell other systems of what happens. */
export function openWebhooks(context: WebhooksContext, { events }: Pick<Platform, "events">): OpenFeature {
  // What has just been published is sent at once; the rest, and what was missed, with the next sweep.
  const stop = events.subscribe(({ name }) => {
    if (name !== "published") return;
    enqueueDueDeliveries(context).catch((error: unknown) =>
      context.log.error({ err: error }, "what other systems are told waits for the next sweep"),
    );
  });
  return {
    routes: async (app) => {
      await app.register(webhooksRoutes, { webhooks: createWebhooks(context) });
    },
    jobs: { [DELIVER_JOB]: createDeliverHandler(context) },
    waitingJobs: [DELIVER_JOB],
    sweep: () => enqueueDueDeliveries(context),
    close: async () => stop(),
  };
}

/** Tells other systems of what happens: what readers get, and accounts. */
export const webhooks = defineFeature({
  name: "webhooks",
  about: "other systems, told of what happens",
  contract: "docs/contracts/webhooks.md",
  variables,
  migrations: { webhooks: WEBHOOKS_MIGRATIONS },
  handleEvent: enqueueDeliveries,
  open: ({ platform }, { WEBHOOK_ORIGINS: trustedOrigins }) =>
    openWebhooks(webhooksContext(platform, createOutsideSend({ trustedOrigins })), platform),
});
