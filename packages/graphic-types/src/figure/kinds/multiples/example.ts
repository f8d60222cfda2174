import { exampleTable } from "../example-table.ts";
import type { KindExample } from "../figure-kind.ts";

/** Rents of quarters that do not exist. */
export const multiplesExample: KindExample = {
  title: "El alquiler sube en los cuatro barrios",
  altText:
    "Cuatro gráficos pequeños con el precio del alquiler en cuatro barrios inventados de 2019 a 2025: en todos sube, y en Puerto es donde más, de 9 a 15 euros por metro.",
  config: {
    data: exampleTable(["Año", "Centro", "Puerto", "Ensanche", "La Vega"], "date", [
      ["2019-01-01", 11.2, 9.0, 8.4, 6.1],
      ["2020-01-01", 11.0, 9.4, 8.5, 6.2],
      ["2021-01-01", 10.4, 9.9, 8.3, 6.2],
      ["2022-01-01", 11.5, 11.2, 9.0, 6.6],
      ["2023-01-01", 12.6, 12.8, 9.7, 7.0],
      ["2024-01-01", 13.4, 14.1, 10.5, 7.3],
      ["2025-01-01", 13.9, 15.0, 11.1, 7.7],
    ]),
    format: { unit: "euros por m²", decimals: 1 },
  },
};
