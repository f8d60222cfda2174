/** Labels of the drawings of a folder in lists of what changed: the same in all formats. */
export const BOARD_LABELS = {
  "settings.folder": "Carpeta de ai2html",
  "settings.artboards": "Mesas de trabajo",
  "settings.artboards.*": "Mesa",
  "settings.artboards.*.name": "Nombre de la mesa",
  "settings.artboards.*.minWidthPx": "Se ve desde",
  "settings.artboards.*.ratio": "Proporción",
} as const;
