import type { Example } from "../graphic-type.ts";
import { SymbolMapConfig } from "./config.ts";

/** Invented places and heights of waves, with where they would be. */
const ROWS = [
  ["Boya de Ejemplo Norte", "44,1", "-7,6", "9,4", "Temporal"],
  ["Boya del Cabo Inventado", "43,6", "-3,1", "6,2", "Temporal"],
  ["Boya de la Ría Supuesta", "42,1", "-9,4", "7,8", "Temporal"],
  ["Boya del Golfo de Muestra", "36,5", "-6,9", "3,1", "Mar de fondo"],
  ["Boya de la Isla Falsa", "28,2", "-15,8", "2,6", "Mar de fondo"],
  ["Boya del Estrecho de Prueba", "36,1", "-5,0", "1,9", "Marejadilla"],
  ["Boya de Alborán de Mentira", "36,6", "-2,3", "1,2", "Marejadilla"],
  ["Boya de Levante Ficticia", "39,5", "0,3", "2,2", "Marejadilla"],
  ["Boya del Ebro Imaginario", "40,7", "1,5", "3,6", "Mar de fondo"],
  ["Boya de Tramuntana de Ejemplo", "40,6", "3,9", "5,1", "Temporal"],
];

/** Waves of a storm that never was. */
export const symbolMapExample: Example<SymbolMapConfig> = {
  title: "Las olas de un temporal que no hubo (datos inventados)",
  altText:
    "Mapa de España con diez boyas inventadas, cada una con un círculo tan grande como sus olas. Las mayores: Boya de Ejemplo Norte (9,4 m), Boya de la Ría Supuesta (7,8 m) y Boya del Cabo Inventado (6,2 m).",
  sourceLine: "Mesa de ejemplo, con cifras inventadas",
  config: SymbolMapConfig.parse({
    type: "symbol-map",
    areas: { kind: "communities" },
    data: {
      columns: [
        { name: "Boya" },
        { name: "Latitud", kind: "number" },
        { name: "Longitud", kind: "number" },
        { name: "Altura de las olas", kind: "number", unit: "m" },
        { name: "Estado", kind: "text" },
      ],
      rows: ROWS,
    },
    placedBy: "coordinates",
    place: "Boya",
    lat: "Latitud",
    lon: "Longitud",
    size: "Altura de las olas",
    colour: "Estado",
    scale: "categories",
    labels: "none",
    decimals: 1,
    offersData: true,
  }),
};
