import { fromUtm } from "@nv/geography";
import { decodeFile, readDelimited } from "@nv/tables";
import { z } from "zod";
import type { GeoThing } from "./geo-things.ts";

/** Largest file that is read in the page, bytes. */
const MOST_BYTES = 20_000_000;

/** Things of one file: with more, the map says nothing and the page stops. */
const MOST_FEATURES = 5000;

const MB = 1_000_000;

/** Contents of a geographic file. */
export interface GeoFile {
  readonly things: readonly GeoThing[];
  /** Zone of UTM, north, that its figures are metres of; `null` for degrees. */
  readonly zone: number | null;
  /** Elements of it without a shape that a map draws, by their name or their place in the file. */
  readonly shapeless: readonly string[];
}

/** Reason why a file cannot be put on a map, and what to do. */
export class GeoFileFault extends Error {
  override name = "GeoFileFault";
}

const Pair = z.tuple([z.number(), z.number()]).rest(z.number());
const Line = z.array(Pair);
const Geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Point"), coordinates: Pair }),
  z.object({ type: z.literal("MultiPoint"), coordinates: Line }),
  z.object({ type: z.literal("LineString"), coordinates: Line }),
  z.object({ type: z.literal("MultiLineString"), coordinates: z.array(Line) }),
  z.object({ type: z.literal("Polygon"), coordinates: z.array(Line) }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(Line)) }),
]);
const Feature = z.object({
  geometry: z.unknown(),
  properties: z.record(z.string(), z.unknown()).nullish(),
});
const Collection = z.object({
  type: z.string(),
  features: z.array(Feature).optional(),
  geometry: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  crs: z
    .object({ properties: z.object({ name: z.string() }).partial() })
    .partial()
    .nullish(),
});

/** Properties that hold a name, in files of ours and of others. */
const NAMES = ["name", "nombre", "Nombre", "NOMBRE", "NAME", "rotulo", "label", "title", "titulo", "etiqueta"];

function nameIn(properties: Readonly<Record<string, unknown>> | null | undefined): string {
  const found = NAMES.map((name) => properties?.[name]).find(
    (value) => typeof value === "string" && value.trim() !== "",
  );
  return typeof found === "string" ? found.trim().slice(0, 80) : "";
}

const pairs = (line: z.infer<typeof Line>) => line.map(([x, y]) => [x, y] as const);

function thingsOf(geometry: unknown, name: string): readonly GeoThing[] {
  const collection = z
    .object({ type: z.literal("GeometryCollection"), geometries: z.array(z.unknown()) })
    .safeParse(geometry);
  // One level: collections of collections are nothing that a program writes.
  const each = collection.success ? collection.data.geometries : [geometry];
  return each.flatMap((one): readonly GeoThing[] => {
    const { data } = Geometry.safeParse(one);
    switch (data?.type) {
      case "Point":
        return [{ name, kind: "point", parts: [pairs([data.coordinates])] }];
      case "MultiPoint":
        return data.coordinates.map((pair) => ({ name, kind: "point", parts: [pairs([pair])] }));
      case "LineString":
        return [{ name, kind: "line", parts: [pairs(data.coordinates)] }];
      case "MultiLineString":
        return [{ name, kind: "line", parts: data.coordinates.map(pairs) }];
      case "Polygon":
        return [{ name, kind: "area", parts: data.coordinates.map(pairs) }];
      case "MultiPolygon":
        return [{ name, kind: "area", parts: data.coordinates.flat().map(pairs) }];
      default:
        return [];
    }
  });
}

/** Zones of UTM that Spain is in, by their codes: ETRS89 and WGS84, and the Canary Islands' own. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ 25828: 28, 25829: 29, 25830: 30, 25831: 31 },
  ...{ 32628: 28, 32629: 29, 32630: 30, 32631: 31, 4083: 28, 4082: 27 },
};

/** UTM zone of most of Spain: the one assumed for coordinates in metres when nothing says more. */
const USUAL_ZONE = 30;

function zoneOf(things: readonly GeoThing[], crs: string): number | null {
  const isDegrees = things.every(({ parts }) =>
    parts.every((part) => part.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90)),
  );
  if (isDegrees) return null;
  const code = /(\d{4,5})\D*$/.exec(crs)?.[1] ?? "";
  const zone = code === "" ? USUAL_ZONE : ZONES[code];
  const isMetres = things.every(({ parts }) =>
    parts.every((part) => part.every(([x, y]) => x > -1_000_000 && x < 1_900_000 && y > 2_900_000 && y < 5_200_000)),
  );
  if (zone === undefined || !isMetres)
    throw new GeoFileFault(
      "Sus coordenadas no son longitudes y latitudes, ni metros UTM de España. Expórtalo en WGS84 (EPSG:4326) desde QGIS.",
    );
  return zone;
}

