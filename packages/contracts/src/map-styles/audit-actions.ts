/** Actions of this feature that the audit tells of. */
export const MAP_STYLES_AUDIT_ACTIONS = {
  map_style_chosen: { logType: "content", es: "Eligió el estilo de los mapas" },
} as const;
