/** A chart that is drawn here, out of a table. */
export const figureKind = {
  name: "figure",
  label: "Gráfico de una tabla",
  madeOf: "una tabla que se pega o se trae: líneas, barras, áreas, dispersión, hemiciclo y diez clases más",
  useWhen: "tengas los números y quieras dibujarlos aquí",
} as const;
