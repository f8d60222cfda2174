/** A colour for one series of a chart, in both themes. */
export interface DataColor {
  /** Name for people, Spanish. */
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/**
 * Colours for series and categories, in the order to use them.
 *
 * Each one has at least 3:1 with the grounds of its theme, and no two are closer than
 * {@link MIN_SERIES_DISTANCE} for any of the four colour visions tested.
 */
export const CATEGORICAL = [
  { name: "rojo", light: "#c8321f", dark: "#ff6b4f" },
  { name: "azul", light: "#1f5a82", dark: "#7db6dd" },
  { name: "ocre", light: "#b9790f", dark: "#e2b155" },
  { name: "verde", light: "#357c4b", dark: "#55a57e" },
  { name: "violeta", light: "#6d3ba9", dark: "#a983cf" },
  { name: "piedra", light: "#8a8275", dark: "#877b71" },
  { name: "tinta", light: "#2e2a26", dark: "#f3ead6" },
] as const satisfies readonly DataColor[];

/** Least distance in OKLab between two series, for any colour vision: three times what is just noticeable. */
export const MIN_SERIES_DISTANCE = 0.065;

/** Colours in order, for quantities: from the least to the most. */
export interface DataRamp {
  /** Name in CSS, after `--nv-`. */
  readonly name: string;
  /** Purpose, Spanish. */
  readonly use: string;
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

/** From little to much. The first class is the nearest to the ground; in the dark theme the ramp runs the other way. */
export const SEQUENTIAL = [
  {
    name: "seq-blue",
    use: "Cantidades sin juicio: población, renta, lluvia.",
    light: ["#e3f1fb", "#b4d6ef", "#82b8df", "#549ac9", "#3179a6", "#16587f", "#083955"],
    dark: ["#133144", "#1f4c6a", "#2b6991", "#4188b6", "#60a7d6", "#8ec5ec", "#c1e3fc"],
  },
  {
    name: "seq-red",
    use: "Cantidades que alarman: incendios, víctimas, calor.",
    light: ["#ffe9e5", "#febfb4", "#f49383", "#df6a59", "#b94739", "#8e2c20", "#601810"],
    dark: ["#4f1b14", "#792a20", "#a53a2d", "#ce5342", "#f17260", "#fea292", "#fed2cb"],
  },
] as const satisfies readonly DataRamp[];

/** From one side to the other of a value that means something: zero, the average, the last election. */
export const DIVERGING = [
  {
    name: "div",
    use: "Por debajo y por encima de un valor con sentido: cero, la media, el año anterior.",
    light: ["#16587f", "#549ac9", "#b4d6ef", "#eeeae0", "#febfb4", "#df6a59", "#8e2c20"],
    dark: ["#8ec5ec", "#4188b6", "#235678", "#2b2925", "#85301f", "#ce5342", "#fea292"],
  },
] as const satisfies readonly DataRamp[];
