import type { AccountTexts } from "./en.ts";

/** Spanish texts of the account page. */
export const texts: AccountTexts = {
  profile: "Perfil",
  save_name: "Guardar nombre",
  saving: "Guardando…",
  name_saved: "El nombre se ha guardado.",
  change_email: "Cambiar correo",
  email_hint: "La dirección cambia cuando abres el enlace que enviamos a la nueva.",
  email_sent: "Abre el enlace que hemos enviado a la dirección nueva para terminar el cambio.",
  current_password: "Contraseña actual",
  password_saved: "La contraseña se ha guardado. Tus demás sesiones han terminado.",
  sessions: "Sesiones abiertas",
  this_session: "Esta sesión",
  last_used: "Último uso:",
  end_session: "Cerrar",
  session_ended: "La sesión se ha cerrado.",
  end_others: "Cerrar las demás",
  others_ended: "Tus demás sesiones se han cerrado.",
  unknown_device: "Dispositivo desconocido",
  loading: "Cargando…",
  back: "Volver",
  "Session not found": "Esa sesión ya ha terminado.",
  "Recent proof of identity required": "Para cambiar esto, confirma antes quién eres.",
  "Password or code not accepted": "La contraseña o el código no son correctos.",
};
