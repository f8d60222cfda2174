/** Actions of this feature that the audit tells of. */
export const DESCRIPTIONS_AUDIT_ACTIONS = {
  description_published: { logType: "content", es: "Publicó la descripción de un gráfico" },
  description_reviewed: { logType: "content", es: "Dio por buena la descripción de un gráfico" },
} as const;
