import { countAudit, listAudit, readAuditOn } from "../audit/audit.repository.ts";
import type { IdentityContext } from "../context.ts";
import type { AuditFilter } from "../core/audit-query.ts";
import type { PageRange } from "../core/pages.ts";
import type { AuditRow } from "../schema/tables.ts";
import type { AdminCaller } from "./admin-caller.ts";
import type { Listed } from "./listed.ts";

/** Entries that an export reads at once. */
const EXPORT_BATCH = 500;

/** Shows the audit to administrators. */
export function createAuditLog({ db, work }: IdentityContext) {
  return {
    audit: async (filter: AuditFilter, page: PageRange): Promise<Listed<AuditRow>> => ({
      rows: await listAudit(db, filter, page),
      total: await countAudit(db, filter),
    }),
    /** Every entry that passes, newest first, in batches; that it was asked for is an entry too. */
    async *exportAudit(filter: AuditFilter, caller: AdminCaller): AsyncGenerator<readonly AuditRow[]> {
      await work((work) => work.audit({ action: "audit_exported", actor: caller.administrator, caller }));
      let rows = await readAuditOn(db, filter, null, EXPORT_BATCH);
      while (rows.length > 0) {
        yield rows;
        rows = await readAuditOn(db, filter, rows.at(-1) ?? null, EXPORT_BATCH);
      }
    },
  };
}
