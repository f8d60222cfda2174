/** Actions of this feature that the audit tells of. */
export const RECOVERED_CHARTS_AUDIT_ACTIONS = {
  chart_copied: { logType: "content", es: "Copió un gráfico de Datawrapper" },
} as const;
