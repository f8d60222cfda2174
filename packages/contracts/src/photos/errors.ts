import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const PHOTOS_ERRORS = {
  PHOTOS_NOT_FOUND: { status: 404, es: "No hay ninguna tanda de imágenes así, o ya no." },
  PHOTOS_OF_ANOTHER: { status: 403, es: "Esta tanda la prepara otra persona: puedes mirarla, o preparar la tuya." },
  PHOTOS_UNDER_WAY: { status: 409, es: "Esa imagen está saliendo, o ya ha salido. Mira cómo ha ido." },
  PHOTOS_BLOCKED: { status: 422, es: "No hay ninguna imagen que pueda salir. Mira qué falta en cada una." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
