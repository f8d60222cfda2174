/** Unemployment of the sentences, in per cent, from 2021 on. */
export const RATES = [16.1, 15, 12.9, 12.2];

/** Figure of {@link RATES}, as a graphic of the registry holds it. */
export const FIGURE_OF_RATES = {
  type: "figure",
  data: {
    x: { kind: "date" },
    columns: [{ name: "Paro" }],
    rows: RATES.map((value, at) => ({ x: `${2021 + at}-01-01`, values: [value] })),
  },
  format: { unit: "%", decimals: 1 },
};

/** Table of {@link RATES}, as a graphic of the registry holds it. */
export const TABLE_OF_RATES = {
  type: "table",
  data: {
    columns: [
      { name: "Año", kind: "date" },
      { name: "Paro", kind: "percent", decimals: 1 },
    ],
    rows: RATES.map((value, at) => [String(2021 + at), String(value).replace(".", ",")]),
  },
};

/** Unemployment of seven provinces, and of an eighth nothing: what a map is coloured by, and how large its circles are. */
export const OF_PROVINCES = {
  areas: { kind: "provinces" },
  data: {
    columns: [{ name: "Provincia" }, { name: "Paro", kind: "number", unit: "%" }],
    rows: [
      ["Cádiz", "21,5"],
      ["Jaén", "18,9"],
      ["Sevilla", "17,2"],
      ["Madrid", "8,6"],
      ["Zaragoza", "8,1"],
      ["Gipuzkoa", "6,4"],
      ["Soria", "6,4"],
      ["Ceuta", ".."],
    ],
    codes: ["11", "23", "41", "28", "50", "20", "42", "51"],
  },
  place: "Provincia",
  decimals: 1,
};

/** Sentences about an unemployment of 16,1 % in 2021, 15 in 2022, 12,9 in 2023 and 12,2 in 2024 that are false, each of another kind of claim. */
export const LIES = [
  "El paro sube en 2024",
  "El paro cae un 3,9 % entre 2021 y 2024",
  "El paro era del 15 % en 2023",
  "El paro se duplica desde 2021",
  "El paro baja del 12 % en 2024",
  "El paro supera el 13 % en 2024",
  "El paro de 2022 es el más alto de la serie",
  "El paro sube por tercer año consecutivo",
  "El paro baja por segundo año consecutivo",
  "El paro pasa del 15 % en 2021 al 12,2 % en 2024",
  "La mayor caída es la de 2024",
  "El paro baja 0,9 puntos respecto a 2023",
  "El paro cae 2,9 puntos en tres años",
  "Uno de cada cuatro activos estaba en paro en 2021",
  "El paro solo baja en 2024",
  "En 2023 el paro sube al 12,9 %",
  "El paro, que en 2022 era del 16,1 %, baja en 2024",
  "El paro está en 2024 por debajo del 10 %",
  "El paro de 2024 es mayor que el de 2023",
  "En 2024 el paro está en el 12,2 %, frente al 15 % del año anterior",
];

/** The same that are true. */
export const TRUTHS = [
  "El paro baja en 2024",
  "El paro cae 3,9 puntos entre 2021 y 2024",
  "El paro era del 12,9 % en 2023",
  "El paro supera el 12 % en 2024",
  "El paro de 2021 es el más alto de la serie",
  "El paro baja por tercer año consecutivo",
  "El paro pasa del 15 % en 2022 al 12,2 % en 2024",
  "La mayor caída es la de 2023",
  "El paro baja 0,7 puntos respecto a 2023",
  "El paro cae 3,9 puntos en tres años",
  "Uno de cada ocho activos está en paro en 2024",
  "El paro baja en 2023 al 12,9 %",
  "El paro, que en 2022 era del 15 %, baja en 2024",
  "El paro de 2024 es menor que el de 2023",
  "En 2024 el paro está en el 12,2 %, frente al 12,9 % del año anterior",
  "El paro no supera el 13 % en 2024",
  "El paro baja todos los años desde 2021",
  "El paro cae casi cuatro puntos desde 2021",
  "En 2024 el paro marca su mínimo de la serie",
  "El paro se queda por debajo del 13 % por segundo año consecutivo",
];

/** Sentences about {@link OF_PROVINCES} that are false. */
export const MAP_LIES = [
  "Jaén es la provincia con más paro",
  "Cádiz tiene un 18,9 % de paro y Jaén, un 21,5 %",
  "El paro de Cádiz es el doble que el de Jaén",
  "Solo Cádiz supera el 15 % de paro",
  "Todas las provincias bajan del 20 % de paro",
  "El paro de Zaragoza es mayor que el de Madrid",
  "Entre Cádiz y Soria hay 25,1 puntos de diferencia",
  "Soria tiene el paro más bajo, con un 8,1 %",
  "Madrid es la segunda provincia con más paro",
  "Sevilla supera el 18 % de paro",
  "En Gipuzkoa hay más paro que en Soria",
  "El paro de Jaén es del 17,2 %",
  "Cuatro provincias superan el 15 % de paro",
  "Zaragoza tiene menos paro que Soria",
  "El paro de Sevilla supera en 3,6 puntos al de Madrid",
  "Cádiz y Jaén empatan con un 21,5 %",
  "Ninguna provincia supera el 20 % de paro",
  "Uno de cada tres activos de Cádiz está en paro",
  "El paro más alto es el de Sevilla",
  "Madrid tiene la mitad de paro que Zaragoza",
];

