import { ADMIN_API_PATH } from "../paths.ts";

/** Prefix of the addresses that other systems are told at. */
export const WEBHOOKS_API_PATH = `${ADMIN_API_PATH}/webhooks`;

/** Events of which other systems may be notified, with their names for people. Stable: receivers know them. */
export const WEBHOOK_EVENTS = {
  "piece.published": "Se publica una pieza",
  "piece.replaced": "Se cambia una pieza publicada",
  "piece.retired": "Se retira una pieza",
  "signoff.asked": "Se pide un visto bueno",
  "signoff.given": "Se da un visto bueno",
  "signoff.withdrawn": "Se quita un visto bueno, o lo quita un cambio",
  "account.signup": "Alguien confirma su cuenta",
  "account.login": "Alguien entra",
  "account.userinvited": "Se invita a alguien",
  "account.usercreated": "Se crea una cuenta",
  "account.usermodified": "Cambia una cuenta",
  "account.userdeleted": "Se borra una cuenta",
} as const;

/** Name of something that other systems may be told of. */
export type WebhookEventName = keyof typeof WEBHOOK_EVENTS;

/** Limits of webhooks. */
export const WEBHOOK_LIMITS = {
  /** Addresses. */
  webhooks: 20,
  /** Characters. */
  name: 80,
  url: 500,
  /** Messages that wait for one address; what comes beyond is not kept. */
  waiting: 10_000,
  /** Messages of one address that its log holds once they are over. */
  logged: 200,
} as const;

/** Greatest age of a message for its receiver, seconds: whoever repeats one that they overheard comes too late. */
export const WEBHOOK_REPLAY_WINDOW_S = 300;
