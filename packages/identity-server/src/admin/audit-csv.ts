import { AUDIT_ACTIONS } from "@nv/contracts";
import { BYTE_ORDER_MARK, delimitedLine } from "@nv/tables";
import { deviceName } from "../core/device-name.ts";
import type { AuditRow } from "../schema/tables.ts";

/** Separator of fields that a spreadsheet in Spanish expects: the comma is its decimal mark. */
const SEPARATOR = ";";

const NAMES = ["Fecha (UTC)", "Qué pasó", "Código", "Quién", "Nombre", "A quién", "Desde", "Dispositivo", "Detalle"];

function actionText(action: string): string {
  const known = Object.entries(AUDIT_ACTIONS).find(([code]) => code === action);
  return known?.[1].es ?? action;
}

function fieldsOf(row: AuditRow): readonly string[] {
  const time = new Date(row.created_at_ms).toISOString().replace("T", " ").slice(0, 19);
  const device = deviceName(row.user_agent) || row.user_agent;
  const people = [row.actor_email, row.actor_name, row.target_email ?? ""];
  return [time, actionText(row.action), row.action, ...people, row.address, device, row.details ?? ""];
}

/**
 * Writes entries of the audit as CSV, a piece for each batch; no field can be a formula.
 *
 * @see RFC 4180
 */
export async function* auditCsv(batches: AsyncIterable<readonly AuditRow[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + delimitedLine(NAMES, SEPARATOR);
  for await (const rows of batches) yield rows.map((row) => delimitedLine(fieldsOf(row), SEPARATOR)).join("");
}
