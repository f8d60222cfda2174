/** Actions of this feature that the audit tells of. */
export const SIGN_OFF_AUDIT_ACTIONS = {
  sign_off_rules_changed: { logType: "service", es: "Cambió qué pide dos personas para publicarse" },
  sign_off_asked: { logType: "content", es: "Pidió el visto bueno" },
  sign_off_given: { logType: "content", es: "Dio el visto bueno" },
  sign_off_withdrawn: { logType: "content", es: "Quitó el visto bueno" },
} as const;
