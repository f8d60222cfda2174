import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const FORMATS_ERRORS = {
  DEMO_UNAVAILABLE: {
    status: 503,
    es: "El ejemplo lleva un vídeo y este servidor no puede hacerlo: falta ffmpeg. Quien lo administra puede instalarlo.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
