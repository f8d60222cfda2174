import { NO_READING, readDelimited } from "@nv/tables";
import { FigureConfig } from "../src/figure/config.ts";
import { readFigureTable, type TableReading } from "../src/figure/editor/read-figure-table.ts";
import type { FigureKindName } from "../src/figure/kinds/listed-kinds.ts";
import { TableConfig } from "../src/table/config.ts";

/** A chart as a desk makes it in Datawrapper, from the text of its table as somebody publishes it; its figures are invented. */
export interface DeskChart {
  readonly name: string;
  /** Name of the chart in Datawrapper. */
  readonly like: string;
  /** Layout that its table is brought in. */
  readonly layout: string;
  readonly text: string;
  readonly reading?: TableReading;
  readonly kind: FigureKindName | "table";
  readonly config: object;
  /** Texts that a reader sees on it. */
  readonly shows: readonly string[];
}

const UNREAD: FigureConfig["data"] = {
  x: { name: "", kind: "date", skipsGaps: false },
  columns: [],
  rows: [],
};

const percent = { unit: "%", decimals: 1 };
const lines = (...all: readonly string[]) => all.join("\n");

/** Days of a year, each with what a function gives. */
function days(first: string, count: number, value: (at: number) => string): readonly string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(start + at * 86_400_000).toISOString().slice(0, 10);
    return `${day};${value(at)}`;
  });
}

const comma = (value: number, decimals = 1) => value.toFixed(decimals).replace(".", ",");

const MONTHS = ["ENE", "FEB", "MAR", "ABR", "MAY", "JUN", "JUL", "AGO", "SEP", "OCT", "NOV", "DIC"];

const EURIBOR = Array.from({ length: 36 }, (_, at) => {
  const rate = 4.16 - at * 0.055 + Math.sin(at / 3) * 0.24;
  return `"${MONTHS[at % 12]} ${2023 + Math.floor(at / 12)}","${rate.toFixed(3)}"`;
});

const POLLS = Array.from({ length: 40 }, (_, at) => {
  const approve = 44 - at * 0.12 + Math.sin(at / 4) * 1.6;
  const month = String(1 + Math.floor(at / 4)).padStart(2, "0");
  const day = String(2 + (at % 4) * 7).padStart(2, "0");
  return `2026-${month}-${day};${comma(approve)};${comma(approve - 2.1)};${comma(approve + 2.1)}`;
});

