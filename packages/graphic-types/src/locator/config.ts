import { GRAPHIC_LIMITS, MAP_STYLE_LIMITS, MOST_REACHED_ORIGINS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";

/** Limits of one map: more is not read on a phone. */
export const MOST = {
  marks: 40,
  labels: 60,
  arrows: 12,
  rings: 8,
  shapes: 60,
  highlights: 24,
  hidden: 60,
  aroundHidden: 200,
} as const;

/** Points of all lines and areas of one map, which it carries itself; a file with more goes through the optimizer of maps first. */
export const MOST_SHAPE_POINTS = 2500;

const LABEL_LENGTH = 80;
const MOST_ORIGIN_LENGTH = 270;
const ID_LENGTH = 40;
const CODE_LENGTH = 40;

/** Smallest and largest circle, kilometres: a building, and what an earthquake reaches. */
const LEAST_RADIUS_KM = 0.01;
const MOST_RADIUS_KM = 5000;

/** Greatest distance that a label may be dragged from the point that it names, along each axis, CSS pixels. */
const FARTHEST_PX = 2000;

/** Kinds of area that a map shows: Spain with the Canary Islands in a box, the world, or a box of degrees. */
export const AREA_KINDS = ["box", "spain", "world"] as const;

/** Projections by which the Earth is laid flat; `auto` is what the area deserves. */
export const PROJECTIONS = ["auto", "mercator", "conic-conformal", "azimuthal-equal-area", "equal-earth"] as const;

/** Middles of a map of the world; `auto` is Greenwich, or the Pacific for what would be cut at its edges. */
export const WORLD_MIDDLES = ["auto", "greenwich", "america", "asia", "pacific"] as const;

/** Looks of a mark. */
export const MARK_KINDS = ["point", "capital", "square", "cross", "number"] as const;

/** Kinds of what a free label names, which say how it is written. */
export const LABEL_KINDS = ["country", "region", "city", "water", "street"] as const;

/** Sizes of a free label, beside others of its kind. */
export const LABEL_SIZES = ["small", "normal", "large"] as const;

/** Looks of a line or an area of one's own. */
export const SHAPE_LOOKS = ["main", "quiet", "dashed"] as const;

/** Areas of the little map that shows where the large one is; `auto` is Spain for what is in it, else the region around, and the globe for what is large. */
export const INSETS = ["auto", "none", "spain", "region", "world"] as const;

/** The house's styles. */
export const STYLES = ["claro", "oscuro", "papel"] as const;

/** Sources of the streets of a map. */
export const STREET_SOURCES = ["auto", "house", "file", "none"] as const;

/** Languages of the names of places that are offered: Spanish, or all official ones. */
export const NAME_LANGUAGES = ["es", "official"] as const;

/** Proportions of the drawings, width to height, the widest first. */
export const MAP_RATIOS = {
  "16:9": 16 / 9,
  "3:2": 3 / 2,
  "4:3": 4 / 3,
  "1:1": 1,
  "4:5": 4 / 5,
  "9:16": 9 / 16,
} as const;

/** Name of a proportion. */
export type MapRatio = keyof typeof MAP_RATIOS;

/** The names of the proportions, the widest first. */
export const MAP_RATIO_NAMES = ["16:9", "3:2", "4:3", "1:1", "4:5", "9:16"] as const satisfies readonly MapRatio[];

const lon = z
  .number("Falta la longitud")
  .min(-180, "La longitud va de -180 a 180")
  .max(180, "La longitud va de -180 a 180");
const lat = z.number("Falta la latitud").min(-90, "La latitud va de -90 a 90").max(90, "La latitud va de -90 a 90");

/** A place on the Earth, decimal degrees. */
const Point = z.object({ lon, lat });

const id = z
  .string()
  .min(1)
  .max(ID_LENGTH)
  .regex(/^[a-zA-Z0-9_-]+$/, "Solo letras, números y guiones");

const px = z.number().min(-FARTHEST_PX, "Está demasiado lejos").max(FARTHEST_PX, "Está demasiado lejos");

/** Offset to which somebody dragged the middle of a label, CSS pixels from the point that it names; `null` where it finds its own place. */
const Offset = z.object({ dx: px, dy: px }).nullable().default(null);

/** Offsets of a label: on the map of wide frames, and on that of phones. */
const offsets = { offset: Offset, phoneOffset: Offset };

/** The higher is placed first, and the lower goes when there is no room for both. */
const priority = z.int("Debe ser un número entero").min(0, "De 0 a 100").max(100, "De 0 a 100").default(50);

const text = line(LABEL_LENGTH);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "Escribe un color como #c8321f");

