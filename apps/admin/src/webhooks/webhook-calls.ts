import { DATAWRAPPER_HOOK_API_PATH, WEBHOOKS_API_PATH } from "@nv/contracts";
import {
  DatawrapperHook,
  DatawrapperHookMade,
  type EditWebhook,
  type NewWebhook,
  Webhook,
  WebhookDeliveries,
  WebhookList,
  WebhookSecret,
  WebhookTrial,
} from "@nv/contracts/schemas";
import type { Caller } from "../api/caller.ts";

/** First part of the query keys under which the webhooks are cached. */
export const WEBHOOKS_KEY = "webhooks";

const one = (id: string) => `${WEBHOOKS_API_PATH}/${encodeURIComponent(id)}`;

/** The calls of the screen of webhooks. */
export const webhookCalls = {
  list: (caller: Caller, signal: AbortSignal) => caller.server(WEBHOOKS_API_PATH, WebhookList, { signal }),
  deliveries: (caller: Caller, id: string, signal: AbortSignal) =>
    caller.server(`${one(id)}/deliveries`, WebhookDeliveries, { signal }),
  add: (caller: Caller, json: NewWebhook) => caller.server(WEBHOOKS_API_PATH, WebhookSecret, { method: "POST", json }),
  edit: (caller: Caller, id: string, json: EditWebhook) => caller.server(one(id), Webhook, { method: "PUT", json }),
  remove: (caller: Caller, id: string) => caller.server(one(id), WebhookList, { method: "DELETE" }),
  renewSecret: (caller: Caller, id: string) => caller.server(`${one(id)}/secret`, WebhookSecret, { method: "POST" }),
  try: (caller: Caller, id: string) => caller.server(`${one(id)}/test`, WebhookTrial, { method: "POST" }),
  resume: (caller: Caller, id: string) => caller.server(`${one(id)}/resume`, Webhook, { method: "POST" }),
} as const;

/** Query key under which the state of the address for Datawrapper is cached. */
export const DATAWRAPPER_HOOK_KEY = "datawrapper-hook";

/** The calls of the address that Datawrapper tells of what goes out. */
export const datawrapperHookCalls = {
  state: (caller: Caller, signal: AbortSignal) => caller.server(DATAWRAPPER_HOOK_API_PATH, DatawrapperHook, { signal }),
  make: (caller: Caller) => caller.server(DATAWRAPPER_HOOK_API_PATH, DatawrapperHookMade, { method: "POST" }),
  remove: (caller: Caller) => caller.server(DATAWRAPPER_HOOK_API_PATH, DatawrapperHook, { method: "DELETE" }),
} as const;
