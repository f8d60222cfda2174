/** Actions of this feature that the audit tells of. */
export const READING_AUDIT_ACTIONS = {
  proposal_accepted: { logType: "service", es: "Dio por hecha una propuesta" },
  proposal_applied: { logType: "service", es: "Aplicó una propuesta" },
  proposal_rejected: { logType: "service", es: "Descartó una propuesta" },
  proposal_reopened: { logType: "service", es: "Volvió a abrir una propuesta" },
} as const;
