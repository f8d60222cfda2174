import { ImportReport } from "@nv/contracts/schemas";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import type { GraphicsContext } from "./graphics-context.ts";

/**
 * Tells the audit what an import registered, once for the whole table. A trial, and a table of what was there already,
 * registered nothing.
 *
 * @param handler - Does the import and returns its report.
 */
export function noteImport({ database, noteInAudit }: GraphicsContext, handler: JobHandler): JobHandler {
  return async (run) => {
    const report = ImportReport.parse(await handler(run));
    const { isTrial, rows, registered } = report;
    if (!isTrial && registered > 0) {
      const { actor } = run;
      await noteInAudit(database.kysely, { action: "graphics_imported", actor, details: { registered, rows } });
    }
    return report;
  };
}
