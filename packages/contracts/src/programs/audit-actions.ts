/** Actions of this feature that the audit tells of. */
export const PROGRAMS_AUDIT_ACTIONS = {
  program_key_made: { logType: "token", es: "Creó una clave para un programa" },
  program_key_revoked: { logType: "token", es: "Retiró la clave de un programa" },
  program_service_made: { logType: "service", es: "Creó una cuenta de programa" },
  program_service_removed: { logType: "service", es: "Borró una cuenta de programa" },
} as const;
