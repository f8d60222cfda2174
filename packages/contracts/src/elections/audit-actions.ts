/** Actions of this feature that the audit tells of. */
export const ELECTIONS_AUDIT_ACTIONS = {
  night_opened: { logType: "content", es: "Abrió una noche electoral" },
  night_closed: { logType: "content", es: "Cerró una noche electoral" },
  call_proposed: { logType: "content", es: "Propuso dar un ganador" },
  call_confirmed: { logType: "content", es: "Confirmó un ganador" },
  call_refused: { logType: "content", es: "Rechazó dar un ganador" },
  call_withdrawn: { logType: "content", es: "Retiró un ganador" },
} as const;
