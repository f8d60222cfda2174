import type { Example } from "../graphic-type.ts";
import type { Ai2HtmlConfig } from "./config.ts";

/** A fictional map, drawn for a phone, a column and a wide page. */
export const ai2htmlExample: Example<Ai2HtmlConfig> = {
  title: "El embalse de Peñamuestra, al 31 %",
  altText: "Mapa inventado: el embalse de Peñamuestra, al norte de una isla, y la carretera que quedó a la vista.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "ai2html",
    source: "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b510",
    artboards: [
      { name: "movil", minWidthPx: 0, altText: "" },
      { name: "medio", minWidthPx: 600, altText: "" },
      {
        name: "ancho",
        minWidthPx: 900,
        altText: "La isla entera, con el embalse al norte y la carretera de lado a lado.",
      },
    ],
  },
};
