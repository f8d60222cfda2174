import { exampleConfig, LocatorConfig } from "@nv/graphic-types";
import type { HouseStyle } from "@nv/graphic-types/fields";

/** Returns the start of a new map, once its type has come: a fictional place, to see at once what comes out, painted as the house has chosen. */
export function newLocator(house: HouseStyle | null): LocatorConfig {
  const colours = house?.state === "chosen" ? house.colours : null;
  return LocatorConfig.parse({ ...exampleConfig("locator"), colours });
}
