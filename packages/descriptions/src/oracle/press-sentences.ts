/** A table and what a newspaper might write over it: true, and false. */
export interface PressTable {
  readonly name: string;
  readonly title: string;
  readonly csv: string;
  readonly true: readonly string[];
  readonly false: readonly string[];
}

/**
 * Ten tables with a hundred sentences in the Spanish of newspapers, written before the grammar that reads them was
 * looked at. Which is true and which is false was decided on paper from the table.
 */
export const PRESS_TABLES: readonly PressTable[] = [
  {
    name: "months",
    title: "Paro registrado",
    csv: `Mes;Parados
2024-01;2767860
2024-02;2760408
2024-03;2727003
2024-04;2666500
2024-05;2607850
2024-06;2561067
2024-07;2550237
2024-08;2572121
2024-09;2575285
2024-10;2602054
2024-11;2586018
2024-12;2560718`,
    true: [
      "El paro registrado baja en julio hasta 2.550.237 personas, el dato más bajo del año.",
      "El paro sube en octubre por tercer mes consecutivo.",
      "El año se cierra con 2.560.718 parados, 207.142 menos que en enero.",
      "El paro baja de los 2,6 millones por primera vez en junio.",
      "Diciembre termina con casi 2,6 millones de parados.",
    ],
    false: [
      "El paro registrado baja en agosto hasta 2.550.237 personas.",
      "El paro encadena cuatro meses de subidas hasta octubre.",
      "El paro, que en enero era de 2.767.860 personas, sube hasta 2.560.718 en diciembre.",
      "El paro baja de los 2,6 millones por primera vez en mayo.",
      "Noviembre, con 2.602.054 parados, es el mes con más paro desde abril.",
    ],
  },
  {
    name: "years",
    title: "Tasa de paro",
    csv: `Año;Tasa de paro (%)
2019;14,1
2020;15,5
2021;14,8
2022;12,9
2023;12,2
2024;11,3`,
    true: [
      "La tasa de paro cae al 11,3 %, casi tres puntos menos que en 2019.",
      "El paro solo subió en 2020.",
      "El 15,5 % de 2020 es el peor dato de la serie.",
      "El paro baja en 2024 por cuarto año consecutivo.",
      "La tasa de 2024 es 4,2 puntos más baja que la de 2020.",
    ],
    false: [
      "La tasa de paro cae un 4,2 % desde 2020.",
      "El paro no ha dejado de bajar desde 2019.",
      "El 14,8 % de 2021 es el peor dato desde 2019.",
      "La tasa de paro baja en 2024 por quinto año seguido.",
      "En 2023 el paro era del 11,3 % y en 2024, del 12,2 %.",
    ],
  },
  {
    name: "categories",
    title: "Viviendas turísticas por comunidad",
    csv: `Comunidad;Viviendas turísticas
Andalucía;82000
Canarias;46500
Comunitat Valenciana;59100
Cataluña;52300
Madrid;17400
Baleares;25700`,
    true: [
      "Andalucía, con 82.000 viviendas turísticas, triplica con creces a Baleares.",
      "Madrid es la comunidad con menos viviendas turísticas: 17.400.",
      "La Comunitat Valenciana supera a Cataluña en 6800 viviendas.",
      "Cataluña es la tercera, con 52.300.",
      "Canarias (46.500) y Baleares (25.700) suman menos que Andalucía.",
    ],
    false: [
      "Cataluña, con 59.100 viviendas turísticas, es la segunda comunidad.",
      "Madrid tiene más viviendas turísticas que Baleares.",
      "Andalucía cuadruplica a Baleares.",
      "Ninguna comunidad llega a las 80.000 viviendas turísticas.",
      "Canarias es la tercera comunidad con más viviendas turísticas.",
    ],
  },
  {
    name: "polls",
    title: "Intención de voto",
    csv: `Fecha;PP (%);PSOE (%);Vox (%);Sumar (%)
2025-09;34,0;29,0;15,0;8,0
2025-10;33,5;29,0;16,5;7,5
2025-11;32,8;29,4;17,8;6,9`,
    true: [
      "El PP baja al 32,8 % y su ventaja sobre el PSOE se reduce a 3,4 puntos.",
      "Vox sube 2,8 puntos desde septiembre.",
      "El PSOE repite en octubre el 29 % de septiembre.",
      "Sumar pierde más de un punto entre septiembre y noviembre.",
      "El PP sigue siendo el primer partido, con el 32,8 %, frente al 29,4 % del PSOE.",
    ],
    false: [
      "El PSOE adelanta al PP en noviembre.",
      "Vox, que estaba en el 16,5 % en septiembre, llega al 17,8 %.",
      "El PP aventaja en 4,4 puntos al PSOE en noviembre.",
      "Sumar cae hasta el 7,5 % en noviembre.",
      "Solo el PP pierde apoyo desde septiembre.",
    ],
  },
  {
    name: "shares",
    title: "Cómo se va al trabajo",
    csv: `Medio;Porcentaje (%)
Coche;58
Transporte público;22
A pie;14
Bicicleta;4
Otros;2`,
    true: [
      "Casi seis de cada diez van al trabajo en coche.",
      "Uno de cada siete va a pie.",
      "Más de la mitad usa el coche.",
      "El transporte público, con un 22 %, queda 36 puntos por debajo del coche.",
      "La bicicleta no llega al 5 %.",
    ],
    false: [
      "Tres de cada diez usan el transporte público.",
      "Menos de la mitad va en coche.",
      "A pie va el 22 % y en transporte público, el 14 %.",
      "La bicicleta supera el 5 %.",
      "Dos de cada tres van al trabajo en coche.",
    ],
  },
  {
    name: "money",
    title: "Precio medio del alquiler",
    csv: `Año;Alquiler (euros al mes)
2015;600
2016;620
2017;655
2018;690
2019;720
2020;735
2021;730
2022;790
2023;860
2024;945`,
    true: [
      "El alquiler sube hasta 945 euros, el máximo de la serie.",
      "El alquiler se ha encarecido un 57,5 % desde 2015.",
      "Alquilar cuesta hoy 345 euros más que en 2015.",
      "El precio solo bajó en 2021, y apenas cinco euros.",
      "El alquiler roza los 950 euros.",
    ],
    false: [
      "El alquiler se ha duplicado desde 2015.",
      "El precio sube todos los años desde 2015.",
      "El alquiler supera los 950 euros al mes.",
      "Alquilar cuesta 85 euros más que en 2022.",
      "El alquiler se encareció en 2024 un 19,9 %.",
    ],
  },
  {
    name: "negatives",
    title: "Variación trimestral del PIB",
    csv: `Trimestre;PIB (%)
2023T1;0,6
2023T2;0,3
2023T3;-0,2
2023T4;-0,5
2024T1;0,1
2024T2;0,8`,
    true: [
      "El PIB cae un 0,5 % en el cuarto trimestre de 2023.",
      "La economía encadena dos trimestres de caídas en 2023.",
      "El PIB crece un 0,8 % en el segundo trimestre de 2024, el mejor dato de la serie.",
      "El PIB vuelve a terreno positivo en el primer trimestre de 2024.",
      "«Lo peor ya ha pasado», dice el Gobierno, tras una caída del 0,5 %.",
    ],
    false: [
      "El PIB crece un 0,5 % en el cuarto trimestre de 2023.",
      "La economía no ha dejado de crecer desde 2023.",
      "El PIB cae un 0,2 % en el segundo trimestre de 2023.",
      "El peor trimestre fue el tercero de 2023, con una caída del 0,2 %.",
      "El PIB creció en todos los trimestres de 2023.",
    ],
  },
  {
    name: "gaps",
    title: "Nivel de los embalses",
    csv: `Año;Agua embalsada (%)
2018;61,5
2019;52,0
2020;
2021;48,3
2022;
2023;43,1
2024;55,7`,
    true: [
      "Los embalses están al 55,7 %, 12,6 puntos más que en 2023.",
      "No hay dato de 2020 ni de 2022.",
      "El 43,1 % de 2023 es el nivel más bajo de los años con dato.",
      "El agua embalsada alcanza el nivel más alto desde 2018.",
      "En 2019 los embalses estaban en torno al 50 %.",
    ],
    false: [
      "En 2020 los embalses estaban al 50 %.",
      "Los embalses alcanzan su nivel más alto desde 2017.",
      "Los embalses están al 55,7 %, 12,6 puntos menos que en 2023.",
      "El 48,3 % de 2021 es el mínimo de la serie.",
      "En 2022 los embalses bajaron hasta el 43,1 %.",
    ],
  },
  {
    name: "ties",
    title: "Medallero",
    csv: `País;Oros;Platas
España;5;4
Italia;12;13
Francia;16;26
Hungría;6;7
Países Bajos;15;7
Alemania;12;13`,
    true: [
      "Italia y Alemania empatan a 12 oros.",
      "España, con cinco oros, es la que menos gana.",
      "Francia logra 16 oros, uno más que Países Bajos.",
      "Hungría y Países Bajos empatan a platas: siete cada uno.",
      "Francia gana el doble de platas que Italia.",
    ],
    false: [
      "Italia supera a Alemania en oros.",
      "España logra seis oros.",
      "Países Bajos es el país con más oros.",
      "Italia y Francia empatan a 12 oros.",
      "España gana más oros que Hungría.",
    ],
  },
  {
    name: "one value",
    title: "Participación en las generales",
    csv: `Año;Participación (%)
2023;66,6`,
    true: [
      "La participación fue del 66,6 %.",
      "Dos de cada tres electores votaron en 2023.",
      "La participación rozó el 67 % en 2023.",
      "Más de la mitad del censo votó.",
      "La participación no alcanzó el 70 %.",
    ],
    false: [
      "La participación subió en 2023 hasta el 66,6 %.",
      "Tres de cada cuatro electores votaron.",
      "La participación fue del 63,6 %.",
      "La participación superó el 70 %.",
      "En 2019 la participación fue del 66,6 %.",
    ],
  },
];
