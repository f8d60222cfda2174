/** Actions of this feature that the audit tells of. */
export const HOUSE_STYLE_AUDIT_ACTIONS = {
  house_style_changed: { logType: "content", es: "Cambió el estilo de la casa" },
} as const;
