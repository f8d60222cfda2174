import type { OutsideSend } from "../../platform/outside/outside-send.ts";
import type { Platform } from "../../platform/platform.ts";
import type { WebhooksDb, WebhookTables } from "./schema/tables.ts";

/** Dependencies of the feature `webhooks`. */
export interface WebhooksContext extends Pick<Platform, "database" | "jobs" | "noteInAudit" | "now" | "log"> {
  readonly db: WebhooksDb;
  readonly outside: OutsideSend;
}

/** Builds the dependencies of the feature `webhooks` from the platform. */
export function webhooksContext(platform: Platform, outside: OutsideSend): WebhooksContext {
  return { ...platform, db: platform.database.kysely.$extendTables<WebhookTables>(), outside };
}
