import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type AuditFilter, readAuditQuery, readAuditTime } from "../core/audit-query.ts";
import { storableText } from "../core/storable-text.ts";
import { bothSlashes } from "../http/both-slashes.ts";
import { IdentityError } from "../identity-error.ts";
import type { Administration } from "./admin.service.ts";
import type { AdminAccess } from "./admin-access.ts";
import { auditCsv } from "./audit-csv.ts";
import { toAuditEntry } from "./audit-entry.ts";
import { addPaging, lastValue, readQueryPage } from "./list-query.ts";
import { readSearchWords } from "./search-words.ts";

interface AuditDeps {
  readonly administration: Administration;
  readonly adminAccess: AdminAccess;
}

const Filter = z.object({
  query: lastValue,
  user_id: lastValue,
  person: lastValue,
  action: lastValue,
  from: lastValue,
  to: lastValue,
});

const Id = z.guid();

/** Enough of a wrong value to recognise it in an error. */
const SHOWN_LENGTH = 40;

function timeOf(text: string | undefined): number | null {
  const timeMs = readAuditTime(text ?? "");
  if (timeMs !== "invalid") return timeMs;
  throw new IdentityError("AUDIT_TIME_INVALID", { values: { value: (text ?? "").slice(0, SHOWN_LENGTH) } });
}

function idOf(text: string | undefined): string | null {
  if (text === undefined || text === "") return null;
  if (!Id.safeParse(text).success) throw new IdentityError("USER_ID_INVALID");
  return text.toLowerCase();
}

function filterOf(request: FastifyRequest): AuditFilter {
  const { query: scoped = "", user_id, person, action, from, to } = Filter.parse(request.query);
  const query = readAuditQuery(scoped);
  if (query === "invalid") throw new IdentityError("AUDIT_QUERY_INVALID", { values: { scope: scoped } });
  return {
    query,
    userId: idOf(user_id),
    words: readSearchWords(person ?? ""),
    action: action === undefined || action === "" ? null : storableText(action),
    fromMs: timeOf(from),
    toMs: timeOf(to),
  };
}

/** `/admin/audit`: what happened, by pages or as one CSV file. */
export function addAuditRoutes(app: FastifyInstance, { administration, adminAccess }: AuditDeps): void {
  async function list(request: FastifyRequest, reply: FastifyReply) {
    await adminAccess.caller(request);
    const page = readQueryPage(request);
    const { rows, total } = await administration.audit(filterOf(request), page);
    addPaging(request, reply, page, total);
    return rows.map(toAuditEntry);
  }

  async function exportAll(request: FastifyRequest, reply: FastifyReply) {
    const caller = await adminAccess.caller(request);
    const batches = administration.exportAudit(filterOf(request), caller);
    reply.type("text/csv; charset=utf-8").header("content-disposition", 'attachment; filename="auditoria.csv"');
    return reply.send(Readable.from(auditCsv(batches)));
  }

  for (const path of bothSlashes("/admin/audit")) app.get(path, list);
  for (const path of bothSlashes("/admin/audit/export")) app.get(path, exportAll);
}
