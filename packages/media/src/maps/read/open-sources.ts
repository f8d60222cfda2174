import { readFile, stat } from "node:fs/promises";
import type { MapEncoding } from "@nv/contracts/schemas";
import mapshaper, { type Dataset, type Part } from "mapshaper";
import { type OpenZip, openZip } from "../../archives/open-zip.ts";
import { detectForm } from "../../kinds/detect-form.ts";
import { MediaError } from "../../maker.ts";
import { type PackageLayer, readGeoPackage } from "./geopackage.ts";
import { readGpx } from "./read-gpx.ts";
import { textsOfTable } from "./shapefile-texts.ts";
import { type ShapelessRow, shapelessOfJson, shapelessOfKml } from "./shapeless-rows.ts";

const { importContent } = mapshaper.internal;

/** Geometry that was read: one set of layers that share their borders. */
export interface MapSource {
  /** File that it was in, without its folder and its end. */
  readonly name: string;
  readonly dataset: Dataset;
  /** Name of its coordinate system: the text of a `.prj`, `EPSG:25830`, or empty. */
  readonly said: string;
  /** Encoding that its texts were read in. */
  readonly encoding: string;
  readonly notes: readonly string[];
  /** Elements that are in no layer, since nothing of them can be drawn. */
  readonly shapeless: readonly ShapelessRow[];
}

/** All the geometry of a file. */
export interface MapSources {
  readonly format: string;
  readonly sources: readonly MapSource[];
}

/** File to read, with its encoding and the signal that aborts the reading. */
export interface MapReading {
  readonly path: string;
  readonly encoding: MapEncoding;
  readonly signal: AbortSignal;
}

const baseOf = (name: string) => name.split("/").at(-1) ?? name;
const stemOf = (name: string) => name.replace(/\.[^./]{1,10}$/, "");

/**
 * Bytes at the beginning of a GeoJSON of old in which it names its coordinate system, and bytes that the naming takes.
 *
 * @see https://geojson.org/geojson-spec.html#named-crs
 */
const CRS_WITHIN = 20_000;
const CRS_LENGTH = 300;

function epsgOf(content: Buffer): string | null {
  const head = content.subarray(0, CRS_WITHIN).toString("latin1");
  const at = head.indexOf('"crs"');
  return at === -1 ? null : (/EPSG::?(\d{4,5})/.exec(head.slice(at, at + CRS_LENGTH))?.[1] ?? null);
}

/** Imports a file. What mapshaper says of one that it cannot read is for programmers: it is only the cause of an error in other words. */
function imported(name: string, parts: Readonly<Record<string, Part>>, options: object): Dataset {
  try {
    return importContent(parts, { ...options, no_topology: false });
  } catch (cause) {
    throw new MediaError(
      `«${baseOf(name)}» no se puede leer como mapa: está roto, cortado o vacío. Expórtalo o descárgalo otra vez.`,
      { cause },
    );
  }
}

const plain = (
  name: string,
  dataset: Dataset,
  { said = "", shapeless = [] }: Partial<Pick<MapSource, "said" | "shapeless">> = {},
): MapSource => ({
  name: stemOf(baseOf(name)),
  dataset,
  said,
  encoding: "utf8",
  notes: [],
  shapeless,
});

function fromJson(name: string, content: Buffer): MapSource {
  const code = epsgOf(content);
  // «CRS84» and 4326 are what every GeoJSON is in that says nothing.
  const said = code === null || code === "4326" ? "" : `EPSG:${code}`;
  const dataset = imported(name, { json: { filename: baseOf(name), content } }, {});
  return plain(name, dataset, { said, shapeless: shapelessOfJson(content, dataset) });
}

/** A KML is always in degrees of WGS 84. */
async function fromKml(name: string, content: string): Promise<MapSource> {
  const dataset = imported(name, { kml: { filename: baseOf(name), content } }, {});
  return plain(name, dataset, { said: "EPSG:4326", shapeless: await shapelessOfKml(content, dataset) });
}

/** Character that takes the place of bytes that are no UTF-8. */
const UNREAD = Buffer.from("\uFFFD");

function fromPackage({ name, said, content }: PackageLayer): MapSource {
  const dataset = imported(name, { json: { filename: "capa.json", content } }, {});
  for (const layer of dataset.layers) layer.name = name;
  const notes = content.includes(UNREAD)
    ? [
        `«${name}» tiene textos que no están en UTF-8, y les faltan letras (�). Expórtala otra vez: un GeoPackage no lleva otra codificación.`,
      ]
    : [];
  return { ...plain(name, dataset, { said, shapeless: shapelessOfJson(content, dataset) }), name, notes };
}

/** The parts of a shapefile stand side by side; where an archive holds only one, folders do not matter. */
function findPart(zip: OpenZip, shp: string, end: string): string | undefined {
  const stem = stemOf(shp).toLowerCase();
  const beside = zip.entries.find(({ name }) => name.toLowerCase() === `${stem}.${end}`)?.name;
  if (beside !== undefined) return beside;
  const same = zip.entries.filter(({ name }) => baseOf(name).toLowerCase() === `${baseOf(stem)}.${end}`);
  return same.length === 1 ? same[0]?.name : undefined;
}

