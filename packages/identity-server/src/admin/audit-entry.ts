import { deviceName } from "../core/device-name.ts";
import type { AuditRow } from "../schema/tables.ts";

/** An entry of the audit as the wire shows it: the original's fields, and where it came from. */
export function toAuditEntry(row: AuditRow): object {
  const time = new Date(row.created_at_ms).toISOString();
  const traits = row.target_id === null ? {} : { traits: { user_id: row.target_id, user_email: row.target_email } };
  return {
    id: row.id,
    payload: {
      timestamp: time,
      actor_id: row.actor_id,
      actor_email: row.actor_email,
      ...(row.actor_name === "" ? {} : { actor_name: row.actor_name }),
      action: row.action,
      log_type: row.log_type,
      ...traits,
      ...(row.details === null ? {} : { details: JSON.parse(row.details) }),
      ip_address: row.address,
      user_agent: row.user_agent,
      device: deviceName(row.user_agent),
    },
    created_at: time,
  };
}
