import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const MUSEUM_PICTURES_ERRORS = {
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
} as const satisfies Readonly<Record<string, ErrorEntry>>;
