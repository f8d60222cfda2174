/** Actions of this feature that the audit tells of. */
export const DATAWRAPPER_HOOK_AUDIT_ACTIONS = {
  datawrapper_hook_made: { logType: "service", es: "Hizo otra dirección para los avisos de Datawrapper" },
  datawrapper_hook_removed: { logType: "service", es: "Quitó la dirección para los avisos de Datawrapper" },
} as const;
