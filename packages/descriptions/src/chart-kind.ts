/** How Datawrapper names its kinds of charts, and how a description calls them. */
const KINDS: Readonly<Record<string, string>> = {
  "d3-lines": "Líneas",
  "multiple-lines": "Líneas en cuadros",
  "d3-area": "Áreas",
  "d3-bars": "Barras",
  "d3-bars-split": "Barras por grupos",
  "d3-bars-stacked": "Barras apiladas",
  "d3-bars-bullet": "Barras con objetivo",
  "d3-range-plot": "Intervalos",
  "d3-arrow-plot": "Flechas",
  "d3-dot-plot": "Puntos",
  "d3-scatter-plot": "Dispersión",
  "column-chart": "Columnas",
  "grouped-column-chart": "Columnas agrupadas",
  "stacked-column-chart": "Columnas apiladas",
  "multiple-columns": "Columnas en cuadros",
  "d3-pies": "Tarta",
  "d3-multiple-pies": "Tartas",
  "d3-donuts": "Anillo",
  "d3-multiple-donuts": "Anillos",
  "election-donut-chart": "Hemiciclo",
  tables: "Tabla",
  "d3-maps-choropleth": "Mapa de coropletas",
  "d3-maps-symbols": "Mapa de símbolos",
  "locator-map": "Mapa de localización",
};

/** How a description calls a kind of chart; «Gráfico» for one that nobody has named. */
export function chartKind(type: string): string {
  return (Object.hasOwn(KINDS, type) ? KINDS[type] : undefined) ?? "Gráfico";
}