/** The same that are true. */
export const MAP_TRUTHS = [
  "Cádiz es la provincia con más paro",
  "Cádiz tiene un 21,5 % de paro y Jaén, un 18,9 %",
  "El paro de Sevilla es el doble que el de Madrid",
  "Solo Cádiz supera el 20 % de paro",
  "Todas las provincias superan el 6 % de paro",
  "El paro de Madrid es mayor que el de Zaragoza",
  "Entre Cádiz y Jaén hay 2,6 puntos de diferencia",
  "Gipuzkoa y Soria comparten el paro más bajo, un 6,4 %",
  "Jaén es la segunda provincia con más paro",
  "Sevilla supera el 17 % de paro",
  "Jaén tiene más paro que Sevilla",
  "El paro de Jaén es del 18,9 %",
  "Tres provincias superan el 15 % de paro",
  "Soria tiene menos paro que Zaragoza",
  "El paro de Sevilla supera en 8,6 puntos al de Madrid",
  "Gipuzkoa y Soria empatan con un 6,4 %",
  "Ninguna provincia supera el 22 % de paro",
  "Ceuta no tiene dato",
  "El paro más alto es el de Cádiz",
  "Casi uno de cada cinco activos de Jaén está en paro",
];

/** Averages of those who approve and disapprove, by month. */
export const APPROVALS = [
  ["2024-01-15", 41.5, 52],
  ["2024-02-15", 42.3, 51.1],
  ["2024-03-15", 43.2, 50.4],
  ["2024-04-15", 42, 52.9],
  ["2024-05-15", 40.1, 54.2],
  ["2024-06-15", 40.1, 55],
] as const;

/** Sentences about {@link APPROVALS} that are false. */
export const TRACKER_LIES = [
  "La aprobación sube en junio de 2024 al 55 %.",
  "Aprueba el 54,2 % el 15 de mayo de 2024.",
  "La aprobación sube al 40,1 % en mayo.",
  "El 15 de marzo desaprueba el 50,4 %, el máximo de la serie.",
  "La desaprobación baja al 55 % en junio de 2024.",
  "La aprobación cae todos los meses desde enero.",
  "En junio aprueba más gente de la que desaprueba.",
  "La aprobación marca un récord en abril, con el 42 %.",
  "La aprobación pasa del 43,2 % de enero al 40,1 % de junio.",
  "Entre enero y junio de 2024 la desaprobación sube dos puntos.",
  "La desaprobación sube 5,6 puntos desde marzo.",
  "La aprobación supera el 45 % en marzo.",
  "La aprobación sube en abril.",
  "La desaprobación baja en mayo.",
  "La desaprobación supera el 56 % en junio.",
  "En enero aprueba el 42,3 %.",
  "La desaprobación cae por segundo mes consecutivo en junio.",
  "La aprobación pierde seis puntos entre marzo y junio.",
  "La mayor subida de la desaprobación es la de junio.",
  "En febrero desaprueba el 52 %.",
];

/** The same that are true. */
export const TRACKER_TRUTHS = [
  "El 15 de marzo de 2024 aprueba el 43,2 %, su máximo.",
  "La aprobación baja al 40,1 % en mayo.",
  "La desaprobación alcanza el 55 % en junio, el nivel más alto de la serie.",
  "Desde marzo la desaprobación sube todos los meses.",
  "La desaprobación supera a la aprobación todos los meses.",
  "Entre enero y junio de 2024 la desaprobación sube tres puntos.",
  "Aprueba el 40,1 % y desaprueba el 55 %: 14,9 puntos de diferencia.",
  "La desaprobación sube 4,6 puntos desde marzo.",
  "En enero aprueba el 41,5 %.",
  "La aprobación baja en abril.",
  "La desaprobación sube en mayo.",
  "La desaprobación supera el 54 % en junio.",
  "La desaprobación sube por tercer mes consecutivo en junio.",
  "La aprobación pierde 3,1 puntos entre marzo y junio.",
  "La mayor subida de la desaprobación es la de abril.",
  "En febrero desaprueba el 51,1 %.",
  "Cuatro de cada diez aprueban su gestión.",
  "La aprobación cae por debajo del 41 % en mayo.",
  "Media de las encuestas publicadas, con sus fechas.",
  "Sigue la aprobación de la Presidencia de Ejemplo desde su primer día.",
];
