import type { AtlasName, LoadedAtlas } from "@nv/geography";
import { locatorAtlas, locatorBasemap } from "./basemap.ts";
import { drawLocator } from "./draw/draw-locator.ts";
import { drawnSize } from "./drawn-sizes.ts";
import { locatorExample } from "./example.ts";
import type { FirstMap, FirstView } from "./first-map.ts";
import { paintByPage } from "./palette.ts";

/**
 * Draws the map that the tool begins with: three kilobytes in place of the atlas, for whoever has not touched it yet.
 *
 * @param atlasOf - Gives files of the prepared atlas.
 */
export async function drawFirstMap(
  view: FirstView,
  atlasOf: (names: readonly AtlasName[]) => Promise<LoadedAtlas>,
): Promise<FirstMap> {
  const { config } = locatorExample;
  const ground = locatorBasemap(config, await atlasOf(locatorAtlas(config)));
  const { svg, left, labels } = drawLocator(config, ground, { ...drawnSize(config, view), paint: paintByPage });
  return { svg, left: [...left], labels: [...labels] };
}
