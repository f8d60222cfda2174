import { PART_CHOICES, PART_LABELS } from "../data-map/map-parts.ts";
import type { AboutType } from "../graphic-type.ts";
import { SymbolMapConfig } from "./config.ts";
import { symbolMapKind } from "./kind.ts";

/** A map with a symbol at each place, as large as its data. */
export const aboutSymbolMap: AboutType<"symbol-map", SymbolMapConfig> = {
  ...symbolMapKind,
  labels: {
    ...PART_LABELS,
    areas: "Áreas del fondo",
    "areas.kind": "Áreas del fondo",
    "areas.within": "Qué parte",
    placedBy: "Dónde va cada símbolo",
    place: "Columna del lugar",
    lat: "Columna de la latitud",
    lon: "Columna de la longitud",
    size: "Columna del tamaño",
    colour: "Columna del color",
    paint: "Color de los símbolos",
    radiusPx: "Radio del mayor",
    overlap: "Cuando se tapan",
    labels: "Rótulos",
    leavesOut: "Publicar sin las filas que no tienen sitio",
  },
  choices: {
    ...PART_CHOICES,
    placedBy: { areas: "En medio de su área", coordinates: "En sus coordenadas" },
    paint: PART_CHOICES["paints.*.paint"],
    overlap: { stacked: "El mayor debajo", apart: "Se apartan lo justo" },
    labels: { none: "Ninguno", names: "El nombre de los mayores", both: "El nombre y el valor de los mayores" },
  },
  // It carries everything that it shows: nothing of it is anybody else's.
  mapSources: (config) => config,
  first: () => SymbolMapConfig.parse({ type: "symbol-map" }),
};
