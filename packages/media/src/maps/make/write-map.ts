import type { MapRequest } from "@nv/contracts/schemas";
import mapshaper, { type Dataset, type Layer } from "mapshaper";

/** Name and MIME type of what is made. */
export interface MapForm {
  readonly name: string;
  readonly mediaType: string;
}

/** Decimals that a degree needs for a metre. */
const METRE_DEGREES = 0.00001;

/** Width of a drawing for Illustrator, pixels: it is of no size there, but its texts and lines are. */
const DRAWING_WIDTH = 1200;

type Asked = Pick<MapRequest, "target" | "format" | "key">;

/** Returns the name and the media type of the file that a map is written to. */
export function formOf({ target, format }: Asked): MapForm {
  if (target === "svg") return { name: "mapa.svg", mediaType: "image/svg+xml" };
  if (target === "maplibre" || format === "geojson") return { name: "mapa.geojson", mediaType: "application/geo+json" };
  return { name: "mapa.topojson", mediaType: "application/json" };
}

/**
 * Returns the options with which mapshaper writes a map. Datawrapper and D3 draw on the sphere and take the inside of a ring for what lies to
 * its right; MapLibre takes RFC 7946, which says the contrary.
 */
function optionsOf({ target, format, key }: Asked): Readonly<Record<string, unknown>> {
  const id = target !== "datawrapper" && key !== "" ? { id_field: [key] } : {};
  if (target === "svg") return { format: "svg", width: DRAWING_WIDTH, ...id };
  if (target === "maplibre") return { format: "geojson", precision: METRE_DEGREES, ...id };
  if (format === "geojson") return { format: "geojson", gj2008: true, precision: METRE_DEGREES, ...id };
  return { format: "topojson", ...id };
}

/** Weight of a point that stays and of what surrounds it, bytes: where a search begins. */
export const POINT_BYTES: Readonly<Record<string, number>> = { topojson: 9.3, geojson: 38, svg: 38 };

/** Writes a map as it stands. */
export function writeMap(dataset: Dataset, asked: Asked): Uint8Array {
  const [part] = mapshaper.internal.exportFileContent(dataset, optionsOf(asked));
  if (part === undefined) throw new TypeError("Nothing was written.");
  return typeof part.content === "string" ? Buffer.from(part.content) : part.content;
}

/** Names of the layers of a drawing, as Illustrator shows them. */
const AREAS = "areas";
const BORDERS = "limites";
const OUTLINE = "contorno";

/** Gives a drawing its layers: areas, the borders between them, each once, and what is around all of them. */
export function layersForDrawing(dataset: Dataset, layer: Layer): void {
  const { cmd } = mapshaper;
  layer.name = layer.geometry_type === "polygon" ? AREAS : (layer.name ?? "capa");
  dataset.layers = [layer];
  if (layer.geometry_type !== "polygon" || dataset.arcs === undefined) return;
  const borders = cmd.innerlines(layer, dataset.arcs, {});
  const outline = cmd.dissolve([{ ...layer, data: null }], dataset, { no_repair: true });
  dataset.layers = [
    layer,
    { ...borders, name: BORDERS },
    ...outline.map((one) => ({ ...one, name: OUTLINE, data: null })),
  ];
}
