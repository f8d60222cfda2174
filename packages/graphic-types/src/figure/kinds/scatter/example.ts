import type { KindExample } from "../figure-kind.ts";

/** Invented: district, side of the river, income in euros, and share that did not vote. */
const DISTRICTS = [
  ["Puerto", "Ribera sur", 19_800, 44.1, 31_000],
  ["La Vega", "Ribera sur", 17_400, 47.6, 22_500],
  ["Arrabal", "Ribera sur", 22_100, 41.2, 18_200],
  ["Molinos", "Ribera sur", 24_900, 36.4, 12_700],
  ["Centro", "Ribera norte", 33_800, 27.9, 41_000],
  ["Ensanche", "Ribera norte", 38_200, 24.8, 52_000],
  ["Universidad", "Ribera norte", 29_700, 33.5, 27_400],
  ["Colinas", "Ribera norte", 45_600, 21.7, 9800],
  ["Estación", "Ribera norte", 26_300, 34.9, 24_600],
  ["Mercado", "Ribera norte", 31_000, 30.2, 15_900],
] as const;

/** Districts of a town that does not exist. */
export const scatterExample: KindExample = {
  title: "Donde hay menos renta se vota menos",
  altText:
    "Diagrama de dispersión de diez barrios inventados: cuanto mayor es la renta, menor es la abstención. La Vega, con 17.400 euros, se abstiene un 47,6 %, y Colinas, con 45.600, un 21,7 %.",
  config: {
    data: {
      x: { name: "Barrio", kind: "text" },
      group: { name: "Orilla" },
      columns: [{ name: "Renta por hogar, en euros" }, { name: "Abstención, en %" }, { name: "Habitantes" }],
      rows: DISTRICTS.map(([x, group, ...values]) => ({ x, group, values })),
    },
    format: { unit: "", decimals: 1 },
    options: { scatter: { trend: "linear" } },
  },
};
