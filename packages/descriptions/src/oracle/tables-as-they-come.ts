/** Table as a desk has it, with sentences about it, written by hand before the checker was asked. */
export interface TableAsItComes {
  readonly name: string;
  readonly title: string;
  readonly csv: string;
  readonly true: readonly string[];
  readonly false: readonly string[];
}

/** Sums of places, measures at two moments in columns of their own, a figure for each of several, and a title that says the unit. */
export const TABLES_AS_THEY_COME: readonly [TableAsItComes, ...TableAsItComes[]] = [
  {
    name: "towns",
    title: "Habitantes",
    csv: "Municipio;Habitantes\nAlta;1200\nBaja;800\nCosta;3000\nLlano;500",
    true: [
      "En Alta y Baja viven 2000 habitantes",
      "Alta y Baja suman 2000 habitantes",
      "Entre Alta y Baja suman 2000 habitantes",
      "Viven 2000 habitantes entre Alta y Baja",
      "Alta y Baja tienen 2000 habitantes en total",
      "En Alta, Baja y Llano viven 2500 habitantes",
      "Alta y Baja tienen 1200 y 800 habitantes",
      "Alta, Baja y Costa tienen 1200, 800 y 3000 habitantes",
      "Alta y Baja tienen más de 700 habitantes",
      "Los cuatro municipios suman 5500 habitantes",
    ],
    false: [
      "En Alta y Baja viven 3000 habitantes",
      "Alta y Baja tienen 3000 habitantes en total",
      "Alta y Baja tienen 800 y 1200 habitantes",
      "Alta y Baja tienen más de 900 habitantes",
      "Los cuatro municipios suman 6500 habitantes",
      "Llano tiene más habitantes que Alta y Baja juntas",
    ],
  },
  {
    name: "votes",
    title: "Votos",
    csv: "Partido;Votos 2019;Votos 2023\nAlfa;6800;7800\nBeta;5000;8100\nGamma;3700;3000",
    true: [
      "Gamma pierde 700 votos",
      "Alfa gana 1000 votos",
      "Solo Gamma pierde votos",
      "Alfa y Beta suben",
      "Beta gana en 2023",
      "Los tres partidos suman 18.900 votos en 2023",
      "Beta supera a Alfa por 300 votos en 2023",
      "Alfa fue la primera fuerza en 2019",
    ],
    false: [
      "Gamma pierde 900 votos",
      "Alfa gana 3100 votos",
      "Solo Beta gana votos",
      "Todos suben",
      "Alfa gana en 2023",
      "Los tres partidos suman 15.500 votos en 2023",
      "Beta fue la primera fuerza en 2019",
    ],
  },
  {
    name: "income",
    title: "Renta media por persona (euros)",
    csv: "Comunidad;Renta 2015;Renta 2022\nMadrid;16.800;20.500\nExtremadura;9800;12.100\nNavarra;15.900;19.200\nAndalucía;10.100;12.900",
    true: [
      "La renta de Andalucía ha crecido 2800 euros desde 2015",
      "Andalucía crece un 27,7 %",
      "En 2015 Madrid tenía 16.800 euros y Navarra, 15.900",
      "Solo Madrid supera los 20.000 euros",
      "Navarra se queda en 19.200 euros, 1300 menos que Madrid",
    ],
    false: [
      "La renta de Andalucía ha crecido 3800 euros desde 2015",
      "Andalucía crece un 37,7 %",
      "Extremadura pierde renta",
      "Madrid y Andalucía superan los 19.000 euros",
      "Navarra se queda en 19.200 euros, 2300 menos que Madrid",
    ],
  },
  {
    name: "unemployment",
    title: "Tasa de paro (%)",
    csv: "Año;Paro\n2019;14,1\n2020;16,1\n2021;14,8\n2022;12,9\n2023;11,8",
    true: ["El paro baja del 16,1 % al 11,8 %", "El paro ronda el 12 %", "El paro cae 4,3 puntos desde 2020"],
    false: ["El paro baja del 14,8 % al 11,2 %", "El paro ronda el 20 %", "El paro cae 2,3 puntos desde 2020"],
  },
];
