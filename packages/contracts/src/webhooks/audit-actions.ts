/** Actions of this feature that the audit tells of. */
export const WEBHOOKS_AUDIT_ACTIONS = {
  webhook_added: { logType: "service", es: "Añadió un webhook" },
  webhook_changed: { logType: "service", es: "Cambió un webhook" },
  webhook_removed: { logType: "service", es: "Quitó un webhook" },
  webhook_secret_renewed: { logType: "service", es: "Renovó el secreto de un webhook" },
} as const;
