/** Actions of this feature that the audit tells of. */
export const CENSUS_SECTIONS_AUDIT_ACTIONS = {
  census_sections_loaded: { logType: "content", es: "Cargó un seccionado" },
} as const;
