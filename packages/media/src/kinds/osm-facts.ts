import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import type { GeometryFacts } from "@nv/contracts/schemas";
import { OsmFileError, readOsmData } from "@nv/geography/streets";
import { MediaError } from "../maker.ts";

/** Largest file of OpenStreetMap, bytes: a province has less, and one of a country is for the tiles of the house. */
const MOST_BYTES = 60_000_000;

/**
 * Facts of a file of OpenStreetMap, which is read to its end: who brings a broken or a large one is told before a map needs it.
 *
 * @throws {MediaError} When it is broken, or has more than a map may have.
 */
export async function osmFacts(path: string, sizeBytes: number, signal: AbortSignal): Promise<GeometryFacts> {
  if (sizeBytes > MOST_BYTES)
    throw new MediaError("El .osm.pbf ocupa más de 60 MB: recorta la zona que hace falta (osmium extract).");
  const file = await readFile(path, { signal });
  try {
    const { ways, relations, named, bounds } = readOsmData(file, (packed, most) =>
      inflateSync(packed, { maxOutputLength: most }),
    );
    const features = ways.size + relations.length + named.length;
    return { kind: "geometry", format: "osm", features, bounds: bounds === null ? null : [...bounds] };
  } catch (cause) {
    const why = cause instanceof OsmFileError ? cause.message : "está roto o incompleto";
    throw new MediaError(`El .osm.pbf no se puede usar: ${why}.`, { cause });
  }
}
