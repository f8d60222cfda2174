/** Proportions in which a picture may be cut, and what people call them; width to height, `null` for as it is. */
export const RATIOS = {
  none: { label: "Sin recortar", ratio: null },
  "21:9": { label: "21:9", ratio: 21 / 9 },
  "16:9": { label: "16:9", ratio: 16 / 9 },
  "3:2": { label: "3:2", ratio: 3 / 2 },
  "1:1": { label: "Cuadrada", ratio: 1 },
  "4:5": { label: "4:5", ratio: 4 / 5 },
  "9:16": { label: "9:16", ratio: 9 / 16 },
} as const;

/** Name of a proportion. */
export type RatioName = keyof typeof RATIOS;

/** The names of the proportions, the widest first. */
export const RATIO_NAMES = [
  "none",
  "21:9",
  "16:9",
  "3:2",
  "1:1",
  "4:5",
  "9:16",
] as const satisfies readonly RatioName[];
