import type { Example } from "../graphic-type.ts";
import { LocatorConfig } from "./config.ts";

/** A fictional place in a real province. */
export const locatorExample: Example<LocatorConfig> = {
  title: "Dónde está Aldeamuestra, el pueblo del ejemplo",
  altText: "Mapa de situación de Aldeamuestra, un pueblo inventado de Asturias, al suroeste de Oviedo.",
  sourceLine: "Mesa de ejemplo",
  config: LocatorConfig.parse({
    type: "locator",
    area: { kind: "box", west: -7.2, south: 42.85, east: -4.5, north: 43.75 },
    highlights: [{ id: "asturias", kind: "province", code: "33" }],
    marks: [
      {
        id: "aldea",
        point: { lon: -6.12, lat: 43.22 },
        label: "Aldeamuestra",
        detail: "Pueblo inventado",
        kind: "point",
        priority: 90,
      },
      { id: "oviedo", point: { lon: -5.8448, lat: 43.3603 }, label: "Oviedo", kind: "capital" },
    ],
    labels: [
      { id: "gijon", text: "Gijón", point: { lon: -5.6615, lat: 43.5357 }, kind: "city" },
      { id: "mar", text: "Mar Cantábrico", point: { lon: -5.6, lat: 43.7 }, kind: "water" },
      { id: "leon", text: "León", point: { lon: -5.7, lat: 42.92 }, kind: "region" },
    ],
    rings: [{ id: "radio", centre: { lon: -6.12, lat: 43.22 }, radiusKm: 20 }],
  }),
};