/** Spain, the Balearic Islands and what is around them: where a new map begins when it is a box. */
const PENINSULA = { west: -9.6, south: 35.8, east: 4.4, north: 43.9 };

/** Area that is shown. The box is kept while Spain or the world is, so that nobody loses it. */
const Area = z.object({
  kind: z.enum(AREA_KINDS),
  west: lon.default(PENINSULA.west),
  south: lat.default(PENINSULA.south),
  /** Less than `west` for a box across the antimeridian. */
  east: lon.default(PENINSULA.east),
  north: lat.default(PENINSULA.north),
  projection: z.enum(PROJECTIONS).default("auto"),
  /** Of a map of the world alone. */
  middle: z.enum(WORLD_MIDDLES).default("auto"),
  /** Country that is painted as the one that it is about, as the gazetteer calls it (`724`, `kosovo`); empty for that of the first mark. */
  focus: line(CODE_LENGTH).default(""),
});

/** A place of the atlas that is painted, by its kind and its code in the gazetteer. */
const Highlight = z.object({
  id,
  kind: z.enum(["country", "community", "province", "municipality"]),
  code: line(CODE_LENGTH).min(1, "Falta el código"),
});

/** Something that is shown with a sign and its name. */
const Mark = z.object({
  id,
  point: Point,
  label: text.default(""),
  /** A second line, smaller: «3200 habitantes». */
  detail: text.default(""),
  kind: z.enum(MARK_KINDS).default("point"),
  priority,
  ...offsets,
});

/** A text that names what the map shows. */
const Label = z.object({
  id,
  text: text.min(1, "Falta el texto"),
  point: Point,
  kind: z.enum(LABEL_KINDS).default("city"),
  size: z.enum(LABEL_SIZES).default("normal"),
  priority: priority.default(30),
  ...offsets,
});

/** An arrow from one place to another. */
const Arrow = z.object({
  id,
  from: Point,
  to: Point,
  /** Along it, at its beginning. */
  label: text.default(""),
  /** To which side it bends and how much, from -1 (left) to 1; 0 is straight. */
  bend: z.number().min(-1, "De -1 a 1").max(1, "De -1 a 1").default(0.2),
  look: z.enum(SHAPE_LOOKS).default("main"),
});

/** A circle around a place. */
const Ring = z.object({
  id,
  centre: Point,
  radiusKm: z
    .number("Escribe un número")
    .min(LEAST_RADIUS_KM, "Al menos 0,01 km")
    .max(MOST_RADIUS_KM, `Como mucho ${MOST_RADIUS_KM} km`),
  /** Empty for its radius: «20 km». */
  label: text.default(""),
});

/** A line or an area that a person brought. */
const Shape = z.object({
  id,
  kind: z.enum(["line", "area"]),
  label: text.default(""),
  look: z.enum(SHAPE_LOOKS).default("main"),
  /** Each line, or each ring of the area, as longitudes and latitudes in turn: `[-3.7, 40.4, -3.6, 40.5]`. */
  parts: z
    .array(z.array(z.number().min(-180, "Fuera del mapa").max(180, "Fuera del mapa")).min(4, "Falta la línea"))
    .min(1, "Falta la línea"),
});

/** Colours of one's own, as a saved style of the house has them: all of them, so that the map is the same when the style is another. */
const Colours = z.object({
  /** The country that it is about. */
  land: colour,
  neighbour: colour,
  water: colour,
  border: colour,
  disputed: colour,
  /** Between provinces and between municipalities. */
  inner: colour,
  highlight: colour,
  label: colour,
  waterLabel: colour,
  /** Behind labels. */
  halo: colour,
  mark: colour,
  /** Lines and areas of one's own, arrows and rings. */
  shape: colour,
});
export type LocatorColours = z.infer<typeof Colours>;

