import type { OracleTable } from "./oracle-tables.ts";

/** Sentences of one place about one table: `lies` are stopped, `truths` pass. */
export interface OracleCase {
  readonly lies: readonly string[];
  readonly table: OracleTable;
  readonly truths: readonly string[];
}

/** Places where text is written beside data. */
export type OraclePlace = "card" | "draft" | "figure" | "map" | "story" | "table" | "tracker";

/**
 * Oracle of the checker: twenty false and twenty true sentences for each place where text is written, by hand, before the checker was
 * held against them. Their truth was worked out on paper from the tables: they are never bent to what the checker can do.
 */
export const ORACLE_SENTENCES: Readonly<Record<OraclePlace, readonly OracleCase[]>> = {
  figure: [
    {
      table: "paro",
      lies: [
        "En 2019 el paro era del 11,3 % y en 2024, del 14,1 %.",
        "El paro alcanza el récord del 14,1 % en 2019.",
        "El paro sube al 11,3 % en 2024.",
        "El paro baja al 16,1 % en 2020.",
        "La mayor caída de la serie es la de 2024.",
        "Por primera vez en 2021 el paro baja del 13 %.",
        "El paro cae todos los años desde 2019.",
        "El paro de 2020 fue el más bajo de la serie.",
        "La tasa de paro cae 3,1 puntos en 2021.",
        "La tasa de paro de 2020 duplica la de 2024.",
      ],
      truths: [
        "El paro baja del 14,1 % en 2019 al 11,3 % en 2024.",
        "En 2020 el paro sube al 16,1 %, el nivel más alto de la serie.",
        "La mayor caída es la de 2021, de 2,8 puntos.",
        "El paro cae todos los años desde 2020.",
        "Por primera vez en 2022 el paro baja del 13 %.",
        "La tasa de paro cierra 2024 en el 11,3 %, la más baja desde 2019.",
        "Entre 2020 y 2024 el paro cae 4,8 puntos.",
        "La tasa de paro de 2024 es la menor de los seis años.",
        "El paro subió en 2020 y desde entonces no ha dejado de bajar.",
      ],
    },
    {
      table: "provincias",
      lies: [
        "En 2022, Segovia tiene más paro que Ávila.",
        "El paro de Segovia baja todos los años desde 2020.",
        "Ávila y Segovia terminan con la misma tasa de paro.",
      ],
      truths: [
        "En 2024, el paro de Ávila es del 12 % y el de Segovia, del 8,7 %.",
        "Segovia tiene menos paro que Ávila todos los años.",
        "El paro de Ávila se mantiene en el 12 % en 2024.",
        "La diferencia entre Ávila y Segovia es de 3,3 puntos en 2024.",
      ],
    },
    {
      table: "gasolina",
      lies: [
        "La gasolina marca su precio más alto en mayo de 2024.",
        "El litro de gasolina pasa de 1,54 a 1,66 euros entre enero y junio de 2024.",
        "En junio la gasolina cuesta 1,59 euros, la más barata de la serie.",
      ],
      truths: [
        "La gasolina alcanza su máximo en abril de 2024, con 1,66 euros el litro.",
        "En junio la gasolina cuesta lo mismo que en febrero: 1,59 euros.",
        "No hay dato de marzo de 2024.",
      ],
    },
    {
      table: "saldo",
      lies: [
        "El saldo comercial cae a −900 millones en 2023.",
        "El saldo comercial de 2022, −4100 millones, es el más alto de la serie.",
      ],
      truths: [
        "El saldo comercial mejora hasta −900 millones en 2023.",
        "El peor saldo de la serie es el de 2022, −4100 millones.",
      ],
    },
    {
      table: "votos",
      lies: ["El PSOE gana las elecciones con el 31,7 % de los votos.", "Vox y Sumar empatan con el 12,4 %."],
      truths: [
        "El PP gana con el 33,1 % de los votos y el PSOE queda segundo con el 31,7 %.",
        "EH Bildu y Compromís empatan con el 1,4 %.",
      ],
    },
  ],
  map: [
    {
      table: "renta",
      lies: [
        "Madrid tiene la renta más alta.",
        "El País Vasco tiene una renta media de 17.900 euros.",
        "La renta de Navarra supera a la del País Vasco.",
        "Extremadura es la segunda comunidad con menos renta.",
        "La renta del País Vasco duplica la de Extremadura.",
        "Galicia y Andalucía tienen la misma renta.",
        "Murcia tiene menos renta que Extremadura.",
        "Cataluña es la tercera comunidad con la renta más alta.",
      ],
      truths: [
        "El País Vasco tiene la renta más alta, 18.800 euros por persona.",
        "Extremadura es la comunidad con menos renta: 11.900 euros.",
        "Andalucía y Murcia empatan con 12.200 euros.",
        "La renta de Madrid supera en 900 euros a la de Cataluña.",
        "Navarra es la segunda comunidad con más renta.",
        "La renta de Galicia es menor que la de Aragón.",
        "Canarias no tiene dato.",
        "Cuatro comunidades superan los 16.500 euros.",
        "La renta va de los 11.900 euros de Extremadura a los 18.800 del País Vasco.",
      ],
    },
    {
      table: "paroMapa",
      lies: [
        "Jaén es la provincia con más paro, con un 18,9 %.",
        "Cádiz tiene un 18,9 % de paro y Jaén, un 21,5 %.",
        "El paro de Cádiz es el doble que el de Jaén.",
        "Solo Cádiz supera el 15 % de paro.",
        "Todas las provincias bajan del 20 % de paro.",
        "El paro de Zaragoza es mayor que el de Madrid.",
        "Entre Cádiz y Soria hay 25,1 puntos de diferencia.",
        "Soria tiene el paro más bajo, con un 8,1 %.",
      ],
      truths: [
        "Cádiz es la provincia con más paro, con un 21,5 %.",
        "Solo Cádiz supera el 20 % de paro.",
        "El paro de Sevilla es el doble que el de Madrid.",
        "Gipuzkoa y Soria comparten el paro más bajo, un 6,4 %.",
        "Entre Cádiz y Jaén hay 2,6 puntos de diferencia.",
        "Todas las provincias superan el 6 % de paro.",
        "Jaén tiene más paro que Sevilla.",
      ],
    },
    {
      table: "poblacion",
      lies: [
        "Cataluña es la comunidad más poblada, con ocho millones de habitantes.",
        "La Rioja tiene 3,24 millones de habitantes.",
        "Madrid tiene más habitantes que Cataluña.",
        "Tres comunidades superan los 7,5 millones de habitantes.",
      ],
      truths: [
        "Andalucía es la comunidad más poblada, con 8,6 millones de habitantes.",
        "La Rioja, con 324.000 habitantes, es la menos poblada.",
        "Galicia dobla en población a Aragón: 2.700.000 frente a 1.350.000.",
        "Madrid tiene siete millones de habitantes, uno menos que Cataluña.",
      ],
    },
  ],
  tracker: [
    {
      table: "aprobacion",
      lies: [
        "Aprueba el 54,2 % el 15 de mayo de 2024.",
        "La aprobación sube al 40,1 % en mayo.",
        "El 15 de marzo desaprueba el 50,4 %, el máximo de la serie.",
        "La desaprobación baja al 55 % en junio de 2024.",
        "La aprobación cae todos los meses desde enero.",
        "En junio aprueba más gente de la que desaprueba.",
        "La aprobación marca un récord en abril, con el 42 %.",
        "La aprobación pasa del 43,2 % de enero al 40,1 % de junio.",
        "Entre enero y junio de 2024 la desaprobación sube dos puntos.",
        "El 15 de junio el saldo es de −12,9 puntos.",
      ],
      truths: [
        "El 15 de marzo de 2024 aprueba el 43,2 %, su máximo.",
        "La aprobación baja al 40,1 % en mayo.",
        "La desaprobación alcanza el 55 % en junio, el nivel más alto de la serie.",
        "En junio la aprobación se queda en el 40,1 %, igual que en mayo.",
        "Desde marzo la desaprobación sube todos los meses.",
        "La desaprobación supera a la aprobación todos los meses.",
        "Entre enero y junio de 2024 la desaprobación sube tres puntos.",
        "El 15 de mayo el saldo es de −14,1 puntos.",
        "Aprueba el 40,1 % y desaprueba el 55 %: 14,9 puntos de diferencia.",
      ],
    },
    {
      table: "intencion",
      lies: [
        "El PSOE lidera la encuesta de mayo con el 34,8 %.",
        "Vox adelanta al PSOE en abril.",
        "El PP alcanza su mejor dato en mayo de 2024.",
        "El PP sube al 34,8 % en mayo.",
        "Sumar sube todos los meses.",
        "El PSOE cae por debajo del 27 % por primera vez en marzo.",
        "El PP saca diez puntos al PSOE en mayo.",
        "Vox supera a Sumar por primera vez en mayo.",
        "Sumar pierde 9 puntos entre enero y mayo de 2024.",
        "El PSOE tiene la mitad de apoyo que el PP.",
      ],
      truths: [
        "El PP lidera la serie todos los meses.",
        "El PP baja al 34,8 % en mayo, su peor dato.",
        "El PSOE pasa del 27,9 % de abril al 30,2 % de mayo.",
        "El PSOE supera el 30 % por primera vez en mayo de 2024.",
        "Sumar cae todos los meses desde enero.",
        "El PP se mantiene en el 36,4 % en abril.",
        "El PP aventaja al PSOE en 4,6 puntos en mayo.",
        "Vox alcanza su máximo en abril, con el 11 %.",
        "Sumar pierde 2,9 puntos entre enero y mayo de 2024.",
        "El PP cae 1,6 puntos en mayo.",
        "El PSOE sube 2,3 puntos en mayo, su mayor subida de la serie.",
      ],
    },
  ],
  card: [
    {
      table: "paroTarjeta",
      lies: [
        "El paro sube al 15 %",
        "El paro, en su nivel más alto desde 2021",
        "El paro sube al 12,2 %",
        "El paro cae 12,2 puntos",
        "El paro baja del 12 %",
        "Tres años seguidos de caídas del paro",
        "Uno de cada tres activos está en paro",
        "El paro cae a la mitad desde 2020",
      ],
      truths: [
        "El paro baja al 12,2 %",
        "El paro cae por segundo año consecutivo",
        "El paro, en el 12,2 %, su nivel más bajo desde 2020",
        "El paro baja cuatro décimas en 2024",
        "El paro marca un mínimo",
        "El paro cae 3,9 puntos desde 2020",
        "Uno de cada ocho activos está en paro",
      ],
    },
    {
      table: "ipc",
      lies: [
        "La inflación baja al 1,8 % en octubre",
        "La inflación se sitúa en el 2,3 % en octubre",
        "La inflación marca en octubre su mínimo del año",
        "El IPC sube tres puntos en octubre",
        "Los precios suben un 3,4 % en octubre",
      ],
      truths: [
        "La inflación sube al 1,8 % en octubre",
        "La inflación repunta tres décimas en octubre",
        "El IPC sube tras tres meses de caídas",
        "La inflación se queda por debajo del 2 % por segundo mes consecutivo",
        "Los precios suben un 1,8 % en octubre",
        "El IPC, lejos del 3,4 % de junio",
      ],
    },
    {
      table: "hipotecas",
      lies: [
        "Las hipotecas caen en abril",
        "Las hipotecas se triplican en abril",
        "Las firmas de hipotecas suben un 50 % en abril",
        "Abril, el peor mes para las hipotecas",
      ],
      truths: [
        "Las hipotecas se duplican en abril",
        "Abril cierra con 55.200 hipotecas, el máximo de la serie",
        "Las hipotecas crecen un 100 % en abril",
        "Más de 55.000 hipotecas en abril",
      ],
    },
    {
      table: "incendios",
      lies: [
        "Los incendios queman más que nunca",
        "El fuego arrasa 89.000 hectáreas en 2024",
        "Las hectáreas quemadas suben por segundo año",
      ],
      truths: [
        "Menos de la mitad de hectáreas quemadas que en 2023",
        "El fuego quema 42.600 hectáreas, el menor dato de la serie",
        "Las hectáreas quemadas bajan por segundo año consecutivo",
      ],
    },
  ],
  story: [
    {
      table: "alquiler",
      lies: [
        "El alquiler en Madrid pasó de 11,0 a 20,5 euros por metro cuadrado entre 2014 y 2024.",
        "En 2024 Barcelona es la ciudad más cara.",
        "Zaragoza era la ciudad más barata en 2014, con 6,1 euros.",
        "Valencia ha triplicado su alquiler desde 2014.",
        "En Sevilla el alquiler ha bajado desde 2014.",
        "En 2014, alquilar en Madrid era más caro que en Barcelona.",
        "El precio en Zaragoza sube un 40 % entre 2014 y 2024.",
        "En 2024 Sevilla es más cara que Valencia.",
      ],
      truths: [
        "En Madrid el alquiler pasó de 10,1 a 20,5 euros por metro cuadrado entre 2014 y 2024.",
        "En 2024, Madrid es la ciudad más cara, con 20,5 euros.",
        "Zaragoza era la más barata en 2014, con 6 euros.",
        "Valencia ha más que duplicado su alquiler desde 2014.",
        "El precio en Sevilla sube un 79 % entre 2014 y 2024.",
        "En 2014 Barcelona era más cara que Madrid; en 2024 ya no.",
        "Los cinco precios suben entre 2014 y 2024.",
        "Sevilla cuesta en 2024 menos que Valencia.",
      ],
    },
    {
      table: "turistas",
      lies: [
        "España recibió 85,2 millones de turistas en 2024.",
        "Los turistas cayeron un 57 % en 2020.",
        "2023 fue el año con más turistas.",
        "En 2022 llegaron más turistas que en 2019.",
        "Las llegadas crecen todos los años desde 2019.",
        "Los turistas suben de 85,2 a 93,8 millones entre 2022 y 2024.",
        "El número de turistas bajó en 2021.",
        "En 2020 vinieron la mitad de turistas que en 2019.",
      ],
      truths: [
        "España recibió 93,8 millones de turistas en 2024, un récord.",
        "Los turistas cayeron un 77 % en 2020.",
        "2020 fue el año con menos turistas.",
        "En 2023 se superó por primera vez el nivel de 2019.",
        "Las llegadas crecen todos los años desde 2020.",
        "Los turistas suben de 71,7 a 85,2 millones entre 2022 y 2023.",
        "En 2024 llegaron 8,6 millones más que en 2023.",
        "En 2020 vinieron menos de una cuarta parte de los turistas de 2019.",
      ],
    },
    {
      table: "poblacion",
      lies: [
        "Andalucía, con 8,6 millones, tiene el doble de habitantes que Madrid.",
        "Aragón tiene más población que Galicia.",
        "Castilla y León es la tercera comunidad más poblada.",
      ],
      truths: [
        "Andalucía, Cataluña y Madrid suman 23,6 millones de habitantes.",
        "Galicia tiene el doble de población que Aragón.",
        "Castilla y León es la sexta comunidad más poblada de la tabla.",
      ],
    },
    {
      table: "provincias",
      lies: ["El paro de Ávila y el de Segovia suben en 2024."],
      truths: ["En 2023 el paro sube en Segovia y baja en Ávila."],
    },
  ],
  draft: [
    {
      table: "natalidad",
      lies: [
        "Los nacimientos bajan de 420.290 en 2015 a 329.251 en 2023.",
        "Los nacimientos suben entre 2015 y 2023.",
        "Nacen 341.315 niños en 2021.",
        "2019 es el año con menos nacimientos.",
        "La natalidad toca su máximo en 2018.",
        "Los nacimientos caen un 33 % desde 2015.",
        "En 2023 hay 99.634 nacimientos más que en 2015.",
      ],
      truths: [
        "Los nacimientos bajan de 420.290 en 2015 a 320.656 en 2023.",
        "Los nacimientos caen todos los años.",
        "2023 es el año con menos nacimientos, 320.656.",
        "Los nacimientos caen casi una cuarta parte desde 2015.",
        "En 2020 nacen 19.302 niños menos que en 2019.",
        "Los nacimientos caen un 23,7 % entre 2015 y 2023.",
      ],
    },
    {
      table: "parados",
      lies: [
        "Los parados bajan de 3.719.800 a 3.024.000 entre 2020 y 2023.",
        "La tasa de paro baja un 4,3 % entre 2020 y 2023.",
        "Los parados suben a 2.830.600 en 2023.",
        "Parados: baja del 3.719.800 % en 2020 al 2.830.600 % en 2023.",
        "La tasa de paro cae 11,8 puntos entre 2020 y 2023.",
        "Hay 2,8 millones de parados en 2020.",
      ],
      truths: [
        "Los parados bajan de 3.719.800 en 2020 a 2.830.600 en 2023.",
        "La tasa de paro baja 4,3 puntos entre 2020 y 2023.",
        "La tasa de paro cae un 26,7 % entre 2020 y 2023.",
        "En 2023 hay 2,8 millones de parados.",
        "Hay 889.200 parados menos en 2023 que en 2020.",
      ],
    },
    {
      table: "votos",
      lies: [
        "El valor más alto es el de Vox, con el 33,1 %.",
        "ERC tiene más votos que Sumar.",
        "El PP obtiene el 31,7 % y el PSOE, el 33,1 %.",
        "PP y PSOE suman el 74,8 % de los votos.",
      ],
      truths: [
        "El valor más alto es el del PP, con el 33,1 %.",
        "Vox supera a Sumar por una décima.",
        "PP y PSOE suman el 64,8 % de los votos.",
        "Uno de cada tres votos es para el PP.",
        "EH Bildu y Compromís tienen el 1,4 % cada uno.",
      ],
    },
    {
      table: "luz",
      lies: [
        "El precio de la luz baja a 80,1 €/MWh el 6 de febrero.",
        "El 2 de febrero la luz marca el precio más bajo, 67 €/MWh.",
        "El precio cae de 73,5 € el 1 de febrero a 58,2 € el 6 de febrero.",
      ],
      truths: [
        "El 6 de febrero el precio de la luz sube a 80,1 €/MWh, el más alto de la serie.",
        "El 3 de febrero de 2024 el precio es el mismo que el 1 de febrero: 73,5 €/MWh.",
        "Falta el dato del 4 de febrero.",
      ],
    },
    { table: "afiliados", lies: [], truths: ["Hay 21,3 millones de afiliados en 2024."] },
  ],
  table: [
    {
      table: "municipios",
      lies: [
        "Baja es el municipio con más habitantes.",
        "Encina tiene la renta por persona más baja.",
        "Dehesa tiene 54.200 habitantes.",
        "Alta tiene menos habitantes que Baja.",
        "La renta por persona de Encina es de 19.600 euros.",
        "Alta y Baja tienen los mismos habitantes.",
        "El paro de Frontera es del 12,4 %.",
        "Frontera tiene el paro más bajo.",
        "La variación anual de Dehesa es del 2,1 %.",
        "Carrizal tiene más paro que Dehesa.",
        "El paro de Baja es 3,5 puntos mayor que el de Alta.",
        "La renta por persona de Alta duplica la de Dehesa.",
        "Ningún municipio supera el 20 % de paro.",
        "Tres municipios superan los 50.000 habitantes.",
        "Todos los municipios tienen más de 10.000 habitantes.",
        "Encina es el segundo municipio con más habitantes.",
        "Alta tiene 120.000 habitantes y Baja, 68.000.",
        "Solo Dehesa supera el 15 % de paro.",
        "Entre Alta y Baja hay 43.000 habitantes de diferencia.",
        "El paro va del 6,2 % de Encina al 18,3 % de Frontera.",
      ],
      truths: [
        "Alta es el municipio con más habitantes.",
        "Dehesa tiene la renta por persona más baja.",
        "Dehesa tiene 45.200 habitantes.",
        "Alta tiene más habitantes que Baja.",
        "La renta por persona de Encina es de 16.900 euros.",
        "Carrizal y Dehesa tienen los mismos habitantes.",
        "El paro de Frontera es del 21,4 %.",
        "Encina tiene el paro más bajo.",
        "La variación anual de Dehesa es del −2,1 %.",
        "Carrizal tiene menos paro que Dehesa.",
        "El paro de Baja es 5,5 puntos mayor que el de Alta.",
        "Alta tiene 120.000 habitantes y Baja, 86.000.",
        "Solo Frontera supera el 20 % de paro.",
        "Dos municipios superan los 50.000 habitantes.",
        "Todos los municipios tienen más de 1000 habitantes.",
        "Baja es el segundo municipio con más habitantes.",
        "Entre Alta y Baja hay 34.000 habitantes de diferencia.",
        "Dos municipios superan el 15 % de paro.",
        "El paro va del 6,2 % de Encina al 21,4 % de Frontera.",
        "Encina tiene la renta por persona más alta.",
      ],
    },
  ],
};

/** Sentences that the table alone can't settle: it begins after what they speak of, so they are asked about, never passed as checked. */
export const ORACLE_DOUBTS: readonly { readonly table: OracleTable; readonly text: string }[] = [
  { table: "paroTarjeta", text: "El paro, en su nivel más bajo desde 2008" },
  { table: "paro", text: "El paro de 2024 es el más bajo de la historia." },
  { table: "turistas", text: "En 2024 llegan más turistas que en 2018." },
  { table: "embalses", text: "El agua embalsada cae desde marzo." },
];
