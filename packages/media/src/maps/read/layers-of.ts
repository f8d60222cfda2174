import type { CrsGuess, MapField, MapLayer } from "@nv/contracts/schemas";
import mapshaper, { type Dataset, type Layer } from "mapshaper";
import { MediaError } from "../../maker.ts";
import { cellText } from "../make/map-shape.ts";
import { guessCrs } from "./guess-crs.ts";
import type { MapSource, MapSources } from "./open-sources.ts";

const { getLayerBounds } = mapshaper.internal;

/** A layer, and what it came with. */
export interface FoundLayer {
  readonly source: MapSource;
  readonly layer: Layer;
}

/** Fields of a layer that are told of, and features up to which all of their values are. */
const MOST_FIELDS = 80;
const MOST_VALUES = 200_000;
const EXAMPLES = 4;
const EXAMPLE_LENGTH = 60;

/** All layers with a shape, in an order that is always the same. */
export function layersOf({ sources }: MapSources): readonly FoundLayer[] {
  const all = sources.flatMap((source) => source.dataset.layers.map((layer) => ({ source, layer })));
  return all.filter(({ layer }) => layer.geometry_type !== undefined);
}

/**
 * The layer that a person chose.
 *
 * @throws {MediaError} When there is none of that place.
 */
export function requireLayer(sources: MapSources, place: number): FoundLayer {
  const found = layersOf(sources)[place];
  if (found === undefined) throw new MediaError("Esa capa ya no está en el archivo. Vuelve a abrirlo.");
  return found;
}

function countVertices({ shapes, geometry_type: kind }: Layer, { arcs }: Dataset): number {
  if (kind === "point") return (shapes ?? []).reduce((sum, shape) => sum + (shape?.length ?? 0), 0);
  return arcs?.getPointCount() ?? 0;
}

/** Values of a field, as files of them are written. */
export interface FieldValues {
  readonly name: string;
  readonly values: readonly string[];
}

function fieldOf(name: string, layer: Layer, file: string): { readonly field: MapField; readonly values: FieldValues } {
  const cells = (layer.data?.getRecords() ?? []).map((row) => row[name]);
  const texts = cells.map(cellText);
  const filled = texts.filter((text) => text !== "");
  const isOf = (kind: "string" | "number") =>
    cells.every((cell) => cell === null || cell === undefined || typeof cell === kind);
  const kind = isOf("string") ? "text" : isOf("number") ? "number" : "other";
  const distinct = new Set(filled);
  const examples = [...distinct].slice(0, EXAMPLES).map((text) => text.slice(0, EXAMPLE_LENGTH));
  const isFew = texts.length <= MOST_VALUES;
  return {
    field: { name, kind, filled: filled.length, distinct: distinct.size, examples, values: isFew ? file : null },
    values: { name: file, values: isFew ? texts : [] },
  };
}

/** A layer as it is told of, and the values of its fields. */
export interface ToldLayer {
  readonly layer: MapLayer;
  readonly values: readonly FieldValues[];
}

function tellLayer({ source, layer }: FoundLayer, place: number): ToldLayer {
  const found = getLayerBounds(layer, source.dataset.arcs);
  const bounds = found?.hasBounds() ? found.toArray() : null;
  const { named, guesses }: { named: string; guesses: readonly CrsGuess[] } = guessCrs(source.said, bounds);
  const names = (layer.data?.getFields() ?? []).slice(0, MOST_FIELDS);
  const fields = names.map((name, index) => fieldOf(name, layer, `values-${place}-${index}.json`));
  const shapes = layer.shapes ?? [];
  return {
    layer: {
      name: layer.name === undefined || layer.name === "" ? source.name : layer.name,
      geometry: layer.geometry_type ?? "none",
      features: shapes.length,
      empty: shapes.filter((shape) => shape === null || shape.length === 0).length,
      vertices: countVertices(layer, source.dataset),
      bounds,
      namedCrs: named,
      guesses: [...guesses],
      encoding: source.encoding,
      fields: fields.map(({ field }) => field),
      notes: [...source.notes],
    },
    values: fields.filter(({ field }) => field.values !== null).map(({ values }) => values),
  };
}

const KINDS = { polygon: "áreas", polyline: "líneas", point: "puntos", none: "sin forma" } as const;

/** Returns the notes on all layers together. */
export function notesOf(layers: readonly MapLayer[]): readonly string[] {
  const kinds = [...new Set(layers.map(({ geometry }) => KINDS[geometry]))];
  if (kinds.length < 2) return [];
  return [
    `El archivo mezcla ${kinds.slice(0, -1).join(", ")} y ${kinds.at(-1) ?? ""}: cada clase es una capa. Elige una.`,
  ];
}

/**
 * Tells of all layers of a file.
 *
 * @throws {MediaError} When there is nothing to be seen in any.
 */
export function tellLayers(sources: MapSources): readonly ToldLayer[] {
  const told = layersOf(sources).map(tellLayer);
  if (told.every(({ layer }) => layer.bounds === null))
    throw new MediaError("La capa está vacía: no tiene ningún elemento con forma. Expórtala otra vez.");
  return told;
}