/** Twenty charts as a desk makes them, one of each kind at least, and the layouts of those who publish what they are made of. */
export const DESK_CHARTS: readonly DeskChart[] = [
  {
    ...{ name: "El euríbor, mes a mes", like: "Line chart", layout: "Banco de España, CSV", kind: "lines" },
    text: lines(
      '"CÓDIGO DE LA SERIE","D_1NBBM901"',
      '"DESCRIPCIÓN DE LA SERIE","Euríbor a un año"',
      '"DESCRIPCIÓN DE LAS UNIDADES","Porcentaje"',
      '"FRECUENCIA","MENSUAL"',
      ...EURIBOR,
      '"FUENTE","Banco de Ejemplo"',
    ),
    config: {
      format: { unit: "%", decimals: 2 },
      notes: [{ id: "a", kind: "moment", x: "2024-06-01", text: "Primera bajada de tipos" }],
    },
    shows: ["Euríbor a un año", "Primera bajada de tipos", "2,05"],
  },
  {
    ...{ name: "El paro en cinco países", like: "Line chart, several", layout: "Eurostat, turned", kind: "lines" },
    text: lines(
      "geo\t2016\t2017\t2018\t2019\t2020\t2021\t2022\t2023\t2024",
      "España\t19.6\t17.2\t15.3\t14.1\t15.5\t14.9\t13.0\t12.2\t11.4 b",
      "Grecia\t23.9\t21.8\t19.7\t17.9\t17.6\t14.7\t12.5\t11.1\t10.1",
      "Italia\t11.7\t11.3\t10.6\t9.9\t9.3\t9.5\t8.1\t7.7\t6.5",
      "Francia\t10.1\t9.4\t9.0\t8.4\t8.0\t7.9\t7.3\t7.3\t7.4",
      "Alemania\t3.9\t3.6\t3.2\t3.0\t3.6\t3.6\t3.1\t3.1\t3.4",
    ),
    reading: { table: { ...NO_READING, isTurned: true } },
    config: {
      format: percent,
      scale: "zero",
      options: { lines: { ends: "both" } },
      paints: [
        { name: "España", paint: "s1" },
        ...["Grecia", "Italia", "Francia"].map((name) => ({ name, paint: "quiet" })),
      ],
    },
    shows: ["España", "Alemania", "19,6", "11,4"],
  },
  {
    ...{
      name: "La aprobación y su franja",
      like: "Line chart with a range",
      layout: "a list of an average",
      kind: "lines",
    },
    text: lines("Fecha;Aprueba;de;a", ...POLLS),
    config: { format: percent, roles: ["value", "low", "high"] },
    shows: ["Aprueba"],
  },
  {
    ...{ name: "De qué es la electricidad", like: "Area chart, stacked", layout: "hand-made, years", kind: "areas" },
    text: lines(
      "Año;Eólica;Solar;Hidráulica;Nuclear;Gas y otras",
      "2016;18,4;5,2;14,1;21,4;40,9",
      "2017;18,2;5,4;7,6;21,2;47,6",
      "2018;19,1;5,0;13,7;20,4;41,8",
      "2019;20,9;5,7;9,6;21,4;42,4",
      "2020;22,2;8,1;12,8;22,2;34,7",
      "2021;23,5;10,1;11,7;20,8;33,9",
      "2022;22,2;11,7;6,8;20,3;39,0",
      "2023;23,8;15,7;9,5;20,3;30,7",
      "2024;23,2;19,3;13,3;19,9;24,3",
    ),
    config: { format: percent, options: { areas: { isShare: true } } },
    shows: ["Eólica", "Nuclear"],
  },
  {
    ...{
      name: "El paro por provincias",
      like: "Bar chart",
      layout: "INE, px-csv with a title and notes",
      kind: "bars",
    },
    text: lines(
      "Tasas de paro por provincias",
      "Unidades: Porcentaje",
      "",
      ";2024",
      "Cádiz;21,5",
      "Jaén;18,9",
      "Sevilla;17,2 (p)",
      "Badajoz;16,0",
      "Asturias;12,1",
      "Madrid;8,6",
      "Zaragoza;8,1",
      "Lleida;7,9",
      "Gipuzkoa;6,4",
      "Soria;5,9",
      "",
      "(p) Dato provisional",
      "Fuente: Instituto Nacional de Ejemplo",
    ),
    config: { format: percent },
    shows: ["Cádiz", "21,5", "Soria"],
  },
  {
    ...{
      name: "Hombres y mujeres, por edad",
      like: "Bar chart, grouped",
      layout: "INE, two rows of names",
      kind: "bars",
    },
    text: lines(
      "Población ocupada por edad",
      "",
      "\t2024\t",
      "\tHombres\tMujeres",
      "De 16 a 29\t1.824,5\t1.602,1",
      "De 30 a 44\t3.902,0\t3.420,7",
      "De 45 a 59\t4.610,2\t4.105,9",
      "De 60 a 69\t1.103,8\t960,4",
      "Fuente: Instituto Nacional de Ejemplo",
    ),
    config: { format: { unit: "", decimals: 1 }, subheading: "Miles de personas" },
    shows: ["De 30 a 44", "Hombres", "Mujeres", "4610,2"],
  },
  {
    ...{ name: "La lluvia de un mes", like: "Column chart", layout: "AEMET, days", kind: "bars" },
    text: lines(
      "fecha;prec",
      ...days("2026-10-01", 31, (at) => (at % 9 === 4 ? "Ip" : comma(Math.max(0, Math.sin(at * 1.7) * 18 - 6)))),
    ),
    config: { format: { unit: "mm", decimals: 1 } },
    shows: ["mm"],
  },
  {
    ...{
      name: "Cómo va la economía",
      like: "Stacked bars, 100 %",
      layout: "CIS, a table of a barometer",
      kind: "stacked",
    },
    text: lines(
      "Pregunta 1;;;;",
      "¿Cómo calificaría Ud. la situación económica general?;;;;",
      ";Buena;Regular;Mala;N.S.",
      "Total;33,4;19,9;44,6;2,1",
      "Hombre;38,0;18,7;41,8;1,5",
      "Mujer;29,1;21,0;47,2;2,7",
      "De 18 a 24;26,4;28,1;42,0;3,5",
      "De 65 y más;39,8;15,2;42,3;2,7",
    ),
    config: { format: percent, options: { stacked: { isShare: true } } },
    shows: ["Regular", "De 18 a 24"],
  },
  {
    ...{ name: "Lo que cobran, por sector", like: "Dot plot", layout: "hand-made", kind: "dots" },
    text: lines(
      "Sector;Salario más frecuente (€);Salario medio (€)",
      "Energía;38900;53800",
      "Finanzas;36100;46900",
      "Información;28700;37500",
      "Industria;22300;29600",
      "Comercio;16900;23100",
      "Hostelería;14400;16300",
    ),
    config: { format: { unit: "€", decimals: 0 } },
    shows: ["Hostelería", "Salario medio"],
  },
  {
    ...{ name: "El alquiler, de 2015 a 2025", like: "Arrow plot", layout: "hand-made", kind: "range" },
    text: lines(
      "Ciudad;2015;2025",
      "Madrid;10,4;21,1",
      "Barcelona;11,6;20,8",
      "Palma;8,4;17,2",
      "Málaga;7,2;15,0",
      "Valencia;6,3;14,1",
      "Sevilla;7,4;12,4",
      "Zaragoza;6,2;10,3",
    ),
    config: { format: { unit: "€/m²", decimals: 1 }, options: { range: { form: "arrow" } } },
    shows: ["Madrid", "21,1", "2015"],
  },
  {
    ...{ name: "Dos elecciones", like: "Slope chart", layout: "hand-made, turned", kind: "slope" },
    text: lines("Año;Alfa;Beta;Gamma;Delta;Épsilon", "2019;28,0;20,8;15,1;14,9;6,8", "2023;31,7;33,1;12,4;12,3;1,9"),
    config: { format: percent },
    shows: ["Épsilon", "33,1"],
  },
  {
    ...{ name: "Los puertos, por puesto", like: "Bump chart", layout: "hand-made, years", kind: "ranking" },
    text: lines(
      "Año;Algeciras;Valencia;Barcelona;Cartagena;Huelva;Bilbao",
      "2019;109,4;81,0;65,9;34,3;33,8;35,6",
      "2020;107,3;80,9;59,5;32,8;29,9;29,6",
      "2021;105,1;85,3;66,4;31,3;30,7;31,2",
      "2022;107,4;79,4;70,8;36,6;31,7;33,0",
      "2023;104,7;77,1;63,6;36,9;30,3;33,1",
      "2024;103,8;80,4;70,1;35,2;34,0;34,9",
    ),
    config: {},
    shows: ["Algeciras", "Bilbao"],
  },
  {
    ...{ name: "La inflación, en seis países", like: "Small multiples", layout: "Eurostat, months", kind: "multiples" },
    text: lines(
      "Mes;España;Francia;Italia;Alemania;Portugal;Grecia",
      ...Array.from({ length: 24 }, (_, at) => {
        const month = `${2024 + Math.floor(at / 12)}M${String((at % 12) + 1).padStart(2, "0")}`;
        return [
          month,
          ...[3.4, 3.1, 1.2, 2.9, 2.5, 3.2].map((base, row) => comma(base + Math.sin(at / 4 + row) * 0.8 - at * 0.03)),
        ].join(";");
      }),
    ),
    config: { format: percent },
    shows: ["Portugal", "Grecia"],
  },
  {
    ...{ name: "Renta y esperanza de vida", like: "Scatter plot", layout: "Our World in Data, CSV", kind: "scatter" },
    text: lines(
      "País,Renta por persona ($),Esperanza de vida,Continente",
      "España,46551,83.9,Europa",
      "Alemania,62830,81.4,Europa",
      "Polonia,43651,78.7,Europa",
      "Marruecos,9095,75.3,África",
      "Nigeria,5708,54.5,África",
      "Kenia,6000,63.6,África",
      "Etiopía,2800,67.3,África",
      "Japón,46158,84.7,Asia",
      "China,22138,78.0,Asia",
      "India,9160,72.0,Asia",
      "Bangladés,8240,74.7,Asia",
      "Brasil,19018,75.8,América",
      "México,22440,75.1,América",
      "Bolivia,9844,68.6,América",
    ),
    config: {
      format: { unit: "", decimals: 0 },
      options: { scatter: { labels: "España; Nigeria; Japón; Bolivia", trend: "linear" } },
    },
    shows: ["España", "Nigeria", "Europa", "África"],
  },
  {
    ...{ name: "La renta de los municipios", like: "Histogram", layout: "INE, a row a town", kind: "distribution" },
    text: lines(
      "Municipio;Renta media por persona",
      ...Array.from(
        { length: 160 },
        (_, at) =>
          `Municipio ${at + 1};${10_500 + Math.round(((at * 7919) % 1000) * 6.5 + ((at * 104_729) % 1000) * 5.5)}`,
      ),
    ),
    config: { format: { unit: "€", decimals: 0 }, options: { distribution: { form: "histogram" } } },
    shows: ["€"],
  },
  {
    ...{ name: "Adónde va cada cien euros", like: "Pie chart, donut", layout: "hand-made", kind: "parts" },
    text: lines("Partida;Porcentaje", "Pensiones;41,5", "Deuda;6,8", "Desempleo;4,6", "Defensa;2,8", "Resto;44,3"),
    config: { format: percent, options: { parts: { form: "waffle" } } },
    shows: ["Pensiones", "41,5"],
  },
  {
    ...{ name: "Un parlamento inventado", like: "Election donut", layout: "hand-made", kind: "hemicycle" },
    text: lines(
      "Partido;Escaños",
      "Izquierda Unida de Muestra;31",
      "Partido Rojo;121",
      "Centro de Ejemplo;9",
      "Partido Azul;137",
      "Partido Verde Oscuro;33",
      "Otros;19",
    ),
    config: {
      format: { unit: "", decimals: 0 },
      paints: [
        { name: "Partido Rojo", paint: "s1" },
        { name: "Partido Azul", paint: "s2" },
        { name: "Partido Verde Oscuro", paint: "s4" },
      ],
    },
    shows: ["Partido Azul", "137", "176"],
  },
  {
    ...{ name: "Lo quemado, año contra año", like: "Line chart of sums", layout: "EFFIS, days", kind: "cumulative" },
    text: lines(
      "fecha;Hectáreas quemadas",
      ...days("2026-06-01", 100, (at) =>
        String(Math.max(0, Math.round(Math.sin(at * 0.9) * 900 + (at > 55 && at < 75 ? 2400 : 200)))),
      ),
    ),
    config: { format: { unit: "ha", decimals: 0 } },
    shows: ["Hectáreas quemadas"],
  },
  {
    ...{ name: "Un año de máximas", like: "Heatmap of days", layout: "AEMET, days", kind: "calendar" },
    text: lines(
      "fecha;tmax",
      ...days("2026-01-01", 273, (at) =>
        comma(19 - Math.cos((at / 365) * Math.PI * 2) * 12 + Math.sin(at * 2.3) * 3.5),
      ),
    ),
    config: { format: { unit: "°C", decimals: 1 } },
    shows: ["°C"],
  },
  {
    ...{ name: "Las bolsas, en una tabla", like: "Table", layout: "Investing.com in Spanish", kind: "table" },
    text: lines(
      "Índice;Cierre;Variación;En el año",
      "Ibex 35;16123,4;0,8;38,2",
      "Euro Stoxx 50;5701,2;0,4;16,4",
      "Dax;24012,9;-0,2;20,6",
      "Cac 40;8120,0;0,3;10,0",
      "Nikkei 225;49823,9;-1,1;24,9",
      "S&P 500;6738,4;0,9;14,6",
    ),
    config: {
      data: {
        columns: [
          { name: "Índice" },
          { name: "Cierre", kind: "number", decimals: 1 },
          { name: "Variación", kind: "percent", decimals: 1, look: "sign" },
          { name: "En el año", kind: "percent", decimals: 1, look: "bar" },
        ],
      },
    },
    shows: ["Ibex 35", "16.123,4", "Nikkei 225"],
  },
];

/** Makes a chart of its table as the form would: its columns as they are read, with what is chosen for them. @throws {Error} With what could not be read. */
export function chartOfDesk({ text, reading = {}, kind, config }: DeskChart): FigureConfig | TableConfig {
  if (kind === "table") {
    const rows = readDelimited(text).rows.slice(1);
    const { data, ...more } = config as { readonly data: object };
    return TableConfig.parse({ type: "table", ...more, data: { ...data, rows: rows.map(({ cells }) => cells) } });
  }
  const { data, fault } = readFigureTable(text, UNREAD, reading);
  if (data === null) throw new Error(fault);
  const { roles = [], ...more } = config as { readonly roles?: readonly string[] };
  const columns = data.columns.map((column, at) => ({ ...column, role: roles[at] ?? column.role }));
  return FigureConfig.parse({ type: "figure", kind, ...more, data: { ...data, columns } });
}
