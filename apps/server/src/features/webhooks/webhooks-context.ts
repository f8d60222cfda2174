import type { OutsideSend } from "../../platform/outside/outside-send.ts";
import type { Platform } from "../../platform/platform.ts";
import type { WebhooksDb, WebhookTables } from "./schema/tables.ts";

/** What webhooks work with. */
export interface WebhooksContext extends Pick<Platform, "database" | "jobs" | "noteInAudit" | "now" | "log"> {
  readonly db: WebhooksDb;
  readonly outside: OutsideSend;
}

/** What webhooks work with, on a platform. */
export function webhooksContext(platform: Platform, outside: OutsideSend): WebhooksContext {
  return { ...platform, db: platform.database.kysely.$extendTables<WebhookTables>(), outside };
}
