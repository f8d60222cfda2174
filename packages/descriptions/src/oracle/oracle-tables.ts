/** Tables that the oracle's sentences talk about: shaped as a desk brings them, with ties, gaps, negatives, and a series of one value. */
export const ORACLE_TABLES = {
  paro: {
    title: "Tasa de paro en España",
    text: "Año;Tasa de paro (%)\n2019;14,1\n2020;16,1\n2021;13,3\n2022;12,9\n2023;11,8\n2024;11,3",
  },
  provincias: {
    title: "Tasa de paro (%) por provincias",
    text: "Año;Ávila (%);Segovia (%)\n2020;17,2;11,4\n2021;15,9;10,8\n2022;13,1;9,6\n2023;12,0;9,9\n2024;12,0;8,7",
  },
  gasolina: {
    title: "Precio de la gasolina 95",
    text: "Mes;Gasolina 95 (€/l)\n2024-01;1,54\n2024-02;1,59\n2024-03;\n2024-04;1,66\n2024-05;1,62\n2024-06;1,59",
  },
  saldo: {
    title: "Saldo comercial",
    text: "Año;Saldo comercial (millones de euros)\n2020;-3200\n2021;-1800\n2022;-4100\n2023;-900\n2024;-1100",
  },
  votos: {
    title: "Elecciones generales",
    text: "Partido;Votos (%)\nPP;33,1\nPSOE;31,7\nVox;12,4\nSumar;12,3\nERC;1,9\nJunts;1,6\nEH Bildu;1,4\nCompromís;1,4",
  },
  escrutinio: {
    title: "Votos por candidatura",
    text: "Candidatura;Votos;Votos (%)\nAlfa;4120300;33,1\nBeta;3980100;32,0\nGamma;2104000;16,9\nDelta;1020500;8,2",
  },
  embalses: {
    title: "Agua embalsada",
    text: "Mes;Agua (hm³)\n2026-02;33100\n2026-03;35900\n2026-04;36200\n2026-05;35100\n2026-06;32000\n2026-07;28300",
  },
  renta: {
    title: "Renta media por persona",
    text: "Comunidad;Renta media por persona (€)\nPaís Vasco;18800\nNavarra;17900\nMadrid;17700\nCataluña;16800\nAragón;16100\nGalicia;14300\nAndalucía;12200\nMurcia;12200\nExtremadura;11900\nCanarias;",
  },
  paroMapa: {
    title: "Tasa de paro por provincias",
    text: "Provincia;Paro (%)\nCádiz;21,5\nJaén;18,9\nSevilla;17,2\nMadrid;8,6\nZaragoza;8,1\nGipuzkoa;6,4\nSoria;6,4\nCeuta;",
  },
  poblacion: {
    title: "Población por comunidades",
    text: "Comunidad;Habitantes\nAndalucía;8600000\nCataluña;8000000\nMadrid;7000000\nComunidad Valenciana;5300000\nGalicia;2700000\nCastilla y León;2400000\nAragón;1350000\nLa Rioja;324000",
  },
  aprobacion: {
    title: "Aprobación de la presidenta",
    text: "Fecha;Aprueba (%);Desaprueba (%)\n2024-01-15;41,5;52,0\n2024-02-15;42,3;51,1\n2024-03-15;43,2;50,4\n2024-04-15;42,0;52,9\n2024-05-15;40,1;54,2\n2024-06-15;40,1;55,0",
  },
  intencion: {
    title: "Intención de voto",
    text: "Mes;PP (%);PSOE (%);Vox (%);Sumar (%)\n2024-01;35,2;28,4;10,1;9,0\n2024-02;35,9;28,0;10,3;8,2\n2024-03;36,4;27,1;10,3;7,5\n2024-04;36,4;27,9;11,0;6,8\n2024-05;34,8;30,2;10,6;6,1",
  },
  paroTarjeta: {
    title: "Tasa de paro",
    text: "Año;Tasa de paro (%)\n2020;16,1\n2021;13,3\n2022;15,0\n2023;12,6\n2024;12,2",
  },
  ipc: {
    title: "Inflación",
    text: "Mes;IPC, variación anual (%)\n2024-06;3,4\n2024-07;2,8\n2024-08;2,3\n2024-09;1,5\n2024-10;1,8",
  },
  hipotecas: {
    title: "Hipotecas firmadas",
    text: "Mes;Hipotecas firmadas\n2024-01;31000\n2024-02;34500\n2024-03;27600\n2024-04;55200",
  },
  incendios: { title: "Incendios", text: "Año;Hectáreas quemadas\n2022;268000\n2023;89000\n2024;42600" },
  alquiler: {
    title: "Alquiler por metro cuadrado",
    text: "Año;Madrid (€/m²);Barcelona (€/m²);Valencia (€/m²);Sevilla (€/m²);Zaragoza (€/m²)\n2014;10,1;11,0;6,1;7,0;6,0\n2024;20,5;20,2;13,4;12,5;10,0",
  },
  turistas: {
    title: "Turistas que llegan a España",
    text: "Año;Turistas (millones)\n2019;83,5\n2020;18,9\n2021;31,2\n2022;71,7\n2023;85,2\n2024;93,8",
  },
  natalidad: {
    title: "Nacimientos en España",
    text: "Año;Nacimientos\n2015;420290\n2018;372777\n2019;360617\n2020;341315\n2021;337380\n2022;329251\n2023;320656",
  },
  parados: {
    title: "Parados y tasa de paro en España",
    text: "Año;Parados;Tasa de paro (%)\n2020;3719800;16,1\n2021;3103800;13,3\n2022;3024000;12,9\n2023;2830600;11,8",
  },
  afiliados: { title: "Afiliados a la Seguridad Social", text: "Año;Afiliados\n2024;21300000" },
  municipios: {
    title: "Los municipios de la comarca",
    text: "Municipio;Habitantes;Renta por persona (€);Variación anual (%);Paro (%)\nAlta;120000;14500;1,2;9,1\nBaja;86000;11200;-0,8;14,6\nCarrizal;45200;12300;0,4;11,9\nDehesa;45200;9800;-2,1;18,3\nEncina;7300;16900;3,5;6,2\nFrontera;1200;;0,0;21,4",
  },
  luz: {
    title: "Precio de la luz",
    text: "Fecha;Precio de la luz (€/MWh)\n2024-02-01;73,5\n2024-02-02;67,0\n2024-02-03;73,5\n2024-02-04;\n2024-02-05;58,2\n2024-02-06;80,1",
  },
} as const;

/** Name of a table of the oracle. */
export type OracleTable = keyof typeof ORACLE_TABLES;
