import * as z from "zod/mini";

/** An entry of the audit. Times are RFC 3339. @see docs/contracts/identity.md */
export const AuditEntry = z.object({
  id: z.string(),
  payload: z.object({
    timestamp: z.string(),
    actor_id: z.string(),
    actor_email: z.string(),
    actor_name: z.optional(z.string()),
    action: z.string(),
    traits: z.optional(z.object({ user_id: z.string(), user_email: z.string() })),
    details: z.optional(z.record(z.string(), z.unknown())),
    ip_address: z.string(),
    user_agent: z.string(),
    /** Browser and system in words; empty when unknown. */
    device: z.string(),
  }),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A page of the audit. */
export const AuditEntries = z.array(AuditEntry);
