import { FEATURE_AUDIT_ACTIONS } from "./feature-audit-actions.ts";

/** Something that the audit tells of. */
interface AuditEntry {
  /** Group that the original service puts it in. */
  readonly logType: string;
  /** Text that a person reads. */
  readonly es: string;
}

/** Actions in the audit: the code that is kept, and the text that a person reads. The person who did it is the subject. */
export const AUDIT_ACTIONS = {
  login: { logType: "account", es: "Entró" },
  login_failed: { logType: "account", es: "No pudo entrar" },
  second_factor_asked: { logType: "account", es: "Se le pidió el segundo paso" },
  second_factor_failed: { logType: "account", es: "Falló el segundo paso" },
  reauthenticated: { logType: "account", es: "Volvió a probar quién es" },
  passkey_refused: { logType: "account", es: "Se rechazó su llave de acceso" },
  logout: { logType: "account", es: "Salió" },
  session_ended: { logType: "account", es: "Terminó una sesión" },
  invite_accepted: { logType: "account", es: "Aceptó la invitación" },
  user_signedup: { logType: "team", es: "Confirmó su registro" },
  user_repeated_signup: { logType: "team", es: "Alta repetida" },
  user_invited: { logType: "team", es: "Invitó" },
  user_created: { logType: "team", es: "Creó la cuenta" },
  user_deleted: { logType: "team", es: "Eliminó la cuenta" },
  user_banned: { logType: "team", es: "Bloqueó la cuenta" },
  user_unbanned: { logType: "team", es: "Desbloqueó la cuenta" },
  user_role_changed: { logType: "team", es: "Cambió el rol" },
  invite_link_made: { logType: "team", es: "Copió un enlace de invitación" },
  audit_exported: { logType: "team", es: "Exportó la auditoría" },
  token_refreshed: { logType: "token", es: "Renovó la sesión" },
  token_reused: { logType: "token", es: "Se reutilizó un token: la sesión se cerró" },
  user_modified: { logType: "user", es: "Cambió datos de la cuenta" },
  identity_linked: { logType: "user", es: "Enlazó otro servicio" },
  second_factor_activated: { logType: "user", es: "Activó el segundo paso" },
  second_factor_removed: { logType: "user", es: "Quitó el segundo paso" },
  recovery_codes_renewed: { logType: "user", es: "Renovó los códigos de recuperación" },
  recovery_code_used: { logType: "user", es: "Usó un código de recuperación" },
  passkey_added: { logType: "user", es: "Añadió una llave de acceso" },
  passkey_removed: { logType: "user", es: "Quitó una llave de acceso" },
  user_password_changed: { logType: "user", es: "Cambió la contraseña" },
  user_email_changed: { logType: "user", es: "Cambió el correo" },
  user_recovery_requested: { logType: "user", es: "Pidió recuperar la contraseña" },
  magic_link_requested: { logType: "user", es: "Pidió un enlace para entrar" },
  access_refused: { logType: "account", es: "Pidió algo que no le corresponde" },
  limit_exceeded: { logType: "account", es: "Superó un límite de intentos" },
  settings_changed: { logType: "service", es: "Cambió los ajustes" },
  group_made: { logType: "team", es: "Creó un grupo" },
  group_removed: { logType: "team", es: "Borró un grupo" },
  group_joined: { logType: "team", es: "Metió a alguien en un grupo" },
  group_left: { logType: "team", es: "Sacó a alguien de un grupo" },
  provider_required: { logType: "service", es: "Exigió el directorio a un dominio" },
  provider_released: { logType: "service", es: "Dejó de exigir el directorio a un dominio" },
  break_glass_set: { logType: "service", es: "Exceptuó una cuenta del directorio" },
  break_glass_removed: { logType: "service", es: "Quitó la excepción de una cuenta" },
  break_glass_used: { logType: "account", es: "Entró con una cuenta exceptuada del directorio" },
  directory_asked: { logType: "service", es: "Preguntó al directorio por todas las sesiones" },
  directory_session_ended: { logType: "account", es: "Perdió una sesión por el directorio" },
  directory_group_linked: { logType: "service", es: "Unió un grupo del directorio a uno nuestro" },
  directory_group_unlinked: { logType: "service", es: "Separó un grupo del directorio de uno nuestro" },
  directory_groups_taken: { logType: "team", es: "Cambió de grupos según el directorio" },
  identity_unlinked: { logType: "user", es: "Desvinculó otro servicio" },
  keys_rotated: { logType: "service", es: "Cambió las claves de firma" },
  audience_moved: { logType: "service", es: "Trajo las cuentas de otra dirección" },
  mail_retried: { logType: "service", es: "Reintentó un correo" },
  mail_cancelled: { logType: "service", es: "Canceló un correo" },
  mail_tested: { logType: "service", es: "Envió un correo de prueba" },
  record_published: { logType: "content", es: "Publicó" },
  record_rolled_back: { logType: "content", es: "Volvió a una versión anterior" },
  record_unpublished: { logType: "content", es: "Dejó de publicar" },
  record_retired: { logType: "content", es: "Retiró" },
  record_restored: { logType: "content", es: "Recuperó lo retirado" },
  file_given: { logType: "content", es: "Cambió de quién es un archivo" },
  ...FEATURE_AUDIT_ACTIONS,
} as const satisfies Readonly<Record<string, AuditEntry>>;

/** Code of something that the audit tells of. */
export type AuditActionCode = keyof typeof AUDIT_ACTIONS;
