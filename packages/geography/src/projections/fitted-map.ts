import type { GeoStreamWrapper } from "d3-geo";
import type { GeoPoint } from "../coordinates/geo-point.ts";
import type { ProjectionChoice } from "./choose-projection.ts";

/** Box in which a map is drawn, pixels of 96 to the inch. */
export interface MapBox {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Left free around the area that must be seen; the map goes on under it. None when left out. */
  readonly paddingPx?: number;
  /** Width drawn beyond the box, so that no line of the cut is seen, pixels; 8 when left out. Not of a map of Spain. */
  readonly bleedPx?: number;
}

/** A rectangle on a map, pixels from its upper left corner. */
export interface PxRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A map whose area fits its box. `geoPath` of `d3-geo` takes it as a projection. */
export interface FittedMap extends GeoStreamWrapper {
  readonly choice: ProjectionChoice;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Returns the pixels on which a place falls; they may be outside of the box. `null` for what the projection does not show. */
  readonly project: (point: GeoPoint) => readonly [x: number, y: number] | null;
  /** The place that falls at a pixel; `null` where there is none. */
  readonly unproject: (x: number, y: number) => GeoPoint | null;
  /** Rectangle of the Canary Islands, on a map of Spain. */
  readonly inset: PxRect | null;
  /** Draws in the inset alone, which else has what lies under it on the map too. */
  readonly islands?: GeoStreamWrapper;
}
