import type { LocatorConfig } from "../config.ts";
import { fitLocator } from "../draw/fit-locator.ts";
import { isPanned, middleOf, pannedArea, wrapLon } from "./edit-area.ts";
import { adopted, withOffset, withPoint } from "./edit-parts.ts";
import type { Handle } from "./map-handles.ts";
import type { DrawnMap } from "./map-requests.ts";
import { viewSize } from "./view-sizes.ts";

/** A way on the drawing, pixels of it. */
export interface Way {
  readonly x: number;
  readonly y: number;
}

const NOWHERE: Way = { x: 0, y: 0 };

/** A map as it was drawn, with its size and the places of things on it. */
export type PlacedMap = ReturnType<typeof placedOn>;

/** Finds where things are on a map that was drawn. */
export function placedOn(drawn: DrawnMap) {
  const size = viewSize(drawn.config, drawn.view);
  return { ...drawn, size, map: fitLocator(drawn.config, size) };
}

/** Returns the way that the last drawing has to go until it is drawn again: as far as the map was moved. */
export function shiftOf({ config, map }: PlacedMap, { area }: LocatorConfig): Way {
  const [now, before] = [map.project(middleOf(area)), map.project(middleOf(config.area))];
  if (now === null || before === null || !isPanned(area, config.area)) return NOWHERE;
  const [x, y] = [before[0] - now[0], before[1] - now[1]];
  // Where nothing of it would be seen it waits where it is.
  const isSeen = Math.abs(x) < map.widthPx && Math.abs(y) < map.heightPx;
  return isSeen ? { x, y } : NOWHERE;
}

/** A map with what is held of it moved: a sign on the Earth, a text beside its sign. The same one where no Earth is. */
export function withMoved(
  config: LocatorConfig,
  { map, size, around }: PlacedMap,
  handle: Handle,
  way: Way,
): LocatorConfig {
  const { part, kind, anchor } = handle;
  const [x, y] = [handle.x + way.x, handle.y + way.y];
  if (part.list === "around") {
    const name = around.find(({ id }) => id === part.id);
    if (name === undefined) return config;
    const own = adopted(config, name);
    const offset = { dx: Math.round(x - anchor.x), dy: Math.round(y - anchor.y) };
    return withOffset(own, own.labels.at(-1)?.id ?? "", size.isPhone, offset);
  }
  if (kind === "label")
    return withOffset(config, part.id, size.isPhone, { dx: Math.round(x - anchor.x), dy: Math.round(y - anchor.y) });
  const point = map.unproject(x, y);
  return point === null ? config : withPoint(config, part, point);
}

/** A map whose ground was dragged. The same one where no Earth is. */
export function withPanned(config: LocatorConfig, { map, size }: PlacedMap, way: Way): LocatorConfig {
  const [x, y] = [size.widthPx / 2, size.heightPx / 2];
  const [before, after] = [map.unproject(x, y), map.unproject(x - way.x, y - way.y)];
  if (before === null || after === null) return config;
  const { west, east, south, north } = config.area;
  const [wide, tall] = [(east - west + 360) % 360 || 360, north - south];
  const area = pannedArea(config.area, wrapLon(after.lon - before.lon) / wide, (after.lat - before.lat) / tall);
  return { ...config, area };
}