/** Element of a file, as programs write them. */
interface GeoElement {
  readonly geometry?: unknown;
  readonly properties?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Reads what elements of a file put on a map, and which of them put nothing. */
function readElements(elements: readonly GeoElement[], crs = ""): GeoFile {
  const read = elements.map(({ geometry, properties }, at) => {
    const name = nameIn(properties);
    return { things: thingsOf(geometry, name), name: name === "" ? `elemento ${at + 1}` : name };
  });
  const shapeless = read.flatMap(({ things, name }) => (things.length === 0 ? [name] : []));
  return {
    ...whole(
      read.flatMap(({ things }) => things),
      crs,
    ),
    shapeless,
  };
}

function whole(things: readonly GeoThing[], crs = ""): GeoFile {
  if (things.length === 0) throw new GeoFileFault("No tiene ningún punto, ninguna línea ni ningún área.");
  if (things.length > MOST_FEATURES)
    throw new GeoFileFault(
      `Tiene ${things.length.toLocaleString("es-ES")} elementos y aquí caben 5000: quédate con los de tu zona, o aligéralo con el optimizador de mapas.`,
    );
  return { things, zone: zoneOf(things, crs), shapeless: [] };
}

/** Reads a GeoJSON. @throws {GeoFileFault} When it holds nothing for a map. */
export function readGeoJson(text: string): GeoFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new GeoFileFault("No es un GeoJSON bien escrito: está cortado o le falta algo.", { cause });
  }
  const { data } = Collection.safeParse(json);
  if (data === undefined) throw new GeoFileFault("Es un JSON, pero no un GeoJSON.");
  if (data.type === "Topology")
    throw new GeoFileFault("Es un TopoJSON. Conviértelo a GeoJSON con el optimizador de mapas y vuelve a traerlo.");
  const features = data.features ?? (data.geometry === undefined ? [{ geometry: json, properties: null }] : [data]);
  return readElements(features, data.crs?.properties?.name);
}

const LON = /^(?:lon|long|longitud|longitude|lng|x)$/i;
const LAT = /^(?:lat|latitud|latitude|y)$/i;

const figure = (text: string) => Number(text.trim().replace(",", "."));

/** Points of a table with columns of longitudes and latitudes. @throws {GeoFileFault} */
export function readPointsCsv(text: string): GeoFile {
  const [head, ...rows] = readDelimited(text).rows;
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  const [lon, lat] = [names.findIndex((name) => LON.test(name)), names.findIndex((name) => LAT.test(name))];
  if (lon < 0 || lat < 0)
    throw new GeoFileFault("No encuentro las columnas de las coordenadas. Llámalas «longitud» y «latitud».");
  const label = names.findIndex((name) => NAMES.includes(name.toLowerCase()));
  const things = rows.map(({ number, cells }): GeoThing => {
    const [x, y] = [figure(cells[lon] ?? ""), figure(cells[lat] ?? "")];
    if (!Number.isFinite(x) || !Number.isFinite(y) || cells[lon]?.trim() === "")
      throw new GeoFileFault(`Fila ${number}: «${cells[lon] ?? ""}; ${cells[lat] ?? ""}» no son unas coordenadas.`);
    return { name: (cells[label] ?? "").trim().slice(0, 80), kind: "point", parts: [[[x, y]]] };
  });
  return whole(things);
}

/** KML and GPX: their own reader, which only who brings one loads. */
async function readXml(text: string, kind: "kml" | "gpx"): Promise<GeoFile> {
  const parsed = new DOMParser().parseFromString(text, "application/xml");
  if (parsed.querySelector("parsererror") !== null)
    throw new GeoFileFault("No es un archivo bien escrito: está cortado.");
  const readers = await import("@tmcw/togeojson");
  const { features } = readers[kind](parsed);
  return readElements(features);
}

/**
 * Reads a file with lines, areas or points.
 *
 * @throws {GeoFileFault} With a sentence that says what is wrong and what to do.
 */
export async function readGeoFile(file: File): Promise<GeoFile> {
  if (file.size > MOST_BYTES)
    throw new GeoFileFault(
      `Pesa ${Math.round(file.size / MB)} MB y aquí se leen hasta 20 MB: aligéralo con el optimizador de mapas.`,
    );
  const { text } = await decodeFile(file);
  const start = text.trimStart().slice(0, 2000);
  if (start.startsWith("{") || start.startsWith("[")) return readGeoJson(text);
  if (/<kml[\s>]/i.test(start)) return readXml(text, "kml");
  if (/<gpx[\s>]/i.test(start)) return readXml(text, "gpx");
  if (start.startsWith("<") || start.startsWith("PK") || start === "")
    throw new GeoFileFault(
      "No es un GeoJSON, un KML, un GPX ni un CSV. Si es un shapefile o un KMZ, pásalo antes por el optimizador de mapas.",
    );
  return readPointsCsv(text);
}

/** The question about figures that are metres: «EPSG:25830». */
export const systemOf = (zone: number): string => `EPSG:${25_800 + zone}`;

/** Turns metres of a zone into degrees. */
export function toDegrees({ things, zone }: GeoFile): readonly GeoThing[] {
  if (zone === null) return things;
  const turn = ([eastingM, northingM]: readonly [number, number]) => {
    const { lon, lat } = fromUtm({ zone, isNorth: true, datum: "ETRS89", eastingM, northingM });
    return [lon, lat] as const;
  };
  return things.map((thing) => ({ ...thing, parts: thing.parts.map((part) => part.map(turn)) }));
}
