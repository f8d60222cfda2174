import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line, paragraph } from "@nv/contracts/schemas";
import { AREA_LISTS } from "@nv/geography";
import { z } from "zod";
import { CLASS_METHODS } from "./values/class-limits.ts";

/** Limits of the table of a map: as many rows as Spain has municipalities, and what a request carries. */
export const MOST = { rows: 9000, columns: 12, weight: 420_000, flags: 2000, categories: 12, classes: 7 } as const;

const CELL_LENGTH = 120;
const NAME_LENGTH = 90;
const UNIT_LENGTH = 20;
const CODE_LENGTH = 40;
const FLAG_LENGTH = 12;
const LIMITS_LENGTH = 120;
const MOST_DECIMALS = 4;
const FEWEST_CLASSES = 2;

/** Lists of areas that a map may be of: those of the atlas, and a layer that is brought. */
export const MAP_LISTS = [...AREA_LISTS, "layer"] as const;
export type MapList = (typeof MAP_LISTS)[number];

/** Limits of a layer that is brought: with its table it still goes in a request. */
export const LAYER_MOST = { areas: 3000, lines: 12_000, letters: 200_000, steps: 60_000, rings: 4000 } as const;

const Degrees = z.number().min(-720).max(720);
const Name = z.string().max(CELL_LENGTH);

/** Areas that somebody brought, light enough to be kept with the map. */
const Layer = z.object({
  name: line(NAME_LENGTH),
  /** Source of the lines. */
  credit: line(NAME_LENGTH).default(""),
  step: z.object({ lon: Degrees, lat: Degrees }),
  corner: z.object({ lon: Degrees, lat: Degrees }),
  lines: z.array(z.array(z.int()).max(LAYER_MOST.steps)).max(LAYER_MOST.lines),
  areas: z
    .array(
      z.object({
        code: z.string().max(CODE_LENGTH),
        name: Name,
        rings: z.array(z.array(z.int()).max(LAYER_MOST.lines)).max(LAYER_MOST.rings),
      }),
    )
    .max(LAYER_MOST.areas, `Como mucho ${LAYER_MOST.areas} áreas propias`),
});
export type Layer = z.infer<typeof Layer>;

/** Part of Spain or of the world; the areas, where they are brought. */
export const MapAreas = z
  .object({
    kind: z.enum(MAP_LISTS).default("provinces"),
    within: z
      .string()
      .regex(/^(?:|[cp]\d\d|[a-z-]{1,20})$/, "Esa parte no es de ningún mapa")
      .default(""),
    layer: Layer.nullable().default(null),
  })
  .prefault({});

/** Ways in which values become colours: in classes from little to much, to both sides of a value, or each text its own. */
export const SCALES = ["steps", "sides", "categories"] as const;

/** Ramps of colour for classes. */
export const RAMPS = ["blue", "red"] as const;

/** Colours that somebody may choose for a category. */
export const PAINTS = ["s1", "s2", "s3", "s4", "s5", "s6", "s7"] as const;

const Column = z.object({
  name: line(NAME_LENGTH).min(1, "Falta el nombre de la columna"),
  kind: z.enum(["text", "number"]).default("text"),
  unit: line(UNIT_LENGTH).default(""),
});

const Flag = z.object({ row: z.int().min(0), column: z.int().min(0), flag: line(FLAG_LENGTH).min(1) });

/** Table of a map, with the area of each of its rows. */
export const MapData = z.object({
  columns: z.array(Column).max(MOST.columns, `Como mucho ${MOST.columns} columnas`),
  /** Cells as the one reader of tables writes them. */
  rows: z.array(z.array(line(CELL_LENGTH))).max(MOST.rows, `Como mucho ${MOST.rows} filas`),
  /** Code of the area of each row; empty where none was found. */
  codes: z.array(line(CODE_LENGTH)).max(MOST.rows).default([]),
  flags: z.array(Flag).max(MOST.flags).default([]),
});
export type MapData = z.infer<typeof MapData>;

/** Parts that say how the values of a map become colours. */
export const scaleParts = {
  scale: z.enum(SCALES).default("steps"),
  method: z.enum(CLASS_METHODS).default("quantile"),
  classes: z.int("Debe ser un número entero").min(FEWEST_CLASSES, "De 2 a 7").max(MOST.classes, "De 2 a 7").default(5),
  /** Whether limits are moved to round numbers where few areas change class. */
  roundsLimits: z.boolean().default(true),
  /** Limits by hand, as they are written: «5; 7,5; 10». */
  limits: line(LIMITS_LENGTH).default(""),
  /** Value between two sides, as it is written; empty for zero. */
  middle: line(UNIT_LENGTH).default(""),
  ramp: z.enum(RAMPS).default("blue"),
  isReversed: z.boolean().default(false),
  paints: z
    .array(z.object({ name: line(CELL_LENGTH).min(1), paint: z.enum(PAINTS) }))
    .max(MOST.categories)
    .default([]),
  unit: line(UNIT_LENGTH).default(""),
  decimals: z.int("Debe ser un número entero").min(0, "De 0 a 4").max(MOST_DECIMALS, "De 0 a 4").default(0),
};

