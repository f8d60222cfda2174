import type { CurrentMapStyle } from "@nv/contracts/schemas";
import { locatorColors } from "@nv/geography";
import type { HouseStyle } from "@nv/graphic-types/fields";

/** What a map is painted with when it is made, of what the server says that the house has chosen. */
export function houseStyleOf({ current }: CurrentMapStyle): HouseStyle {
  if (current === null) return { state: "none" };
  return { state: "chosen", name: current.title, colours: locatorColors(current.style) };
}
