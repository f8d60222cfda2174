/** Actions of this feature that the audit tells of. */
export const PHOTOS_AUDIT_ACTIONS = {
  photo_sent: { logType: "content", es: "Envió una imagen a Photo Center" },
  photo_withdrawn: { logType: "content", es: "Retiró una imagen de Photo Center" },
} as const;
