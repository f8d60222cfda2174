import type { ErrorEntry } from "./error-entry.ts";
import { FEATURE_ERRORS } from "./feature-errors.ts";

/** Every failure that the server's own routes answer with. Codes are stable: rename one and you break callers. */
export const SERVER_ERRORS = {
  HOST_UNKNOWN: {
    status: 421,
    es: "Este servidor no atiende ese nombre. Si debe atenderlo, añádelo a ALLOWED_HOSTS.",
  },
  SESSION_MISSING: { status: 401, es: "No has iniciado sesión. Entra para continuar." },
  FORBIDDEN: { status: 403, es: "No tienes permiso para ver esto." },
  CROSS_SITE: { status: 403, es: "Esta petición viene de otro sitio y no se atiende." },
  NOT_FOUND: { status: 404, es: "Aquí no hay nada." },
  METHOD_NOT_ALLOWED: { status: 405, es: "Esta dirección no admite ese método." },
  BODY_TOO_LARGE: { status: 413, es: "Lo enviado ocupa demasiado." },
  BODY_TOO_COMPLEX: { status: 400, es: "Lo enviado tiene demasiados niveles o demasiados campos." },
  MEDIA_TYPE_UNSUPPORTED: { status: 415, es: "El formato de lo enviado no se admite." },
  REAUTHENTICATION_REQUIRED: {
    status: 403,
    es: "Hace rato que entraste. Demuestra otra vez quién eres para hacer esto.",
  },
  SESSION_LIMITS_CROSSED: {
    status: 422,
    es: "Una sesión no puede esperar sin uso más días de los que dura. No se ha guardado nada.",
  },
  SETTING_FIXED: {
    status: 409,
    es: "Ese ajuste lo fija la configuración del servidor, así que aquí no se puede cambiar. No se ha guardado nada.",
  },
  SETTINGS_CHANGED: {
    status: 409,
    es: "Alguien ha cambiado los ajustes mientras los tenías abiertos. Lo tuyo no se ha guardado.",
  },
  KEYS_CHANGED: {
    status: 409,
    es: "Alguien ha cambiado las claves mientras las tenías abiertas. No se ha hecho nada.",
  },
  KEYS_SHARED: {
    status: 409,
    es: "Los accesos se firman con el secreto de IDENTITY_SHARED_SECRET, que se cambia en la configuración.",
  },
  GROUP_EXISTS: { status: 409, es: "Ya hay un grupo con ese nombre." },
  GROUP_NOT_FOUND: { status: 404, es: "Ese grupo no existe: créalo antes." },
  GROUP_FIXED: {
    status: 409,
    es: "Ese grupo lo usa el sitio, así que no se puede borrar. Puedes sacar a sus personas.",
  },
  GROUPS_FULL: { status: 409, es: "Ya hay cien grupos. Borra alguno que no se use." },
  DIRECTORY_OFF: { status: 409, es: "Ese directorio no está configurado, así que nadie podría entrar con él." },
  DOMAINS_FULL: { status: 409, es: "Ya hay cincuenta dominios. Quita alguno que no se use." },
  LAST_DOOR: {
    status: 409,
    es: "El día que el directorio falle no entraría nadie que administre. Exceptúa antes una cuenta que administre y tenga contraseña o llave de acceso.",
  },
  REQUIREMENT_NOT_FOUND: { status: 404, es: "Ese dominio ya entra de cualquier forma." },
  BREAK_GLASS_FULL: { status: 409, es: "Ya hay diez cuentas exceptuadas. Quita alguna." },
  LINES_FULL: { status: 409, es: "Ya hay trescientas correspondencias. Quita alguna que no se use." },
  LINE_NOT_FOUND: { status: 404, es: "Esa correspondencia ya no está." },
  PERSON_UNKNOWN: { status: 404, es: "No hay ninguna cuenta con ese correo. Invita antes a la persona." },
  PROVIDER_OFF: { status: 404, es: "Ese servicio no está configurado." },
  MAIL_NOT_FOUND: { status: 404, es: "Ese correo ya no está en la lista." },
  MAIL_MOVED_ON: { status: 409, es: "Ese correo ya ha cambiado de estado. La lista se ha puesto al día." },
  MAIL_CONTENT_GONE: {
    status: 409,
    es: "Los enlaces de ese correo han caducado y su contenido se ha borrado. Repite lo que lo envió.",
  },
  TOO_MANY_TRIES: {
    status: 429,
    es: "Has hecho esta prueba muchas veces seguidas. Espera un poco y vuelve a intentarlo.",
  },
  NOT_READY: { status: 503, es: "El servicio no puede atender ahora. Vuelve a intentarlo dentro de un momento." },
  BAD_REQUEST: { status: 400, es: "La petición no se entiende." },
  FIELDS_INVALID: { status: 422, es: "Hay datos que corregir." },
  VERSION_CONFLICT: {
    status: 409,
    es: "Otra persona ha guardado cambios mientras tanto. No se ha perdido nada: compáralos y decide.",
  },
  FILE_NOT_FOUND: { status: 404, es: "Ese archivo no está en Archivos." },
  FILE_IN_USE: { status: 409, es: "Ese archivo se está usando, así que no se puede borrar." },
  FILE_OF_ANOTHER: { status: 403, es: "Solo puede borrarlo quien lo trajo o quien administra." },
  UPLOAD_NOT_FOUND: { status: 404, es: "Esa subida ya no está. Vuelve a elegir el archivo." },
  UPLOAD_UNFINISHED: { status: 409, es: "El archivo no ha llegado entero todavía." },
  UPLOAD_MOVED_ON: { status: 409, es: "Esa subida ha seguido por otra conexión." },
  UPLOAD_TOO_LARGE: { status: 413, es: "El archivo ocupa más de lo que se puede traer." },
  UPLOADS_TOO_MANY: { status: 429, es: "Tienes demasiadas subidas sin terminar. Termina o cancela alguna." },
  LIBRARY_FULL: {
    status: 413,
    es: "Archivos está lleno. Borra lo que no se use o pide a quien administra que amplíe el límite.",
  },
  RENDITION_PENDING: { status: 409, es: "Se están preparando los archivos que usa. En cuanto estén se puede repetir." },
  GRAPHIC_NOT_FOUND: { status: 404, es: "Este gráfico no existe." },
  SLUG_TAKEN: { status: 409, es: "Otro gráfico tiene ya esa dirección." },
  REVISION_NOT_FOUND: { status: 404, es: "Esa versión publicada no existe." },
  GRAPHIC_NOT_LIVE: { status: 409, es: "Este gráfico no está publicado." },
  PUBLISHED_ONCE: {
    status: 409,
    es: "Ya se publicó alguna vez y su dirección puede estar puesta en algún sitio: se puede retirar, no borrar.",
  },
  BROWSER_WITHOUT_SANDBOX: {
    status: 503,
    es: "El navegador de este servidor no puede aislar las páginas que mide. Quien lo administra puede permitir los espacios de usuario o instalar chromium-sandbox; o, a sabiendas, poner CHROMIUM_SANDBOX=off.",
  },
  JOB_NOT_FOUND: { status: 404, es: "Esa tarea no existe." },
  JOB_OF_ANOTHER: {
    status: 403,
    es: "Esa tarea la empezó otra persona: solo ella o quien administra el sitio puede cancelarla.",
  },
  JOB_NOT_FINISHED: {
    status: 409,
    es: "La tarea no ha terminado: solo se repite la que ha fallado o se ha cancelado.",
  },
  STORE_UNAVAILABLE: {
    status: 503,
    es: "El almacén de archivos no responde: no se ha cambiado ni publicado nada. Vuelve a intentarlo dentro de un momento.",
  },
  // Of the outside services: `{service}` is its name, `{variable}` what is missing.
  SERVICE_OFF: {
    status: 503,
    es: "Servicio no configurado: falta {variable}. Puedes seguir con la carga manual; a {service} lo conecta quien administra.",
  },
  SERVICE_REFUSED: { status: 502, es: "{service} no acepta la clave del servidor. Avisa a quien lo administra." },
  SERVICE_FORBIDDEN: { status: 502, es: "La cuenta de {service} no tiene permiso sobre esto." },
  SERVICE_NOT_FOUND: { status: 404, es: "{service} no lo tiene." },
  SERVICE_BUSY: { status: 503, es: "{service} pide esperar. Repite dentro de un minuto." },
  SERVICE_ASKED_TOO_OFTEN: {
    status: 429,
    es: "Has preguntado muchas veces seguidas a {service}. Espera un minuto y repite.",
  },
  SERVICE_FAILED: { status: 502, es: "{service} no responde como se espera. Repite dentro de un momento." },
  FETCH_REFUSED: { status: 422, es: "Esa dirección no se puede consultar desde aquí." },
  FETCH_FAILED: { status: 502, es: "El otro sitio no responde." },
  DISK_FULL: {
    status: 507,
    es: "El servidor no tiene espacio en disco y no ha guardado nada. Avisa a quien lo administra.",
  },
  DATA_UNWRITABLE: {
    status: 507,
    es: "El servidor no puede escribir en sus datos y no ha guardado nada. Avisa a quien lo administra.",
  },
  INTERNAL: { status: 500, es: "Algo ha fallado en el servidor. Vuelve a intentarlo dentro de un momento." },
  ...FEATURE_ERRORS,
} as const satisfies Record<string, ErrorEntry>;

/** Code of an expected failure of the server. */
export type ServerErrorCode = keyof typeof SERVER_ERRORS;