/** Parts of a map that are texts around it, and what readers do with it. */
export const aroundParts = {
  searches: z.boolean().default(true),
  offersData: z.boolean().default(false),
  /** Whether rows without an area are known, and left out. */
  leavesOut: z.boolean().default(false),
  heading: line(GRAPHIC_LIMITS.title).default(""),
  subheading: line(GRAPHIC_LIMITS.altText).default(""),
  footnote: paragraph(GRAPHIC_LIMITS.altText).default(""),
};

/** Columns of a table that a map is made of, by their names. */
export const columnName = line(NAME_LENGTH).default("");

const Scaled = z.object(scaleParts);
export type ScaleParts = z.infer<typeof Scaled>;
const Around = z.object(aroundParts);
export type AroundParts = z.infer<typeof Around>;

/** Weight of a table as it is sent, letters. */
export const weightOf = ({ rows }: Pick<MapData, "rows">): number =>
  rows.reduce((sum, cells) => sum + cells.reduce((letters, cell) => letters + cell.length + 3, 10), 0);

/** Labels of these parts, by path. */
export const PART_LABELS = {
  "areas.layer": "Áreas propias",
  "areas.layer.name": "Archivo de las áreas",
  "areas.layer.credit": "De quién son las líneas",
  "areas.layer.step.lon": "Rejilla de las áreas, a lo ancho",
  "areas.layer.step.lat": "Rejilla de las áreas, a lo alto",
  "areas.layer.corner.lon": "Esquina de las áreas, longitud",
  "areas.layer.corner.lat": "Esquina de las áreas, latitud",
  "areas.layer.lines": "Líneas de las áreas",
  "areas.layer.lines.*": "Línea de las áreas",
  "areas.layer.lines.*.*": "Punto de una línea",
  "areas.layer.areas": "Áreas propias",
  "areas.layer.areas.*": "Área propia",
  "areas.layer.areas.*.code": "Código del área",
  "areas.layer.areas.*.name": "Nombre del área",
  "areas.layer.areas.*.rings": "Contorno del área",
  "areas.layer.areas.*.rings.*": "Contorno del área",
  "areas.layer.areas.*.rings.*.*": "Línea del contorno",
  data: "Tabla",
  "data.columns": "Columnas",
  "data.columns.*": "Columna",
  "data.columns.*.name": "Nombre de la columna",
  "data.columns.*.kind": "Qué hay en ella",
  "data.columns.*.unit": "Unidad de la columna",
  "data.rows": "Datos",
  "data.rows.*": "Fila",
  "data.rows.*.*": "Celda",
  "data.codes": "Áreas de las filas",
  "data.codes.*": "Área de una fila",
  "data.flags": "Marcas de las cifras",
  "data.flags.*": "Marca de una cifra",
  "data.flags.*.row": "Fila de la marca",
  "data.flags.*.column": "Columna de la marca",
  "data.flags.*.flag": "Marca",
  scale: "Colores",
  method: "Cómo se reparten",
  classes: "Clases",
  roundsLimits: "Límites redondos",
  limits: "Límites a mano",
  middle: "Valor del medio",
  ramp: "Escala de color",
  isReversed: "Colores al revés",
  paints: "Colores de las categorías",
  "paints.*": "Color de una categoría",
  "paints.*.name": "Categoría",
  "paints.*.paint": "Color",
  unit: "Unidad",
  decimals: "Decimales",
  searches: "Buscador",
  offersData: "Descarga de los datos",
  leavesOut: "Publicar sin las filas que no tienen área",
  heading: "Titular sobre el mapa",
  subheading: "Qué se mide",
  footnote: "Nota al pie",
} as const;

/** Names of the choices of these parts. */
export const PART_CHOICES = {
  "areas.kind": {
    provinces: "Provincias",
    communities: "Comunidades",
    municipalities: "Municipios",
    countries: "Países",
    layer: "Áreas propias (GeoJSON)",
  },
  "data.columns.*.kind": { text: "Texto", number: "Número" },
  scale: {
    steps: "Por clases, de poco a mucho",
    sides: "A los dos lados de un valor",
    categories: "Un color por categoría",
  },
  method: {
    quantile: "Las mismas áreas en cada clase (cuantiles)",
    jenks: "Cortes naturales (Jenks)",
    equal: "Tramos iguales",
    hand: "A mano",
  },
  ramp: { blue: "Azul: cantidades sin juicio", red: "Rojo: cantidades que alarman" },
  "paints.*.paint": {
    s1: "Rojo",
    s2: "Azul",
    s3: "Ocre",
    s4: "Verde",
    s5: "Violeta",
    s6: "Piedra",
    s7: "Tinta",
  },
} as const;