async function fromShapefile(zip: OpenZip, shp: string, encoding: MapEncoding): Promise<MapSource> {
  const part = async (end: string) => {
    const name = findPart(zip, shp, end);
    return name === undefined ? null : zip.read(name);
  };
  const [shape, dbf, prj, cpg] = [await zip.read(shp), await part("dbf"), await part("prj"), await part("cpg")];
  const filename = baseOf(shp);
  const notes: string[] = [];
  const texts = dbf === null ? null : textsOfTable(encoding, cpg?.toString("latin1").trim() ?? null, dbf);
  if (texts === null)
    notes.push(
      `«${filename}» viene sin su .dbf: hay formas, pero ni códigos ni nombres. Para usarlo en Datawrapper hace falta el .dbf en el mismo ZIP.`,
    );
  else if (texts.note !== "") notes.push(texts.note);
  if (prj === null)
    notes.push(
      `«${filename}» viene sin su .prj y no dice en qué coordenadas está. Confirma el sistema antes de seguir.`,
    );
  const parts = {
    shp: { filename, content: shape },
    ...(dbf !== null && { dbf: { filename, content: dbf } }),
  };
  const dataset = imported(shp, parts, texts === null ? {} : { encoding: texts.encoding.replace("windows-", "win") });
  const said = prj?.toString("utf8").trim() ?? "";
  return { name: stemOf(filename), dataset, said, encoding: texts?.encoding ?? "", notes, shapeless: [] };
}

const ends = (name: string, end: RegExp) => end.test(baseOf(name));

/** Maps of one archive that are read: more is an archive of something else. */
const MOST_MAPS = 40;

async function fromZip({ path, encoding, signal }: MapReading): Promise<readonly MapSource[]> {
  const zip = await openZip(path);
  try {
    const maps = zip.entries.map(({ name }) => name).filter((name) => ends(name, /\.(?:shp|(?:geo|topo)?json|kml)$/i));
    if (maps.length === 0) {
      const has = (end: RegExp) => zip.entries.some(({ name }) => ends(name, end));
      if (has(/\.(?:dbf|shx|prj)$/i))
        throw new MediaError(
          "Al shapefile le falta el .shp, que es el que lleva las formas. Mete en el ZIP todas sus partes.",
        );
      if (has(/\.gpkg$/i)) throw new MediaError("El ZIP lleva un GeoPackage. Ábrelo y trae el .gpkg suelto.");
      if (has(/\.zip$/i)) throw new MediaError("El ZIP lleva otro ZIP dentro. Ábrelo y trae el de dentro.");
      throw new MediaError("El ZIP no lleva ningún mapa: ni shapefile (.shp), ni GeoJSON, ni TopoJSON, ni KML.");
    }
    if (maps.length > MOST_MAPS)
      throw new MediaError(
        `El ZIP lleva ${maps.length} mapas: como mucho, ${MOST_MAPS}. Trae solo los que hacen falta.`,
      );
    const sources: MapSource[] = [];
    for (const name of maps) {
      signal.throwIfAborted();
      if (ends(name, /\.shp$/i)) sources.push(await fromShapefile(zip, name, encoding));
      else if (ends(name, /\.kml$/i)) sources.push(await fromKml(name, (await zip.read(name)).toString("utf8")));
      else {
        // A JSON beside a map may be anything, such as what a program notes of itself.
        const source = maps.length === 1 ? fromJson(name, await zip.read(name)) : tried(() => zip.read(name), name);
        const read = await source;
        if (read !== null) sources.push(read);
      }
    }
    return sources;
  } finally {
    zip.close();
  }
}

async function tried(read: () => Promise<Buffer>, name: string): Promise<MapSource | null> {
  try {
    return fromJson(name, await read());
  } catch (error) {
    if (error instanceof MediaError) return null;
    throw error;
  }
}

/** Name of a map whose own name is known to whoever uploaded it, and not here. */
const UNNAMED = "mapa";

/**
 * Reads all the geometry of a file that somebody brought.
 *
 * @throws {MediaError} With a sentence for what cannot be read.
 */
export async function openSources(reading: MapReading): Promise<MapSources> {
  const { path, signal } = reading;
  const { size } = await stat(path);
  const { format } = await detectForm(path, "", size);
  switch (format) {
    case "zip":
      return { format, sources: await fromZip(reading) };
    case "kml":
      return { format, sources: [await fromKml(UNNAMED, await readFile(path, "utf8"))] };
    case "gpx": {
      const content = Buffer.from(await readGpx(path, signal));
      return { format, sources: [{ ...fromJson(UNNAMED, content), said: "EPSG:4326" }] };
    }
    case "gpkg":
      return { format, sources: readGeoPackage(path).map(fromPackage) };
    case "geojson":
    case "topojson":
    case "json":
      return { format, sources: [fromJson(UNNAMED, await readFile(path))] };
    default:
      throw new MediaError(
        "Eso no es un mapa de los que se abren aquí: shapefile en ZIP, GeoJSON, TopoJSON, KML, GPX o GeoPackage.",
      );
  }
}
