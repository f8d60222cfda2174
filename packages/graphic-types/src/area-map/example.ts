import { PROVINCES } from "@nv/geography";
import type { Example } from "../graphic-type.ts";
import { AreaMapConfig } from "./config.ts";

/** Invented, in the order of the codes of the provinces: of none of them is anything so. */
const VALUES =
  "7,8 13,1 12,9 17,4 13,8 18,2 8,9 9,1 7,2 15,0 21,6 10,8 14,6 18,9 9,6 11,7 9,4 19,8 8,3 6,7 17,1 7,0 19,1 10,2 6,9 8,8 9,9 9,3 16,2 12,4 8,1 11,3 12,2 9,0 16,8 11,9 9,8 17,5 8,6 7,4 18,0 6,1 11,5 6,4 12,7 13,3 8,4 8,7 11,1 9,2 26,4 ..";

const ROWS = VALUES.split(" ").map((value, at) => [PROVINCES[at]?.name ?? "", value]);

/** Something that does not exist, province by province. */
export const areaMapExample: Example<AreaMapConfig> = {
  title: "Dónde se ven más cometas (datos inventados)",
  altText:
    "Mapa de España por provincias con datos inventados. Los valores más altos: Ceuta (26,4 %), Cádiz (21,6 %) y Granada (19,8 %). Los más bajos: Soria (6,1 %), Teruel (6,4 %) y Gipuzkoa (6,7 %).",
  sourceLine: "Mesa de ejemplo, con cifras inventadas",
  config: AreaMapConfig.parse({
    type: "area-map",
    areas: { kind: "provinces" },
    data: {
      columns: [{ name: "Provincia" }, { name: "Días con cometas", kind: "number", unit: "%" }],
      rows: ROWS,
      codes: PROVINCES.map(({ code }) => code),
    },
    place: "Provincia",
    value: "Días con cometas",
    decimals: 1,
    offersData: true,
  }),
};
