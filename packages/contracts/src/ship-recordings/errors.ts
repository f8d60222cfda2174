import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const SHIP_RECORDINGS_ERRORS = {
  RECORDINGS_FULL: {
    status: 409,
    es: "Ya se graban cincuenta barcos, que es lo que admite el servicio. Para una grabación o quita barcos de esta.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
