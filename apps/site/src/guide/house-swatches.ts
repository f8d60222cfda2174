import { CATEGORICAL, COLOR_TOKENS, DIVERGING, SEQUENTIAL, type ThemeName } from "@nv/ui";

/** A colour with the name under which programs show it. */
interface NamedColor {
  readonly name: string;
  /** `#rrggbb`. */
  readonly hex: string;
}

/** Every colour of the house in one theme: those of the interface, the series, and the classes of each ramp. */
export function houseSwatches(theme: ThemeName): readonly NamedColor[] {
  return [
    ...COLOR_TOKENS.map((token) => ({ name: token.name, hex: token[theme] })),
    ...CATEGORICAL.map((color, index) => ({ name: `serie ${index + 1} ${color.name}`, hex: color[theme] })),
    ...[...SEQUENTIAL, ...DIVERGING].flatMap((ramp) =>
      ramp[theme].map((hex, index) => ({ name: `${ramp.name} ${index + 1}`, hex })),
    ),
  ];
}
