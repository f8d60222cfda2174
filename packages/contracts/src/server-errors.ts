/** An expected failure of the server: the status it is answered with and what the person reads. */
export interface ErrorEntry {
  readonly status: number;
  readonly es: string;
}

/** Every failure that the server's own routes answer with. Codes are stable: rename one and you break callers. */
export const SERVER_ERRORS = {
  SESSION_MISSING: { status: 401, es: "No has iniciado sesión. Entra para continuar." },
  FORBIDDEN: { status: 403, es: "No tienes permiso para ver esto." },
  CROSS_SITE: { status: 403, es: "Esta petición viene de otro sitio y no se atiende." },
  NOT_FOUND: { status: 404, es: "Aquí no hay nada." },
  METHOD_NOT_ALLOWED: { status: 405, es: "Esta dirección no admite ese método." },
  BODY_TOO_LARGE: { status: 413, es: "Lo enviado ocupa demasiado." },
  MEDIA_TYPE_UNSUPPORTED: { status: 415, es: "El formato de lo enviado no se admite." },
  BAD_REQUEST: { status: 400, es: "La petición no se entiende." },
  DISK_FULL: {
    status: 507,
    es: "El servidor no tiene espacio en disco y no ha guardado nada. Avisa a quien lo administra.",
  },
  INTERNAL: { status: 500, es: "Algo ha fallado en el servidor. Vuelve a intentarlo dentro de un momento." },
} as const satisfies Record<string, ErrorEntry>;

/** Code of an expected failure of the server. */
export type ServerErrorCode = keyof typeof SERVER_ERRORS;
