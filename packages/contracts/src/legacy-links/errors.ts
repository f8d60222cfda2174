import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const LEGACY_LINKS_ERRORS = {
  LEGACY_LINK_NOT_FOUND: { status: 404, es: "Ese enlace antiguo ya no está en la lista." },
  LEGACY_LINK_NOT_LIVE: { status: 409, es: "Ese enlace no tiene página publicada." },
  LEGACY_LINK_EXISTS: { status: 409, es: "Esa dirección antigua ya está en la lista." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
