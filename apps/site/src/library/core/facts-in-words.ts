import { FILE_KINDS } from "@nv/contracts";
import type {
  AudioFacts,
  FileFacts,
  FileSummary,
  FontFacts,
  GeometryFacts,
  PictureFacts,
  VideoFacts,
} from "@nv/contracts/schemas";
import { formatNumber, formatPercent, NO_BREAK_SPACE } from "@nv/spanish";

/** A fact and its name, for people. */
export interface NamedFact {
  readonly name: string;
  readonly value: string;
}

const figure = (value: number, decimals = 0) => formatNumber(value, { decimals });

const EIGHT_BITS = 8;
/** Sides that differ by less are a square. */
const SQUARE_RATIO = 0.02;
const SECOND_MS = 1000;
const MINUTE_S = 60;

const COLOUR_SPACES: Readonly<Record<string, string>> = {
  srgb: "sRGB",
  rgb16: "RGB de 16 bits",
  cmyk: "CMYK (de imprenta)",
  "b-w": "Blanco y negro",
  grey16: "Grises de 16 bits",
  lab: "Lab",
};

const HOLDS = {
  ai2html: "Lo que escribe ai2html",
  shapefile: "Un shapefile",
  other: "Otras cosas",
} as const;

/** Writes a duration in words. @example lengthInWords(92_000) // "1:32" */
export function lengthInWords(durationMs: number): string {
  if (durationMs < SECOND_MS * MINUTE_S) return `${figure(durationMs / SECOND_MS, 1)} s`;
  const seconds = Math.round(durationMs / SECOND_MS);
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, "0")}`;
}

const pixels = ({ widthPx, heightPx }: PictureFacts | VideoFacts) =>
  [figure(widthPx), "×", figure(heightPx), "px"].join(NO_BREAK_SPACE);

function orientation({ widthPx, heightPx }: PictureFacts | VideoFacts): string {
  if (Math.abs(widthPx / heightPx - 1) < SQUARE_RATIO) return "Cuadrada";
  return widthPx > heightPx ? "Horizontal" : "Vertical";
}

function pictureFacts(facts: PictureFacts): readonly NamedFact[] {
  const { format, bitDepth, colourSpace, hasAlpha, isTurned, frames, pages = 1 } = facts;
  return [
    { name: "Formato", value: format.toUpperCase() },
    { name: "Tamaño", value: pixels(facts) },
    { name: "Orientación", value: isTurned ? `${orientation(facts)}, ya girada` : orientation(facts) },
    { name: "Color", value: COLOUR_SPACES[colourSpace] ?? colourSpace },
    ...(bitDepth === EIGHT_BITS ? [] : [{ name: "Profundidad", value: `${bitDepth} bits por canal` }]),
    ...(hasAlpha ? [{ name: "Transparencia", value: "Sí" }] : []),
    ...(pages > 1 ? [{ name: "Páginas", value: `${figure(pages)}; se usa la primera` }] : []),
    ...(frames > 1 ? [{ name: "Animación", value: `${figure(frames)} imágenes` }] : []),
  ];
}

function videoFacts(facts: VideoFacts): readonly NamedFact[] {
  const { format, codec, durationMs, framesPerSecond, isVariableRate, keyFramesEveryMs, bitDepth } = facts;
  const rate = `${figure(framesPerSecond, 2)} por segundo${isVariableRate ? ", a ritmo desigual" : ""}`;
  const keys = keyFramesEveryMs === null ? "No se sabe" : `Uno cada ${figure(keyFramesEveryMs / SECOND_MS, 1)} s`;
  const depth = [
    ...(bitDepth === EIGHT_BITS ? [] : [`${bitDepth} bits por canal`]),
    ...(facts.isHdr ? ["alto rango dinámico"] : []),
  ];
  return [
    { name: "Formato", value: `${format.toUpperCase()}, ${codec}` },
    { name: "Tamaño", value: pixels(facts) },
    { name: "Orientación", value: facts.rotation === 0 ? orientation(facts) : `${orientation(facts)}, ya girada` },
    { name: "Duración", value: lengthInWords(durationMs) },
    { name: "Fotogramas", value: rate },
    { name: "Fotogramas clave", value: keys },
    { name: "Sonido", value: facts.hasSound ? "Sí" : "No" },
    ...(depth.length === 0 ? [] : [{ name: "Color", value: depth.join(", ") }]),
  ];
}

const audioFacts = ({ format, codec, durationMs, channels }: AudioFacts): readonly NamedFact[] => [
  { name: "Formato", value: `${format.toUpperCase()}, ${codec}` },
  { name: "Duración", value: lengthInWords(durationMs) },
  { name: "Canales", value: channels === 1 ? "Uno" : channels === 2 ? "Dos: estéreo" : figure(channels) },
];

const FORMAT_NAMES = {
  ...{ geojson: "GeoJSON", topojson: "TopoJSON", kml: "KML", gpx: "GPX", gpkg: "GeoPackage", osm: "OpenStreetMap" },
} as const;

/** Decimals of a place on the ground: a hundred metres. */
const BOUND_DECIMALS = 3;

function boundsInWords(bounds: GeometryFacts["bounds"]): string {
  if (bounds === null) return "No tiene ningún punto";
  const [west, south, east, north] = bounds.map((value) => figure(value, BOUND_DECIMALS));
  return `De ${west}, ${south} a ${east}, ${north}`;
}

const EMBEDDING: Readonly<Record<FontFacts["embedding"], string>> = {
  free: "Sí",
  editable: "En documentos que se editan",
  print: "En documentos que se leen y se imprimen",
  restricted: "No",
  "no-subsetting": "Solo entera",
  bitmap: "Solo como mapa de bits",
};

function fontFacts(facts: FontFacts): readonly NamedFact[] {
  const { format, family, style, weightMin, weightMax, isVariable, embedding, missing } = facts;
  return [
    { name: "Formato", value: `${format.toUpperCase()}${isVariable ? ", variable" : ""}` },
    { name: "Familia", value: [family, style].filter(Boolean).join(", ") },
    { name: "Peso", value: weightMin === weightMax ? String(weightMin) : `De ${weightMin} a ${weightMax}` },
    { name: "Deja incrustarse", value: EMBEDDING[embedding] },
    { name: "Le faltan", value: missing === "" ? "Ninguna de las letras que se usan" : [...missing].join(" ") },
  ];
}

/** Everything that is known of a file, in words. */
export function factsInWords(facts: FileFacts): readonly NamedFact[] {
  switch (facts.kind) {
    case "picture":
      return pictureFacts(facts);
    case "video":
      return videoFacts(facts);
    case "audio":
      return audioFacts(facts);
    case "table":
      return [
        { name: "Formato", value: facts.format.toUpperCase() },
        { name: "Filas", value: figure(facts.rows) },
        { name: "Columnas", value: `${figure(facts.columns.length)}: ${facts.columns.join(", ")}` },
      ];
    case "geometry":
      return [
        { name: "Formato", value: FORMAT_NAMES[facts.format] },
        { name: "Elementos", value: figure(facts.features) },
        { name: "Extensión", value: boundsInWords(facts.bounds) },
      ];
    case "font":
      return fontFacts(facts);
    case "archive":
      return [
        { name: "Formato", value: facts.format.toUpperCase() },
        { name: "Qué lleva dentro", value: facts.format === "warc" ? "Páginas guardadas" : HOLDS[facts.holds] },
        { name: "Archivos", value: figure(facts.files) },
      ];
    default:
      return [{ name: "Formato", value: facts.format.toUpperCase() }];
  }
}

/** Returns the facts that distinguish a file in a list, in a few words. @example "JPEG, 4000 × 3000 px" */
export function factsInShort(facts: FileFacts): string {
  switch (facts.kind) {
    case "picture":
      return `${facts.format.toUpperCase()}, ${pixels(facts)}`;
    case "audio":
    case "video":
      return `${facts.format.toUpperCase()}, ${lengthInWords(facts.durationMs)}`;
    case "table":
      return facts.rows === 1 ? "1 fila" : `${figure(facts.rows)} filas`;
    case "geometry":
      return facts.features === 1 ? "1 elemento" : `${figure(facts.features)} elementos`;
    case "font":
      return [facts.family, facts.style].filter(Boolean).join(", ");
    case "archive":
      return facts.holds === "ai2html" ? "ai2html" : `${figure(facts.files)} archivos`;
    default:
      return facts.format === "" ? FILE_KINDS[facts.kind] : facts.format.toUpperCase();
  }
}

/** Returns the used share of the library's quota, as a percentage in words. */
export const quotaShare = (usedBytes: number, quotaBytes: number): string =>
  formatPercent(quotaBytes === 0 ? 100 : (100 * usedBytes) / quotaBytes, { decimals: 0 });

/** Whether the rights of a file are over. @param today - `2026-11-22`, where the desk is. */
export const isExpired = ({ rightsUntil }: Pick<FileSummary, "rightsUntil">, today: string): boolean =>
  rightsUntil !== "" && rightsUntil < today;
