import type { StateWarning } from "./core/state-warnings.ts";

/** What is the matter, why it matters and what to do. */
export const WARNING_TEXTS: Readonly<Record<StateWarning, string>> = {
  mailUnreachable:
    "El servidor de correo no deja entrar: nadie recibe invitaciones ni contraseñas nuevas. Comprueba SMTP_URL; su respuesta está abajo.",
  mailWaiting: "Hay correos que esperan desde hace más de un cuarto de hora. Mira por qué en Correos.",
  mailFailed: "Hay correos que no se han podido entregar. Mira a quién en Correos.",
  diskFull:
    "Queda poco espacio en el disco de los datos. Cuando se acabe no se podrá guardar nada: libera espacio o amplíalo.",
  databaseSlow: "La base de datos tarda en contestar, y con ella todo el sitio. Mira qué más usa esa máquina.",
  backupMissing: "No hay ninguna copia de estos datos. Haz una con npm run backup, y que se repita cada noche.",
  backupOld: "La última copia tiene más de una semana. Haz otra con npm run backup, y que se repita cada noche.",
  oneAdministrator: "Solo administra una persona. Si pierde su acceso, nadie podrá ayudarla desde aquí: nombra a otra.",
};
