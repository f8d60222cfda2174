import type { TableAsItComes } from "./tables-as-they-come.ts";

/** Parts of a whole as newspapers write them, over tables that say what the whole is: twenty true and twenty false, worked out on paper. */
export const SHARES_AS_THEY_COME: readonly TableAsItComes[] = [
  {
    name: "towns with their total",
    title: "Habitantes por municipio",
    csv: "Municipio;Habitantes\nAlta;6000\nBaja;2500\nCosta;1000\nLlano;500\nTotal;10000",
    true: [
      "Alta concentra más de la mitad de los habitantes.",
      "Baja concentra una cuarta parte de los habitantes.",
      "Uno de cada cuatro habitantes vive en Baja.",
      "Alta y Baja concentran el 85 % de la población.",
      "Costa representa el 10 % del total.",
      "El 60 % de los habitantes vive en Alta.",
      "Baja reúne a 2500 habitantes, el 25 % del total.",
      "Cerca del 60 % de los habitantes vive en Alta.",
      "Menos de un tercio de los habitantes vive en Baja.",
      "Alta concentra el 60 % de los habitantes y Baja, el 25 %.",
      "Alta concentra el 60 % de los habitantes; Costa, uno de cada diez.",
      "Alta tiene el 60 % de los habitantes.",
    ],
    false: [
      "Alta concentra menos de la mitad de los habitantes.",
      "Baja concentra un tercio de los habitantes.",
      "Uno de cada cinco habitantes vive en Alta.",
      "Alta y Baja concentran el 75 % de la población.",
      "Costa representa el 20 % del total.",
      "La mitad de los habitantes vive en Baja.",
      "Más de un tercio de los habitantes vive en Baja.",
      "Llano reúne a más del 10 % de los habitantes.",
      "Alta concentra el 60 % de los habitantes y Baja, el 35 %.",
      "Alta concentra el 60 % de los habitantes; Costa, uno de cada tres.",
      "Alta tiene el 70 % de los habitantes.",
    ],
  },
  {
    name: "a budget with the rest of it",
    title: "Presupuesto por partidas",
    csv: "Partida;Presupuesto (millones de euros)\nSanidad;900\nEducación;600\nTransporte;300\nOtros;200",
    true: [
      "Sanidad se lleva casi la mitad del presupuesto.",
      "Educación acapara el 30 % del presupuesto.",
      "Sanidad y Educación suponen tres cuartas partes del total.",
      "El 15 % del presupuesto va a Transporte.",
    ],
    false: [
      "Sanidad se lleva más de la mitad del presupuesto.",
      "Educación acapara la mitad del presupuesto.",
      "El 40 % del presupuesto va a Educación.",
      "Sanidad y Educación suponen el 65 % del total.",
    ],
  },
  {
    name: "votes in per cent",
    title: "Resultados",
    csv: "Partido;Votos (%)\nAlfa;34,0\nBeta;26,0\nGamma;20,0\nDelta;12,0\nOtros;8,0",
    true: [
      "Alfa concentra más de un tercio de los votos.",
      "Alfa y Beta concentran el 60 % de los votos.",
      "Uno de cada cinco votos es para Gamma.",
    ],
    false: [
      "Beta concentra uno de cada tres votos.",
      "Alfa y Beta concentran más de dos tercios de los votos.",
      "Gamma y Delta reúnen casi la mitad de los votos.",
    ],
  },
  {
    name: "men and women over the years",
    title: "Plantilla de la empresa",
    csv: "Año;Mujeres;Hombres;Total\n2022;400;600;1000\n2024;540;560;1100",
    true: [
      "Las mujeres representan casi la mitad del total en 2024.",
      "En 2022 los hombres suponían el 60 % del total.",
      "Los hombres son el 51 % del total en 2024.",
    ],
    false: [
      "Las mujeres representan más de la mitad del total en 2024.",
      "En 2022 los hombres suponían la mitad del total.",
      "Las mujeres son el 45 % del total en 2024.",
    ],
  },
  {
    name: "the largest communities, and no total",
    title: "Población por comunidades",
    csv: "Comunidad;Habitantes\nAndalucía;8600000\nCataluña;8000000\nMadrid;7000000\nGalicia;2700000",
    true: ["Andalucía concentra casi un tercio de los habitantes de las cuatro comunidades."],
    false: ["Andalucía concentra más de la mitad de la población.", "Uno de cada cuatro habitantes vive en Galicia."],
  },
];

/** Sentences by the table that they are of, which those tables neither bear out nor contradict: nobody knows the whole, or it is of something else. */
export const UNSETTLED_SHARES: Readonly<Record<string, readonly string[]>> = {
  "the largest communities, and no total": [
    "Andalucía concentra un tercio de la población.",
    "Andalucía concentra el 18 % de la población.",
    "Madrid reúne a uno de cada siete habitantes.",
  ],
  "towns with their total": [
    "El 60 % de los habitantes de Baja tiene coche.",
    "La mitad de los habitantes de Costa son mayores.",
    "Un tercio de los habitantes de Alta vive en el centro.",
    "Alta pierde la mitad de sus habitantes.",
    "La caída supone el 20 % de los habitantes de Alta.",
    "Baja reúne a la mitad de los mayores.",
    "Alta concentra el 30 % de las empresas.",
    "Alta tiene el 60 % de los habitantes de la provincia.",
    "Alta no concentra el 60 % de los habitantes.",
  ],
  "men and women over the years": ["Las mujeres representan más de la mitad de los directivos en 2024."],
};

/** Sentences that take no account of the row of the total: the largest of the places is one of them. */
export const OF_THE_PARTS_ALONE: readonly (readonly [sentence: string, verdict: "true" | "false"])[] = [
  ["Alta es el municipio con más habitantes.", "true"],
  ["Baja es el segundo municipio con más habitantes.", "true"],
  ["Baja es el municipio con más habitantes.", "false"],
  ["Los cuatro municipios suman 10.000 habitantes.", "true"],
  ["Los cuatro municipios suman 20.000 habitantes.", "false"],
  ["Solo Alta supera los 5000 habitantes.", "true"],
  ["Dos municipios superan los 2000 habitantes.", "true"],
  ["Tres municipios superan los 2000 habitantes.", "false"],
  ["El total es de 10.000 habitantes.", "true"],
];
