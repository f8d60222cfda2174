import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const GRAPHICS_ERRORS = {
  GRAPHIC_EXISTS: { status: 409, es: "Este gráfico ya está en el registro." },
  PREVIEW_LINK_NOT_FOUND: { status: 404, es: "Ese enlace de vista previa no existe." },
  PREVIEW_LINKS_TOO_MANY: {
    status: 409,
    es: "Este gráfico tiene ya muchos enlaces de vista previa en uso. Retira alguno antes de crear otro.",
  },
  ZIP_TOO_LARGE: { status: 413, es: "Ocupa más de lo que cabe en un ZIP de los que se descargan de aquí (2 GB)." },
  DATA_MISSING: { status: 404, es: "Este gráfico no tiene datos que se puedan descargar." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
