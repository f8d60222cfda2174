/** A chart that is drawn here, out of a table. */
export const figureKind = {
  name: "figure",
  label: "Gráfico de una tabla",
  madeOf:
    "una tabla que se pega o se trae: líneas, puntos, barras, acumulado, calendario, gráficos pequeños o pendiente",
  useWhen: "tengas los números y quieras dibujarlos aquí",
} as const;
