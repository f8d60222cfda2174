import type { Example } from "../graphic-type.ts";
import { TableConfig } from "./config.ts";

/** Invented: municipality, district, inhabitants, unemployment, income, and how many more or fewer people live there than ten years ago. */
const ROWS = [
  ["Aldea del Río", "Costa", "61750", "5,6", "9891", "1,9"],
  ["Ávila la Nueva", "Sierra", "464", "5,9", "9714", "-1,1"],
  ["Beniejemplo", "Llano", "2486", "21,3", "10068", "-8,8"],
  ["Cañizares de Prueba", "Costa", "85642", "5,1", "15599", "-6,3"],
  ["Caserío Alto", "Sierra", "3181", "15,3", "11463", "2,8"],
  ["Dos Ejemplos", "Llano", "23507", "17,4", "18458", "-2,3"],
  ["El Muestral", "Costa", "650", "8,4", "19241", "5,7"],
  ["Fuente Ficticia", "Sierra", "71027", "11,6", "16524", "-5,5"],
  ["Guadalejemplo", "Llano", "20728", "15,0", "14019", "10,8"],
  ["Hontanar", "Costa", "47740", "", "10299", ""],
  ["Íllora Inventada", "Sierra", "6604", "4,9", "16009", "5,4"],
  ["La Ñora Vieja", "Llano", "54580", "16,5", "14837", "3,1"],
  ["Llano Supuesto", "Costa", "2126", "18,6", "16867", "-10,3"],
  ["Monteinventado", "Sierra", "94820", "21,2", "20261", "-4,6"],
  ["Navamuestra", "Llano", "6685", "7,6", "14923", "-9,0"],
  ["Olmedilla", "Costa", "150", "9,3", "21197", "-1,8"],
  ["Peñaficción", "Sierra", "982", "12,5", "16459", "-4,8"],
  ["Quintanilla de Ejemplo", "Llano", "8053", "12,7", "20673", "-2,7"],
  ["Robledo", "Costa", "479", "7,2", "11987", "5,1"],
  ["Santa Muestra", "Sierra", "102", "10,0", "13404", "-8,2"],
  ["Torre Imaginaria", "Llano", "89929", "23,9", "14320", "6,0"],
  ["Úbeda la Falsa", "Costa", "69853", "12,3", "18263", "-1,6"],
  ["Valdeprueba", "Sierra", "8889", "8,1", "10119", "13,6"],
  ["Zarzalejos", "Llano", "3659", "5,2", "18942", "-12,0"],
  ["Ejemplia", "", "664086", "12,9", "14620", "1,3"],
];

/** Municipalities of a country that does not exist. */
export const tableExample: Example<TableConfig> = {
  title: "Los municipios de Ejemplia, uno a uno",
  altText:
    "Tabla de los veinticuatro municipios de Ejemplia, un país inventado, con sus habitantes, su paro, su renta y cuánto ha cambiado su población en diez años.",
  sourceLine: "Mesa de ejemplo, con cifras inventadas",
  config: TableConfig.parse({
    type: "table",
    data: {
      columns: [
        { name: "Municipio" },
        { name: "Comarca", width: "narrow" },
        { name: "Habitantes", kind: "number", look: "bar" },
        { name: "Paro", kind: "percent", decimals: 1, look: "heat" },
        { name: "Renta por persona", kind: "number", unit: "€" },
        { name: "Población en diez años", kind: "percent", decimals: 1, look: "sign" },
      ],
      rows: ROWS,
      flags: [{ row: 4, column: 4, flag: "p" }],
    },
    order: { column: "Habitantes", direction: "down" },
    marks: [
      { name: "Ejemplia", look: "total" },
      { name: "La Ñora Vieja", look: "highlight" },
    ],
    pageRows: 10,
    offersData: true,
    footnote: "(p): dato provisional. De Hontanar no hay datos de paro.",
  }),
};
