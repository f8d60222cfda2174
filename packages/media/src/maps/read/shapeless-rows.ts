import type { Cell, Dataset } from "mapshaper";
import { z } from "zod";
import { xmlPieces } from "../../kinds/xml-pieces.ts";

/** Element of a file of which nothing can be drawn. */
export interface ShapelessRow {
  /** Place in its file, from 1. */
  readonly row: number;
  readonly fields: Readonly<Record<string, Cell>>;
}

/** Whether elements of several kinds are in layers of their own: what is of no kind is then in none, and mapshaper says nothing. */
const isMixed = ({ layers }: Dataset): boolean =>
  layers.filter(({ geometry_type: kind }) => kind !== undefined).length > 1;

/** Value of a field that names anything; of what is none, nothing. */
const Plain = z.union([z.string(), z.number(), z.boolean()]).nullable().catch(null);
const Collection = z.object({
  features: z.array(z.object({ geometry: z.unknown(), properties: z.record(z.string(), Plain).nullish() })),
});
const Shape = z.object({ coordinates: z.unknown() });
const Shapes = z.object({ geometries: z.array(z.unknown()) });

const hasPosition = (coordinates: unknown): boolean =>
  Array.isArray(coordinates) && (typeof coordinates[0] === "number" || coordinates.some(hasPosition));

function hasShape(geometry: unknown): boolean {
  const { data: many } = Shapes.safeParse(geometry);
  if (many !== undefined) return many.geometries.some(hasShape);
  const { data: one } = Shape.safeParse(geometry);
  return one !== undefined && hasPosition(one.coordinates);
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString("utf8"));
  } catch {
    // A text for each element is no JSON as a whole; what reads it knows it all the same.
    return null;
  }
}

/** Lists the features of a GeoJSON of several kinds of shape that have none. @param dataset - As it was read. */
export function shapelessOfJson(content: Buffer, dataset: Dataset): readonly ShapelessRow[] {
  if (!isMixed(dataset)) return [];
  const { features } = Collection.safeParse(parsed(content)).data ?? { features: [] };
  return features.flatMap(({ geometry, properties }, at) =>
    hasShape(geometry) ? [] : [{ row: at + 1, fields: properties ?? {} }],
  );
}

/** Fields of a placemark that tell which it is. */
const TOLD = ["name", "description"];
/** Elements of a placemark that hold its positions. */
const POSITIONS = ["coordinates", "coord"];

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** Lists the placemarks of a KML of several kinds of shape that have none. @param dataset - As it was read. */
export async function shapelessOfKml(content: string, dataset: Dataset): Promise<readonly ShapelessRow[]> {
  if (!isMixed(dataset)) return [];
  const rows: ShapelessRow[] = [];
  let row = 0;
  let place: { fields: Record<string, string>; isDrawn: boolean } | null = null;
  let inside = "";
  for await (const piece of xmlPieces(once(content))) {
    if (piece.kind === "text") {
      const text = piece.text.trim();
      if (place === null || text === "") continue;
      if (POSITIONS.includes(inside)) place.isDrawn = true;
      else if (TOLD.includes(inside)) place.fields[inside] = (place.fields[inside] ?? "") + text;
      continue;
    }
    const name = localName(piece.name);
    inside = piece.kind === "open" && !piece.isEmpty ? name : "";
    if (name !== "Placemark") continue;
    if (piece.kind === "open") {
      row += 1;
      place = { fields: {}, isDrawn: false };
    }
    if (piece.kind === "open" && !piece.isEmpty) continue;
    if (place !== null && !place.isDrawn) rows.push({ row, fields: place.fields });
    place = null;
  }
  return rows;
}
