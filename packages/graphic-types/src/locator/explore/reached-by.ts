import { reachedOrigin } from "@nv/contracts";
import type { LocatorConfig } from "../config.ts";
import { isMapboxName, MAPBOX_ORIGINS } from "./mapbox.ts";

type Tiles = NonNullable<LocatorConfig["tiles"]>;

/** The origins that a map which is explored fetches from, each once. */
export function reachedBy({ styleUrl, origins }: Pick<Tiles, "styleUrl" | "origins">): readonly string[] {
  const ofStyle = isMapboxName(styleUrl) ? MAPBOX_ORIGINS : [styleUrl];
  const named = [...ofStyle, ...origins].map(reachedOrigin);
  return [...new Set(named.filter((origin) => origin !== null))];
}

/** Whether some of it is of Mapbox, which wants to know who asks. */
export const asksMapbox = (tiles: Pick<Tiles, "styleUrl" | "origins">): boolean =>
  reachedBy(tiles).includes(MAPBOX_ORIGINS[0]);
