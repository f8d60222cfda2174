import { CATEGORICAL } from "@nv/ui/data-palette";
import type { AboutType } from "../graphic-type.ts";
import { FigureConfig } from "./config.ts";
import { PAINTS } from "./figure-parts.ts";
import { figureKind } from "./kind.ts";
import type { FigureKind } from "./kinds/figure-kind.ts";
import { LISTED_KINDS } from "./kinds/listed-kinds.ts";

/** Texts of kinds under their own names, with their options behind: `options.stacked.isShare`. */
const ofKinds = <Text>(of: (kind: FigureKind) => Readonly<Record<string, Text>>): Readonly<Record<string, Text>> =>
  Object.fromEntries(
    LISTED_KINDS.flatMap((kind) =>
      Object.entries(of(kind)).map(([option, text]) => [`options.${kind.name}.${option}`, text] as const),
    ),
  );

/** A chart that is drawn here, out of a table. */
export const aboutFigure: AboutType<"figure", FigureConfig> = {
  ...figureKind,
  labels: {
    kind: "Clase de gráfico",
    series: "Serie, seguimiento o recuento",
    follows: "Se publica con sus datos",
    since: "Desde qué día",
    data: "Tabla",
    "data.x.name": "Nombre de la primera columna",
    "data.x.kind": "La primera columna es",
    "data.x.skipsGaps": "Los días sin datos no ocupan sitio",
    "data.columns": "Columnas",
    "data.columns.*": "Columna",
    "data.columns.*.key": "Nombre de la columna en la serie",
    "data.columns.*.name": "Nombre de la columna",
    "data.columns.*.role": "Qué es la columna",
    "data.columns.*.look": "Aspecto de la columna",
    "data.columns.*.unit": "Unidad de la columna",
    "data.dots": "Observaciones sueltas",
    "data.dots.*": "Observación suelta",
    "data.dots.*.x": "Dónde está la observación suelta",
    "data.dots.*.y": "Valor de la observación suelta",
    "data.dots.*.column": "Columna de la observación suelta",
    "data.rows": "Datos",
    "data.rows.*": "Fila",
    "data.rows.*.x": "Primera columna de la fila",
    "data.rows.*.values": "Valores de la fila",
    "data.rows.*.values.*": "Valor",
    "format.unit": "Unidad",
    "format.decimals": "Decimales",
    scale: "Escala",
    paints: "Colores elegidos",
    "paints.*": "Color elegido",
    "paints.*.name": "De qué es el color",
    "paints.*.paint": "Color",
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
    options: "Opciones de cada clase",
    ...Object.fromEntries(LISTED_KINDS.map(({ name, label }) => [`options.${name}`, label])),
    ...ofKinds(({ labels }) => labels),
  },
  choices: {
    kind: Object.fromEntries(LISTED_KINDS.map(({ name, label }) => [name, label])),
    "data.x.kind": { date: "Un día", text: "Un nombre", number: "Un número" },
    "data.columns.*.role": { value: "Serie", low: "Margen de abajo", high: "Margen de arriba" },
    "data.columns.*.look": { main: "Principal", quiet: "De comparación", points: "Observaciones sueltas" },
    scale: { data: "La que piden los datos", zero: "Desde cero", log: "Logarítmica" },
    "paints.*.paint": Object.fromEntries(
      PAINTS.map((paint, at) => [paint, CATEGORICAL[at]?.name ?? "gris, como lo que se compara"]),
    ),
    "notes.*.kind": { moment: "Un momento", span: "Un periodo", level: "Un nivel", point: "Un punto" },
    style: { claro: "Claro, y oscuro en una noticia oscura", oscuro: "Oscuro", papel: "Papel, en grises" },
    ...ofKinds(({ choices }) => choices),
  },
  series: "series",
  counts: ["series"],
  mapSources: (config, map) => (config.series === "" ? config : { ...config, series: map(config.series, "series") }),
  first: () => FigureConfig.parse({ type: "figure" }),
};
