import type { AuditActionCode } from "@nv/contracts";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { WebhookRow, WebhooksDb, WebhookTables } from "./schema/tables.ts";
import { updateWebhook } from "./webhooks.repository.ts";
import type { WebhooksContext } from "./webhooks-context.ts";

/** Opens the changes of webhooks, of which the audit is told. */
export function createWebhookChanges({ db, database, noteInAudit }: WebhooksContext) {
  /** Does something to a webhook, and tells it to the audit, or neither. */
  const noted = <Result>(
    action: AuditActionCode,
    { id, name, url }: Pick<WebhookRow, "id" | "name" | "url">,
    actor: Actor,
    work: (transaction: WebhooksDb) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(db, async (transaction) => {
      const result = await work(transaction);
      const host = transaction.$omitTables<keyof WebhookTables>();
      await noteInAudit(host, { action, actor, from: actor.from, details: { id, name, url } });
      return result;
    });

  return {
    noted,
    /** Changes the columns of a webhook. @throws {Problem} `WEBHOOK_CHANGED` when somebody was quicker. */
    async change(
      action: AuditActionCode,
      row: WebhookRow,
      changed: Partial<Omit<WebhookRow, "id" | "version">>,
      actor: Actor,
    ): Promise<void> {
      await noted(action, { ...row, ...changed }, actor, async (transaction) => {
        if (!(await updateWebhook(transaction, row, changed))) throw new Problem("WEBHOOK_CHANGED");
      });
    },
  };
}
