/** Actions of this feature that the audit tells of. */
export const TEAM_AUDIT_ACTIONS = {
  rota_changed: { logType: "team", es: "Cambió los turnos" },
  team_profile_erased: { logType: "team", es: "Borró su ficha del equipo" },
  team_steps_changed: { logType: "team", es: "Cambió la lista de quien llega" },
  team_channel_changed: { logType: "team", es: "Cambió el canal de un área" },
  author_shown: { logType: "team", es: "Cambió lo que se publica de su ficha" },
} as const;
