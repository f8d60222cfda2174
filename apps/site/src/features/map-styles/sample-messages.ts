import type { MapStyle } from "@nv/contracts/schemas";
import type { FittedMap } from "@nv/geography";
import type { MapLayout, MapName, MapShapes } from "./core/live-map";
import type { MapViewName } from "./core/map-views";

/** A map of the house's ground, as far as no colour changes it. */
export interface SampleRequest {
  readonly layout: MapLayout;
  readonly labels: MapStyle["labels"];
  /** Which names there is room for. */
  readonly view: MapViewName;
}

/** A map to be painted. */
export interface SampleMap extends Omit<MapShapes, "map"> {
  readonly map: Pick<FittedMap, "widthPx" | "heightPx" | "inset">;
  readonly names: readonly MapName[];
  readonly view: MapViewName;
}

/** Message of the worker: the last map that was ordered, or why there is none. */
export type SampleNews =
  | { readonly kind: "sample"; readonly sample: SampleMap }
  | { readonly kind: "failed"; readonly what: string };
