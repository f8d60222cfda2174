import { exampleTable } from "../example-table.ts";
import type { KindExample } from "../figure-kind.ts";

/** Travellers of a town that does not exist. */
export const areasExample: KindExample = {
  title: "El tranvía se lleva a los viajeros del autobús",
  altText:
    "Áreas apiladas con los millones de viajes en el transporte de Villamuestra, una ciudad inventada, de 2016 a 2025: el total pasa de 70 a 88 y el tranvía, que abre en 2019, llega a 30.",
  config: {
    data: exampleTable(["Año", "Autobús", "Metro", "Tranvía"], "date", [
      ["2016-01-01", 38, 32, 0],
      ["2017-01-01", 38.5, 33, 0],
      ["2018-01-01", 39, 33.8, 0],
      ["2019-01-01", 36, 34.1, 6.4],
      ["2020-01-01", 18.2, 17.5, 5.1],
      ["2021-01-01", 22.4, 22.1, 9.8],
      ["2022-01-01", 26.3, 27, 15.9],
      ["2023-01-01", 27.1, 29.4, 21.7],
      ["2024-01-01", 26.6, 30.2, 27.2],
      ["2025-01-01", 26, 32, 30],
    ]),
    format: { unit: "millones de viajes", decimals: 1 },
  },
};
