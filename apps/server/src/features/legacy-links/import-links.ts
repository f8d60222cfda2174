import { LEGACY_LINK_LIMITS } from "@nv/contracts";
import { ImportLegacyLinks, type ImportReport, RegisterLegacyLink } from "@nv/contracts/schemas";
import type { TableRow } from "@nv/tables";
import type { Actor } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { insertNewRecord } from "../../platform/records/change-record.ts";
import { addressKey } from "./core/address-key.ts";
import { columnNamed, type LinkTable, linkOfRow, readLinkTable } from "./core/read-rows.ts";
import { keysOf, newColumns, refuseLoop } from "./keep-link.ts";
import { findBySource, leadsOf } from "./legacy-links.repository.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";

/** Kind of the job that registers a table of old links. */
export const IMPORT_JOB = "legacy-links.import";

/** Rows between two reports of progress. */
const ROWS_PER_REPORT = 20;

/** Reads a table before the work is ordered. @throws {Problem} `FIELDS_INVALID` with why it cannot be read. */
export function readImport(text: string): LinkTable {
  const table = readLinkTable(text, LEGACY_LINK_LIMITS.importRows);
  if (typeof table === "string") throw invalidFields([{ field: "text", message: table }]);
  return table;
}

type ImportOutcome = Omit<ImportReport["items"][number], "row">;

/** Adds an old link to the list, as a draft that waits for its check. */
export async function insertLink(context: LegacyLinksContext, { slug, ...fields }: RegisterLegacyLink, actor: Actor) {
  const { records, now } = context;
  return insertNewRecord(records, { title: fields.title, fields, slug, extension: newColumns(fields, now()), actor });
}

/** Links that the rows before one have brought in. */
interface Known {
  readonly sources: Set<string>;
  /** Target of every old address, of those of the list and those of the rows. */
  readonly leads: Map<string, string>;
}

async function importRow(
  context: LegacyLinksContext,
  input: RegisterLegacyLink,
  known: Known,
  register: ((input: RegisterLegacyLink) => Promise<unknown>) | null,
): Promise<ImportOutcome> {
  const { source_key, target_key, target_kind } = keysOf(input);
  if (known.sources.has(source_key)) return { outcome: "repeated", title: input.title, type: target_kind };
  const existing = await findBySource(context.db, source_key);
  if (existing !== undefined) return { outcome: "existing", title: existing.title, type: target_kind };
  refuseLoop(input, known.leads);
  await register?.(input);
  known.sources.add(source_key);
  if (target_key !== null) known.leads.set(source_key, target_key);
  return { outcome: "registered", title: input.title, type: target_kind };
}

/** Lists the old address and the target of each row of a table, whichever comes first: a loop is reported for each of its rows. */
function leadsOfRows(rows: readonly TableRow[], { columns }: LinkTable): readonly (readonly [string, string])[] {
  return rows.flatMap((row) => {
    const { source, target } = linkOfRow(row, columns);
    if (target.kind !== "address" || !URL.canParse(source) || !URL.canParse(target.url)) return [];
    return [[addressKey(source), addressKey(target.url)] as const];
  });
}

/**
 * Registers a table of old links, a row at a time; what is wrong with a row is told for it, and the others go on. Started again after a
 * process ended, it finds the rows that were done as existing ones. A trial comes to the same as the deed.
 */
export function createImportHandler(
  context: LegacyLinksContext,
  enqueueCheck: (actor: Actor) => Promise<unknown>,
): JobHandler {
  return async ({ payload, actor, progress, log }): Promise<ImportReport> => {
    const { text, isTrial } = parse(ImportLegacyLinks, payload);
    const table = readImport(text);
    const { rows } = table;
    const items: ImportReport["items"] = [];
    const problems: ImportReport["problems"] = [];
    const known: Known = {
      sources: new Set(),
      leads: new Map([...leadsOfRows(rows, table), ...(await leadsOf(context.db))]),
    };
    const register = isTrial ? null : (input: RegisterLegacyLink) => insertLink(context, input, actor);
    for (const [index, row] of rows.entries()) {
      try {
        const input = parse(RegisterLegacyLink, linkOfRow(row, table.columns));
        items.push({ row: row.number, ...(await importRow(context, input, known, register)) });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        items.push({ row: row.number, outcome: "wrong", title: "", type: "" });
        for (const { field, message } of error.details.fields ?? [{ field: "", message: error.message }])
          problems.push({ row: row.number, column: columnNamed(table, field), message });
      }
      if (index % ROWS_PER_REPORT === 0) await progress(index / rows.length, `Fila ${index + 1} de ${rows.length}`);
    }
    const count = (...outcomes: readonly string[]) => items.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const [registered, existing] = [count("registered"), count("existing", "repeated")];
    if (!isTrial && registered > 0) await enqueueCheck(actor);
    log(`${registered} registered, ${existing} existing, ${problems.length} problems`);
    return { isTrial, rows: rows.length, registered, existing, items, problems };
  };
}
