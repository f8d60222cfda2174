/** Actions of this feature that the audit tells of. */
export const ASSISTANTS_AUDIT_ACTIONS = {
  assistant_allowed: { logType: "token", es: "Dejó entrar a un asistente" },
  assistant_asked: { logType: "token", es: "Preguntó por medio de un asistente" },
} as const;
