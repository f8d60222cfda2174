import type { CurrentMapStyle } from "@nv/contracts/schemas";
import { locatorColors } from "@nv/geography";
import type { HouseStyle } from "@nv/graphic-types/fields";

/** Returns the style for making a map, from the server's answer about the current style of the house. */
export function houseStyleOf({ current }: CurrentMapStyle): HouseStyle {
  if (current === null) return { state: "none" };
  return { state: "chosen", name: current.title, colours: locatorColors(current.style) };
}
