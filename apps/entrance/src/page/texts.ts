/** Texts of the scripts of the public pages. */
export const TEXTS = {
  renewing: "Comprobando tu sesión.",
  wanted: "Inicia sesión para ver la página que pedías.",
  leaving: "En un segundo vuelves a la portada.",
  staying: "Inicia sesión cuando quieras.",
  unopened: "No se ha podido abrir. Comprueba la conexión y vuelve a pulsar.",
  outboxEmpty: "Todavía no hay correos.",
  outboxFailed: "No se ha podido leer la bandeja. ¿Está en marcha el servidor?",
  outboxForbidden: "La bandeja solo se abre en este equipo, con una cuenta de administración.",
} as const;
