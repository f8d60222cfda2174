import { textChunks } from "../../kinds/text-chunks.ts";
import { xmlPieces } from "../../kinds/xml-pieces.ts";

type Position = readonly [lon: number, lat: number];

interface Feature {
  readonly type: "Feature";
  readonly properties: Readonly<Record<string, string>>;
  readonly geometry:
    | { readonly type: "Point"; readonly coordinates: Position }
    | { readonly type: "MultiLineString"; readonly coordinates: readonly (readonly Position[])[] };
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** Names of the kinds of mark, in GPX and in the map. */
const KINDS: Readonly<Record<string, string>> = { wpt: "punto", trk: "traza", rte: "ruta" };

/** Fields of a mark besides its position. */
const TOLD = ["name", "desc", "time"];

/**
 * Reads marks, tracks and routes of a GPX as GeoJSON; the pieces of a track are one feature.
 *
 * @see https://www.topografix.com/GPX/1/1/
 */
export async function readGpx(path: string, signal: AbortSignal): Promise<string> {
  const features: Feature[] = [];
  let mark: { kind: string; told: Record<string, string>; lines: Position[][]; point: Position | null } | null = null;
  let field = "";
  let depth = 0;
  for await (const piece of xmlPieces(textChunks(path, signal))) {
    if (piece.kind === "text") {
      if (mark !== null && field !== "") mark.told[field] = (mark.told[field] ?? "") + piece.text.trim();
      continue;
    }
    const name = localName(piece.name);
    if (piece.kind === "open") {
      const position: Position = [Number(piece.attributes.get("lon")), Number(piece.attributes.get("lat"))];
      if (mark === null && name in KINDS) {
        mark = { kind: name, told: {}, lines: [], point: name === "wpt" ? position : null };
        depth = 0;
        if (piece.isEmpty) {
          if (mark.point !== null) features.push(asFeature(mark.kind, {}, mark.point, []));
          mark = null;
        }
        continue;
      }
      if (mark === null) continue;
      if (name === "trkseg") mark.lines.push([]);
      if (name === "trkpt" || name === "rtept") {
        if (mark.lines.length === 0) mark.lines.push([]);
        if (position.every(Number.isFinite)) mark.lines.at(-1)?.push(position);
      }
      field = depth === 0 && TOLD.includes(name) && !piece.isEmpty ? name : "";
      if (!piece.isEmpty) depth += 1;
      continue;
    }
    field = "";
    if (mark === null) continue;
    if (name !== mark.kind) {
      depth -= 1;
      continue;
    }
    const lines = mark.lines.filter(({ length }) => length > 1);
    if (mark.point !== null || lines.length > 0) features.push(asFeature(mark.kind, mark.told, mark.point, lines));
    mark = null;
  }
  return JSON.stringify({ type: "FeatureCollection", features });
}

function asFeature(
  kind: string,
  { name = "", desc = "", time = "" }: Readonly<Record<string, string>>,
  point: Position | null,
  lines: readonly (readonly Position[])[],
): Feature {
  const properties = { clase: KINDS[kind] ?? kind, nombre: name, descripcion: desc, hora: time };
  const geometry =
    point === null
      ? ({ type: "MultiLineString", coordinates: lines } as const)
      : ({ type: "Point", coordinates: point } as const);
  return { type: "Feature", properties, geometry };
}
