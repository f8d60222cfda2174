/** Tables in the layouts of those who publish them, with invented figures. */
export const TABLE_SAMPLES = [
  {
    value: "ine",
    label: "Dos filas de nombres, unidades y notas",
    text: "Tasa de paro por sexo\nUnidades: porcentaje\n\n\t2024\t\t2025\t\n\tHombres\tMujeres\tHombres\tMujeres\nTotal Nacional\t10,1\t12,8\t9,8 (p)\t12,1 (p)\nMelilla\t18,4\t..\t17,9\t24,3*\nFuente: Instituto de Ejemplo\n",
  },
  {
    value: "marks",
    label: "Miles o decimales: hay que decirlo",
    text: "Lugar;Valor\nNorte;12.345\nSur;67.891\n",
  },
  {
    value: "days",
    label: "Día o mes delante: hay que decirlo",
    text: "Fecha;Valor\n03/05/2026;12,5\n04/06/2026;13,1\n",
  },
  {
    value: "months",
    label: "Meses escritos a mano",
    text: "Mes;Índice\nene-26;100,4\nfebrero de 2026;100,9\n2026M03;101,2\nmay-26;101,6\n",
  },
  {
    value: "accounts",
    label: "Paréntesis, puntos y guiones",
    text: "Partida;Cambio;Saldo\nIngresos;+3,4 pp;12.200,5 €\nGastos;–1,2 pp;(350,0 €)\nResto;..;–\n",
  },
  {
    value: "commas",
    label: "Decimales con coma en un archivo de comas",
    text: "Lugar,Valor\nNorte,1,5\nSur,2,7\n",
  },
] as const;
