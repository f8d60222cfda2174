/** The windows in which a story is judged, CSS pixels. */
export const SIZES = {
  phone: { label: "Móvil", widthPx: 360, heightPx: 740 },
  tablet: { label: "Tableta", widthPx: 768, heightPx: 1024 },
  desk: { label: "Escritorio", widthPx: 1280, heightPx: 800 },
  /** A sheet of A4 at 96 pixels an inch. */
  paper: { label: "Papel", widthPx: 794, heightPx: 1123 },
} as const;

/** Name of a window in which a story is looked at. */
export type SizeName = keyof typeof SIZES;
