import type { KindExample } from "../figure-kind.ts";

/** Invented: rents of the towns of three counties, in euros per square metre. */
const RENTS = {
  Costa: [9.8, 10.4, 11.1, 11.3, 12.0, 12.2, 12.9, 13.4, 13.5, 14.2, 15.6, 17.9],
  Sierra: [4.1, 4.4, 4.9, 5.0, 5.2, 5.2, 5.6, 5.8, 6.1, 6.3, 7.4],
  Llano: [5.9, 6.2, 6.4, 6.4, 6.7, 6.8, 7.0, 7.1, 7.3, 7.8, 8.2, 8.9, 9.6],
} as const;

/** Rents of a province that does not exist. */
export const distributionExample: KindExample = {
  title: "En la costa, el alquiler dobla al de la sierra",
  altText:
    "Un punto por cada municipio de una provincia inventada, según el precio del alquiler: la mediana de la Costa es de 12,6 euros por metro; la del Llano, 7,0, y la de la Sierra, 5,2.",
  config: {
    data: {
      x: { name: "Municipio", kind: "text" },
      group: { name: "Comarca" },
      columns: [{ name: "Alquiler" }],
      rows: Object.entries(RENTS).flatMap(([group, rents]) =>
        rents.map((rent, at) => ({ x: `${group} ${at + 1}`, group, values: [rent] })),
      ),
    },
    format: { unit: "euros por m²", decimals: 1 },
  },
};
