import { inkOn, type ThemedColour } from "../../core/legend/scale-colours.ts";
import { GREYS, PARTS } from "./map-styles.ts";

/** Attributes of the parts of a map in a picture, where no style sheet is. */
export function classPaint(classes: readonly ThemedColour[]): (name: string) => string {
  const [halo] = GREYS.halo;
  const own: Readonly<Record<string, string>> = {
    e: `stroke="${halo}" stroke-width="1"`,
    a: "",
    b: `fill="none" stroke="${halo}" stroke-width="1.2"`,
    i: `fill="none" stroke="${GREYS.frame[0]}" stroke-width="0.8"`,
    cn: `fill="${GREYS.none[0]}"`,
    cp: `fill="${PARTS.rule[0]}"`,
  };
  const textPaint = (name: string) => {
    const { light = GREYS.none[0] } = classes[Number(name.slice(3))] ?? {};
    return `fill="${inkOn(light)}" stroke="${light}" stroke-width="2.5" stroke-linejoin="round" paint-order="stroke" text-anchor="middle"`;
  };
  return (name) => {
    if (name.startsWith("t-")) return textPaint(name);
    return own[name] ?? `fill="${classes[Number(name.slice(1))]?.light ?? GREYS.none[0]}"`;
  };
}
