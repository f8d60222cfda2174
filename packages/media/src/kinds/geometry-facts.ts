import type { GeometryFacts } from "@nv/contracts/schemas";
import { MediaError } from "../maker.ts";
import { createBounds } from "./bounds.ts";
import { createGeometryVisitor, type JsonFound } from "./geometry-visitor.ts";
import { createJsonReader } from "./json-reader.ts";
import { textChunks } from "./text-chunks.ts";
import { xmlPieces } from "./xml-pieces.ts";

/** Reads a text; one that is wrong is refused in words for whoever uploaded it. */
async function readOrRefuse<Read>(what: string, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new MediaError(`El ${what} está roto o incompleto. Expórtalo o descárgalo otra vez.`, { cause });
  }
}

/**
 * Reads a JSON text to its end, without holding it.
 *
 * @throws {MediaError} When it is broken.
 */
export function readJson(path: string, signal: AbortSignal): Promise<JsonFound> {
  return readOrRefuse("JSON", async () => {
    const { visitor, found } = createGeometryVisitor();
    const reader = createJsonReader(visitor);
    let isFirst = true;
    for await (const text of textChunks(path, signal)) {
      reader.push(isFirst ? text.replace(/^\uFEFF/, "") : text);
      isFirst = false;
    }
    reader.end();
    return found();
  });
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** Facts of a KML: its marks, and the points of their geometry (`lon,lat[,height]`, apart by spaces). */
export function kmlFacts(path: string, signal: AbortSignal): Promise<GeometryFacts> {
  return readOrRefuse("KML", async () => {
    const bounds = createBounds();
    let features = 0;
    let isCoordinates = false;
    for await (const piece of xmlPieces(textChunks(path, signal))) {
      if (piece.kind === "open") {
        if (localName(piece.name) === "Placemark") features += 1;
        isCoordinates = localName(piece.name) === "coordinates" && !piece.isEmpty;
      } else if (piece.kind === "close") isCoordinates = false;
      else if (isCoordinates)
        for (const point of piece.text.split(/\s+/)) {
          const [x, y] = point.split(",");
          if (x !== undefined && x !== "" && y !== undefined) bounds.add(Number(x), Number(y));
        }
    }
    return { kind: "geometry", format: "kml", features, bounds: bounds.get() };
  });
}

/** Facts of a GPX: its points of interest, tracks and routes, and where their points are. */
export function gpxFacts(path: string, signal: AbortSignal): Promise<GeometryFacts> {
  return readOrRefuse("GPX", async () => {
    const bounds = createBounds();
    let features = 0;
    for await (const piece of xmlPieces(textChunks(path, signal))) {
      if (piece.kind !== "open") continue;
      const name = localName(piece.name);
      if (["wpt", "trk", "rte"].includes(name)) features += 1;
      const longitude = piece.attributes.get("lon");
      const latitude = piece.attributes.get("lat");
      if (longitude !== undefined && latitude !== undefined) bounds.add(Number(longitude), Number(latitude));
    }
    return { kind: "geometry", format: "gpx", features, bounds: bounds.get() };
  });
}