/** A map that a reader can come nearer to, after a tap: a style of MapLibre or of Mapbox. @see docs/adr/0029-locators.md, docs/adr/0039-maps-of-mapbox.md */
const Tiles = z.object({
  styleUrl: line(GRAPHIC_LIMITS.url).regex(
    /^(?:https|mapbox):\/\//,
    "Escribe una dirección https, o mapbox://styles/usuario/estilo",
  ),
  /** Attribution that whoever makes them asks for. */
  attribution: line(MAP_STYLE_LIMITS.attribution).min(1, "Falta de quién son las teselas"),
  /** From where the style takes its tiles, letters and icons besides: origins, as `https://teselas.example.org`. */
  origins: z
    .array(line(MOST_ORIGIN_LENGTH))
    .max(MOST_REACHED_ORIGINS - 1, `Como mucho ${MOST_REACHED_ORIGINS - 1} servidores`)
    .default([]),
});

/** Streets that lie under a map: those of the house's file of tiles, of a file that somebody brought, or none but what is drawn on it. */
const Streets = z.object({
  /** `auto` takes those of the house where the atlas has nothing to say. */
  from: z.enum(STREET_SOURCES).default("auto"),
  /** The file of the library, for `file`. */
  file: line(GRAPHIC_LIMITS.url).default(""),
  /** Whether streets are named. */
  names: z.boolean().default(true),
  buildings: z.boolean().default(true),
  /** Names that are left out: «Calle Mayor». */
  hidden: z.array(line(LABEL_LENGTH)).max(MOST.hidden, `Como mucho ${MOST.hidden}`).default([]),
});

/** Layers that a map shows by itself: rivers, and names by importance and room. */
const Around = z.object({
  countries: z.boolean().default(false),
  /** Capitals and large towns. */
  cities: z.boolean().default(false),
  waters: z.boolean().default(false),
  /** Rivers and lakes, which are drawn. */
  rivers: z.boolean().default(false),
  /** Names that somebody took away or wrote by hand: `pais-616`. */
  hidden: z.array(line(CODE_LENGTH)).max(MOST.aroundHidden, `Como mucho ${MOST.aroundHidden}`).default([]),
});

/** A map that says where something is. */
export const LocatorConfig = z.object({
  type: z.literal("locator"),
  area: Area.default({ kind: "spain", ...PENINSULA, projection: "auto", middle: "auto", focus: "" }),
  highlights: z.array(Highlight).max(MOST.highlights, `Como mucho ${MOST.highlights}`).default([]),
  marks: z.array(Mark).max(MOST.marks, `Como mucho ${MOST.marks} marcas`).default([]),
  labels: z.array(Label).max(MOST.labels, `Como mucho ${MOST.labels} rótulos`).default([]),
  arrows: z.array(Arrow).max(MOST.arrows, `Como mucho ${MOST.arrows} flechas`).default([]),
  rings: z.array(Ring).max(MOST.rings, `Como mucho ${MOST.rings} círculos`).default([]),
  shapes: z.array(Shape).max(MOST.shapes, `Como mucho ${MOST.shapes} líneas y áreas`).default([]),
  around: Around.default({ countries: false, cities: false, waters: false, rivers: false, hidden: [] }),
  inset: z.enum(INSETS).default("auto"),
  scaleBar: z.boolean().default(true),
  style: z.enum(STYLES).default("claro"),
  colours: Colours.nullable().default(null),
  names: z.enum(NAME_LANGUAGES).default("es"),
  streets: Streets.default({ from: "auto", file: "", names: true, buildings: true, hidden: [] }),
  ratio: z.enum(MAP_RATIO_NAMES).default("3:2"),
  phoneRatio: z.enum(MAP_RATIO_NAMES).default("1:1"),
  tiles: Tiles.nullable().default(null),
});
export type LocatorConfig = z.infer<typeof LocatorConfig>;

/** All that a map may show and name by itself: what a new one does. */
export const AROUND_ALL: LocatorConfig["around"] = {
  ...{ countries: true, cities: true, waters: true, rivers: true },
  hidden: [],
};

/** A part of a map. */
export type LocatorMark = LocatorConfig["marks"][number];
export type LocatorLabel = LocatorConfig["labels"][number];
