/** Actions of this feature that the audit tells of. */
export const GRAPHICS_AUDIT_ACTIONS = {
  preview_link_made: { logType: "content", es: "Creó un enlace de vista previa" },
  preview_link_withdrawn: { logType: "content", es: "Retiró un enlace de vista previa" },
  claims_overruled: { logType: "content", es: "Publicó frases que los datos no confirman" },
  graphics_imported: { logType: "content", es: "Importó gráficos" },
} as const;
