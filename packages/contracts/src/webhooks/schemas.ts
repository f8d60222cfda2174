import { z } from "zod";
import { endpoints, get, post, put, remove } from "../endpoints.ts";
import { WEBHOOK_EVENTS, WEBHOOK_LIMITS, WEBHOOKS_API_PATH, type WebhookEventName } from "./paths.ts";

const isEventName = (name: string): name is WebhookEventName => Object.hasOwn(WEBHOOK_EVENTS, name);

/** Name of something that other systems may be told of. */
export const WebhookEvent = z.enum(Object.keys(WEBHOOK_EVENTS).filter(isEventName));

/** Body of `POST /api/admin/webhooks`. */
export const NewWebhook = z.object({
  name: z
    .string()
    // PostgreSQL takes no NUL character.
    .overwrite((text) => text.replaceAll("\0", "").trim())
    .min(1, "Falta el nombre")
    .max(WEBHOOK_LIMITS.name, `Como mucho ${WEBHOOK_LIMITS.name} caracteres`),
  url: z
    .string()
    // A parser of addresses drops ends of lines: what is kept and shown is what is asked.
    .overwrite((text) => text.replaceAll(/\p{Cc}/gu, "").trim())
    .min(1, "Falta la dirección")
    .max(WEBHOOK_LIMITS.url, `Como mucho ${WEBHOOK_LIMITS.url} caracteres`),
  events: z
    .array(WebhookEvent)
    .min(1, "Elige al menos un suceso")
    .max(Object.keys(WEBHOOK_EVENTS).length)
    .overwrite((events) => [...new Set(events)]),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

/** Body of `PUT /api/admin/webhooks/:id`. */
export const EditWebhook = NewWebhook.extend({ isOn: z.boolean(), version: z.int().positive() });
export type EditWebhook = z.infer<typeof EditWebhook>;

/** An address that is told of what happens. Times are Unix epoch in milliseconds. */
export const Webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  /** `paused` by the server, which keeps what is to be told; `off` by a person, and then nothing is kept. */
  state: z.enum(["on", "paused", "off"]),
  /** Reason why it is paused; empty when it is not. */
  reason: z.string(),
  /** Messages that wait. */
  waiting: z.int(),
  /** Messages that were not kept because too many waited. */
  lost: z.int(),
  /** Since when none gets through; `null` when they do. */
  failingSinceMs: z.number().nullable(),
  nextTryAtMs: z.number().nullable(),
  createdAtMs: z.number(),
  version: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

/** Answer of `GET /api/admin/webhooks`: by name. */
export const WebhookList = z.object({ webhooks: z.array(Webhook) });
export type WebhookList = z.infer<typeof WebhookList>;

/** Answer to what makes a secret: the one time that it is told. */
export const WebhookSecret = z.object({ webhook: Webhook, secret: z.string() });
export type WebhookSecret = z.infer<typeof WebhookSecret>;

/** Answer of `POST /api/admin/webhooks/:id/test`: what came of a trial. */
export const WebhookTrial = z.object({
  isTaken: z.boolean(),
  /** Status that came back; `null` when nothing did. */
  status: z.int().nullable(),
  /** Answer that it gave, or reason why nothing came. */
  answer: z.string(),
  tookMs: z.number(),
});
export type WebhookTrial = z.infer<typeof WebhookTrial>;

/** A message, waiting or over. */
export const WebhookDelivery = z.object({
  id: z.string(),
  /** Event that it tells of; `test` for a trial. */
  event: z.string(),
  state: z.enum(["waiting", "delivered", "failed"]),
  attempts: z.int(),
  createdAtMs: z.number(),
  triedAtMs: z.number().nullable(),
  status: z.int().nullable(),
  answer: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** Answer of `GET /api/admin/webhooks/:id/deliveries`: those that wait, the first first, and those that are over, the last first. */
export const WebhookDeliveries = z.object({ deliveries: z.array(WebhookDelivery) });
export type WebhookDeliveries = z.infer<typeof WebhookDeliveries>;

/** Endpoints of the addresses that are told of what happens. */
export const webhooksApi = endpoints(WEBHOOKS_API_PATH, {
  list: get("", WebhookList),
  add: post("", NewWebhook, WebhookSecret, { status: 201 }),
  edit: put("/:id", EditWebhook, Webhook),
  remove: remove("/:id", WebhookList),
  renewSecret: post("/:id/secret", null, WebhookSecret),
  try: post("/:id/test", null, WebhookTrial),
  resume: post("/:id/resume", null, Webhook),
  deliveries: get("/:id/deliveries", WebhookDeliveries),
});
