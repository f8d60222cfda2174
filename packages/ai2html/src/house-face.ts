import { AI2HTML_FACES } from "@nv/contracts/schemas";

type Face = keyof typeof AI2HTML_FACES;

/** Which face of the house stands for a font, by the name that CSS gives it. These need no notice: they are it, or what it falls back to. */
const FACES: Readonly<Record<string, Face>> = {
  "public sans": "sans",
  publicsans: "sans",
  arial: "sans",
  arialmt: "sans",
  helvetica: "sans",
  "helvetica neue": "sans",
  "sans-serif": "sans",
  "system-ui": "sans",
  newsreader: "serif",
  georgia: "serif",
  times: "serif",
  "times new roman": "serif",
  serif: "serif",
  "ibm plex mono": "mono",
  "courier new": "mono",
  courier: "mono",
  monospace: "mono",
};

/** Replacement of a font. */
export interface HouseFace {
  readonly css: (typeof AI2HTML_FACES)[Face];
  /** The font that the house has not got; `null` when it is one of its own. */
  readonly foreign: string | null;
}

const nameOf = (text: string) => text.replaceAll(/["']/g, "").replaceAll(/\s+/g, " ").trim().toLowerCase();

/**
 * The face of the house for a `font-family`. A font that it has not got becomes the face of its kind, as the end of the list tells.
 *
 * @returns `null` for a list that names none, as `inherit`.
 */
export function houseFace(value: string): HouseFace | null {
  const names = value.split(",").map(nameOf).filter(Boolean);
  const [first] = names;
  if (first === undefined || first === "inherit" || first === "initial") return null;
  const known = names.map((name) => FACES[name]).find((face) => face !== undefined) ?? "sans";
  return { css: AI2HTML_FACES[known], foreign: Object.hasOwn(FACES, first) ? null : first };
}
