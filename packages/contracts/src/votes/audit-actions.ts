/** Actions of this feature that the audit tells of. */
export const VOTES_AUDIT_ACTIONS = {
  votes_changed: { logType: "content", es: "Cambió el calendario de votaciones" },
} as const;
