import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

const format = { unit: "MB", decimals: 1 };
const title = "La carpeta de los embalses";
const subheading = "Lo que pesa cada archivo, en el orden en que los pone el ordenador";

/** A folder, as its names put it in order. */
export const namesPair: GuidePair = {
  yes: {
    kind: "bars",
    title,
    altText:
      "Barras con lo que pesan cuatro archivos de ejemplo, cuyos nombres empiezan por la fecha y se ordenan solos.",
    config: {
      data: exampleTable(["Archivo", "Peso"], "text", [
        ["2026-10-embalses.csv", 0.4],
        ["2026-11-embalses.csv", 0.4],
        ["2026-11-embalses-mapa.ai", 6.2],
        ["2026-11-embalses-movil.ai", 5.1],
      ]),
      format,
      subheading,
    },
  },
  no: {
    kind: "bars",
    title,
    altText: "Las mismas barras con nombres de los que no se sabe cuál es el bueno.",
    config: {
      data: exampleTable(["Archivo", "Peso"], "text", [
        ["Mapa (copia) BUENO.ai", 6.2],
        ["Mapa FINAL.ai", 5.1],
        ["datos nov v2.csv", 0.4],
        ["datos.csv", 0.4],
      ]),
      format,
      subheading,
    },
  },
};
