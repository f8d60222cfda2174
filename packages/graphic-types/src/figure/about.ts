import type { AboutType } from "../graphic-type.ts";
import { FigureConfig } from "./config.ts";

/** What each kind is for, for who chooses among them. */
export const KIND_USES: Readonly<Record<FigureConfig["kind"], string>> = {
  lines: "Cómo cambia algo con el tiempo. Lleva márgenes de error y observaciones sueltas",
  dots: "Valores que no se unen: encuestas con su margen, o dos momentos de cada nombre",
  bars: "Cuánto hay de cada cosa. Con nombres, en horizontal; con días o años, en vertical",
  cumulative: "Cuánto va sumado hasta cada día: se pega lo de cada fila, y la suma se hace aquí",
  calendar: "Un valor por día: se ven las semanas y las estaciones. Hasta dos años",
  multiples: "La misma línea en varios sitios, cada una en su recuadro y todas con los mismos ejes",
  slope: "Cómo estaba cada cosa en la primera fila y cómo está en la última",
};

/** A chart that is drawn here, out of a table. */
export const aboutFigure: AboutType<"figure", FigureConfig> = {
  name: "figure",
  label: "Gráfico de una tabla",
  madeOf:
    "una tabla que se pega o se trae: líneas, puntos, barras, acumulado, calendario, gráficos pequeños o pendiente",
  labels: {
    kind: "Clase de gráfico",
    data: "Tabla",
    "data.x.name": "Nombre de la primera columna",
    "data.x.kind": "La primera columna es",
    "data.x.skipsGaps": "Los días sin datos no ocupan sitio",
    "data.columns": "Columnas",
    "data.columns.*": "Columna",
    "data.columns.*.name": "Nombre de la columna",
    "data.columns.*.role": "Qué es la columna",
    "data.columns.*.look": "Aspecto de la columna",
    "data.rows": "Datos",
    "data.rows.*": "Fila",
    "data.rows.*.x": "Primera columna de la fila",
    "data.rows.*.values": "Valores de la fila",
    "data.rows.*.values.*": "Valor",
    "format.unit": "Unidad",
    "format.decimals": "Decimales",
    scale: "Escala",
    notes: "Notas",
    "notes.*": "Nota",
    "notes.*.id": "Nombre interno",
    "notes.*.kind": "Qué señala",
    "notes.*.x": "Dónde",
    "notes.*.to": "Hasta dónde",
    "notes.*.y": "Valor que señala",
    "notes.*.text": "Texto de la nota",
    heading: "Titular sobre el gráfico",
    subheading: "Qué se mide",
    footnote: "Nota al pie",
    style: "Estilo",
    ratio: "Proporción",
    phoneRatio: "Proporción en el móvil",
  },
  choices: {
    kind: {
      lines: "Líneas",
      dots: "Puntos",
      bars: "Barras",
      cumulative: "Acumulado",
      calendar: "Calendario",
      multiples: "Gráficos pequeños",
      slope: "Pendiente",
    },
    "data.x.kind": { date: "Un día", text: "Un nombre", number: "Un número" },
    "data.columns.*.role": { value: "Serie", low: "Margen de abajo", high: "Margen de arriba" },
    "data.columns.*.look": { main: "Principal", quiet: "De comparación", points: "Observaciones sueltas" },
    scale: { data: "La que piden los datos", zero: "Desde cero", log: "Logarítmica" },
    "notes.*.kind": { moment: "Un momento", span: "Un periodo", level: "Un nivel", point: "Un punto" },
    style: { claro: "Claro", oscuro: "Oscuro", papel: "Papel, en grises" },
  },
  // It carries its table: nothing of it is anybody else's.
  mapSources: (config) => config,
  first: () => FigureConfig.parse({ type: "figure" }),
};
