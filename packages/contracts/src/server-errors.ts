/** An expected failure of the server: the status it is answered with and what the person reads. */
export interface ErrorEntry {
  readonly status: number;
  readonly es: string;
}

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
  SETTINGS_INVALID: { status: 422, es: "Algún ajuste tiene un valor que no sirve. No se ha guardado nada." },
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
  PERSON_UNKNOWN: { status: 404, es: "No hay ninguna cuenta con ese correo. Invita antes a la persona." },
  SHIFT_NOT_FOUND: { status: 404, es: "Ese turno ya no está. La semana se ha puesto al día." },
  SHIFT_CHANGED: { status: 409, es: "Alguien ha cambiado ese turno mientras lo tenías abierto. No se ha guardado." },
  SHIFTS_FULL: { status: 409, es: "Esa semana no admite más turnos." },
  PROFILE_MISSING: { status: 409, es: "Escribe antes tu ficha: sin ella no hay turnos que contar." },
  CASE_NOT_FOUND: { status: 404, es: "Ese caso no existe." },
  CASE_OWN: { status: 403, es: "No puedes aprobar un caso que has introducido tú." },
  CASE_UNVERIFIED: { status: 409, es: "Falta que alguien verifique lo que dice ahora." },
  CASE_STEP_IMPOSSIBLE: { status: 409, es: "Desde donde está, el caso no puede pasar a ese estado." },
  CASE_RETIRED: { status: 409, es: "Ese caso está retirado. Para escribir en él, devuélvelo antes a borrador." },
  CASE_KEYS_MISSING: {
    status: 409,
    es: "Los datos personales están apagados: falta CASES_KEYS en la configuración del servidor. Lo demás funciona.",
  },
  CASE_KEY_LOST: {
    status: 409,
    es: "Lo personal de este caso se cifró con una clave que ya no está en CASES_KEYS, y sin ella no se puede leer. Lo demás funciona.",
  },
  CASE_SEAL_BROKEN: {
    status: 409,
    es: "Lo personal de este caso no se puede descifrar: se ha alterado, o la clave de ese nombre no es la que lo cifró.",
  },
  CASE_PERSONAL_CHANGED: {
    status: 409,
    es: "Alguien ha escrito lo personal de este caso mientras lo tenías abierto. No se ha guardado: vuelve a leerlo.",
  },
  CASES_FULL: { status: 409, es: "No caben más casos." },
  CASES_CHANGED: {
    status: 409,
    es: "Los casos han cambiado desde que los miraste. No se ha hecho nada: compáralos otra vez.",
  },
  CASES_IMPORT_FAULTY: { status: 422, es: "Alguna fila tiene algo que corregir. No se ha importado ninguna." },
  CASES_NOT_READY: { status: 409, es: "Hay algo que impide publicar. Lo dice la lista de lo que falta." },
  CASES_UNCHANGED: { status: 409, es: "Los lectores tienen ya todo lo que se puede publicar." },
  CASES_DECREASE: {
    status: 409,
    es: "Con esto los lectores verían menos casos o menos víctimas que ahora. Confirma que es lo que quieres.",
  },
  CASES_NOTE_OWN: {
    status: 403,
    es: "Esa nota la has escrito tú: la da a los lectores otra persona, que la haya leído.",
  },
  CASES_NOTE_UNREAD: {
    status: 409,
    es: "Esa nota no es la que está guardada: mira la que hay, o guarda la tuya para que la lea otra persona.",
  },
  CASES_NOTE_NOT_FOUND: { status: 404, es: "Esa publicación no tiene ninguna nota." },
  CASES_REVISION_WITHDRAWN: {
    status: 409,
    es: "Esa versión tenía un caso que se ha retirado, así que ya no está en ningún sitio y no puede volver.",
  },
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
  FIELDS_INVALID: { status: 422, es: "Hay datos que corregir antes de guardar." },
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
  DROP_NOT_FOUND: { status: 404, es: "Ese archivo público ya no está." },
  DROP_NOT_LIVE: { status: 409, es: "Ese archivo no está publicado ahora." },
  LEGACY_LINK_NOT_FOUND: { status: 404, es: "Ese enlace antiguo ya no está en la lista." },
  LEGACY_LINK_NOT_LIVE: { status: 409, es: "Ese enlace no tiene página publicada." },
  LEGACY_LINK_EXISTS: { status: 409, es: "Esa dirección antigua ya está en la lista." },
  PERSONAL_DATA: { status: 409, es: "Parece contener datos personales. Míralo antes de darle una dirección pública." },
  RENDITION_PENDING: { status: 409, es: "Se están preparando los archivos que usa. En cuanto estén se puede repetir." },
  GRAPHIC_NOT_FOUND: { status: 404, es: "Este gráfico no existe." },
  GRAPHIC_EXISTS: { status: 409, es: "Este gráfico ya está en el registro." },
  SLUG_TAKEN: { status: 409, es: "Otro gráfico tiene ya esa dirección." },
  REVISION_NOT_FOUND: { status: 404, es: "Esa versión publicada no existe." },
  GRAPHIC_NOT_LIVE: { status: 409, es: "Este gráfico no está publicado." },
  PREVIEW_LINK_NOT_FOUND: { status: 404, es: "Ese enlace de vista previa no existe." },
  PREVIEW_LINKS_TOO_MANY: {
    status: 409,
    es: "Este gráfico tiene ya muchos enlaces de vista previa en uso. Retira alguno antes de crear otro.",
  },
  ZIP_TOO_LARGE: { status: 413, es: "Ocupa más de lo que cabe en un ZIP de los que se descargan de aquí (2 GB)." },
  PUBLISHED_ONCE: {
    status: 409,
    es: "Ya se publicó alguna vez y su dirección puede estar puesta en algún sitio: se puede retirar, no borrar.",
  },
  PANEL_KEY_INVALID: {
    status: 401,
    es: "La conexión de este panel con tu cuenta ha caducado o se ha cortado. Vuelve a conectarlo.",
  },
  PANEL_KEY_NOT_FOUND: { status: 404, es: "Esa clave ya no sirve: no hay nada que cortar." },
  SERIES_NOT_FOUND: { status: 404, es: "Esta serie no existe." },
  SERIES_NOT_LIVE: { status: 409, es: "Esta serie no está publicada: publícala antes." },
  SERIES_MANUAL: { status: 409, es: "Esta serie no lee de ningún sitio: pega una tabla o sube un archivo." },
  SERIES_NO_TARGET: { status: 409, es: "Esta serie no va a ningún gráfico, o no está publicada." },
  SERIES_TOO_LARGE: {
    status: 409,
    es: "Son más de 2 MB, lo que admite un gráfico de Datawrapper: envía menos observaciones.",
  },
  SERIES_RUN_NOT_FOUND: { status: 404, es: "Esta actualización de la serie no existe." },
  SERIES_RUN_DECIDED: { status: 409, es: "Esta actualización ya está decidida: mira la serie como está ahora." },
  SERIES_RUN_STALE: {
    status: 409,
    es: "La serie tiene ya otros datos que los que se compararon: recházala y vuelve a traerla.",
  },
  TRACKER_NOT_FOUND: { status: 404, es: "Este seguimiento no existe." },
  TRACKER_NOT_LIVE: { status: 409, es: "Este seguimiento no está publicado: publícalo antes." },
  AVERAGES_BUSY: { status: 503, es: "Hay demasiadas medias por hacer a la vez. Repite dentro de un minuto." },
  MAP_STYLE_NOT_FOUND: { status: 404, es: "Este estilo de mapa no existe." },
  MAP_STYLE_NOT_LIVE: { status: 409, es: "Este estilo no está publicado: publícalo antes." },
  MAP_STYLE_CURRENT: {
    status: 409,
    es: "Es el estilo de la casa: con él empiezan los mapas nuevos. Elige otro antes de quitarlo.",
  },
  INCLUDE_NOT_FOUND: { status: 404, es: "Este include no existe." },
  INCLUDE_NOT_LIVE: { status: 409, es: "Este include no está publicado." },
  INCLUDE_IN_USE: {
    status: 409,
    es: "Hay páginas que lo usan y dejarían de mostrarlo. Mira cuáles son antes de retirarlo.",
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
  DEMO_UNAVAILABLE: {
    status: 503,
    es: "El ejemplo lleva un vídeo y este servidor no puede hacerlo: falta ffmpeg. Quien lo administra puede instalarlo.",
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
  CHART_PAGE_UNREADABLE: {
    status: 502,
    es: "La página de ese gráfico no dice con qué está hecho. Si es vuestro, publícalo otra vez en Datawrapper y repite; si no, pega sus datos en «Gráfico de una tabla».",
  },
  CHART_WITHOUT_DATA: { status: 422, es: "Ese gráfico no trae una tabla de datos: no hay qué copiar." },
  CHART_COPY_UNFINISHED: {
    status: 502,
    es: "La copia se ha empezado en Datawrapper y le falta algo. Bórrala allí y repite dentro de un momento.",
  },
  PHOTOS_NOT_FOUND: { status: 404, es: "No hay ninguna tanda de imágenes así, o ya no." },
  PHOTOS_OF_ANOTHER: { status: 403, es: "Esta tanda la prepara otra persona: puedes mirarla, o preparar la tuya." },
  PHOTOS_UNDER_WAY: { status: 409, es: "Esa imagen está saliendo, o ya ha salido. Mira cómo ha ido." },
  PHOTOS_BLOCKED: { status: 422, es: "No hay ninguna imagen que pueda salir. Mira qué falta en cada una." },
  FETCH_REFUSED: { status: 422, es: "Esa dirección no se puede consultar desde aquí." },
  FETCH_FAILED: { status: 502, es: "El otro sitio no responde." },
  SECTIONS_YEAR_MISSING: { status: 404, es: "No está cargado el seccionado de ese año." },
  SECTION_NOT_FOUND: { status: 404, es: "Esa sección no está en el seccionado de ese año." },
  SECTIONS_TOO_MANY: {
    status: 422,
    es: "El polígono toca demasiadas secciones para medir cuánto de cada una queda dentro. Elígelas por su centro o dibújalo más pequeño.",
  },
  IIIF_UNREADABLE: {
    status: 422,
    es: "Ahí no hay ninguna imagen IIIF. Pega la dirección que acaba en info.json: los museos la ponen junto al símbolo de IIIF.",
  },
  IIIF_MANIFEST: {
    status: 422,
    es: "Esa dirección es la de un manifiesto de varias imágenes. Abre la que quieres y pega la suya, que acaba en info.json.",
  },
  IIIF_CLOSED: { status: 422, es: "El museo no permite cargar la imagen desde otra web." },
  IIIF_TOO_LARGE: {
    status: 422,
    es: "La imagen es demasiado grande, y el museo no la da más pequeña. Descárgala reducida, si su licencia lo permite, y tráela.",
  },
  RECORDINGS_FULL: {
    status: 409,
    es: "Ya se graban cincuenta barcos, que es lo que admite el servicio. Para una grabación o quita barcos de esta.",
  },
  DATA_MISSING: { status: 404, es: "Este gráfico no tiene datos que se puedan descargar." },
  PAGE_NOT_FOUND: { status: 404, es: "Esa página no existe, o ya no." },
  PROPOSAL_EMPTY: { status: 422, es: "El texto es igual que el publicado: no hay nada que proponer." },
  PROPOSALS_FULL: {
    status: 409,
    es: "Tienes muchas propuestas sin contestar. Espera a que alguien las lea; lo escrito sigue aquí.",
  },
  PROPOSAL_BY_HAND: {
    status: 409,
    es: "Esta propuesta no se puede aplicar desde aquí: se aplica a mano, con su diferencia.",
  },
  WEBHOOK_NOT_FOUND: { status: 404, es: "Ese webhook ya no existe." },
  WEBHOOK_CHANGED: { status: 409, es: "Alguien ha cambiado este webhook mientras lo mirabas. Míralo otra vez." },
  WEBHOOKS_TOO_MANY: { status: 409, es: "Hay ya veinte webhooks. Quita uno antes de añadir otro." },
  DISK_FULL: {
    status: 507,
    es: "El servidor no tiene espacio en disco y no ha guardado nada. Avisa a quien lo administra.",
  },
  DATA_UNWRITABLE: {
    status: 507,
    es: "El servidor no puede escribir en sus datos y no ha guardado nada. Avisa a quien lo administra.",
  },
  INTERNAL: { status: 500, es: "Algo ha fallado en el servidor. Vuelve a intentarlo dentro de un momento." },
} as const satisfies Record<string, ErrorEntry>;

/** Code of an expected failure of the server. */
export type ServerErrorCode = keyof typeof SERVER_ERRORS;
