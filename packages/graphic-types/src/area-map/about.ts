import { PART_CHOICES, PART_LABELS } from "../data-map/map-parts.ts";
import type { AboutType } from "../graphic-type.ts";
import { AreaMapConfig } from "./config.ts";
import { areaMapKind } from "./kind.ts";

/** A map whose areas are coloured by the data of a table. */
export const aboutAreaMap: AboutType<"area-map", AreaMapConfig> = {
  ...areaMapKind,
  labels: {
    ...PART_LABELS,
    areas: "Áreas",
    "areas.kind": "Áreas",
    "areas.within": "Qué parte",
    place: "Columna del lugar",
    value: "Columna que colorea",
    labels: "Rótulos",
  },
  choices: {
    ...PART_CHOICES,
    labels: {
      none: "Ninguno",
      names: "El nombre",
      values: "El valor",
      both: "El nombre y el valor",
    },
  },
  // It carries everything that it shows: nothing of it is anybody else's.
  mapSources: (config) => config,
  first: () => AreaMapConfig.parse({ type: "area-map" }),
};
