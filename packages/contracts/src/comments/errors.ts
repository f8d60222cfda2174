import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const COMMENTS_ERRORS = {
  COMMENT_NOT_FOUND: { status: 404, es: "Ese comentario ya no existe." },
  COMMENT_OF_ANOTHER: { status: 403, es: "Ese comentario es de otra persona: solo puede quitarlo ella." },
  COMMENTS_FULL: { status: 409, es: "No caben más comentarios en esta pieza: quita los que ya no hagan falta." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
