/** A table of an invented island, with which the tool begins: nothing in it was ever measured. */
export const EXAMPLE = {
  csv: "año;Paro (%)\n2019;14,1\n2020;15,5\n2021;14,8\n2022;12,9\n2023;12,2\n2024;11,3\n",
  type: "d3-lines",
  title: "Tasa de paro en Isla Ejemplo",
  sourceName: "Instituto de Ejemplo (datos inventados)",
  unit: "",
} as const;
