/** Kinds of charts as Datawrapper names them, with the names that a description gives them. */
export const CHART_KINDS: readonly { readonly value: string; readonly label: string }[] = [
  { value: "", label: "Gráfico" },
  { value: "d3-lines", label: "Líneas" },
  { value: "multiple-lines", label: "Líneas en cuadros" },
  { value: "d3-area", label: "Áreas" },
  { value: "d3-bars", label: "Barras" },
  { value: "d3-bars-split", label: "Barras por grupos" },
  { value: "d3-bars-stacked", label: "Barras apiladas" },
  { value: "d3-bars-bullet", label: "Barras con objetivo" },
  { value: "d3-range-plot", label: "Intervalos" },
  { value: "d3-arrow-plot", label: "Flechas" },
  { value: "d3-dot-plot", label: "Puntos" },
  { value: "d3-scatter-plot", label: "Dispersión" },
  { value: "column-chart", label: "Columnas" },
  { value: "grouped-column-chart", label: "Columnas agrupadas" },
  { value: "stacked-column-chart", label: "Columnas apiladas" },
  { value: "multiple-columns", label: "Columnas en cuadros" },
  { value: "d3-pies", label: "Tarta" },
  { value: "d3-multiple-pies", label: "Tartas" },
  { value: "d3-donuts", label: "Anillo" },
  { value: "d3-multiple-donuts", label: "Anillos" },
  { value: "election-donut-chart", label: "Hemiciclo" },
  { value: "tables", label: "Tabla" },
  { value: "d3-maps-choropleth", label: "Mapa de coropletas" },
  { value: "d3-maps-symbols", label: "Mapa de símbolos" },
  { value: "locator-map", label: "Mapa de localización" },
];

const LABELS = new Map(CHART_KINDS.map(({ value, label }) => [value, label]));

/** Returns the name that a description gives to a kind of chart; «Gráfico» for one that nobody has named. */
export function chartKind(type: string): string {
  return LABELS.get(type) ?? "Gráfico";
}
