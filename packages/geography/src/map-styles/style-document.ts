import type { MapStyle } from "@nv/contracts/schemas";
import { mapboxLayers, ownLayers, SOURCE, tileLayers } from "./style-basemaps.ts";
import type { StyleLayer, StyleValue } from "./style-layers.ts";

/** Heaviest document of a style, bytes: more is no style of the house. */
export const MAX_STYLE_BYTES = 30_000;

/** A style as MapLibre and Mapbox GL take it. @see https://maplibre.org/maplibre-style-spec/root/ */
export interface StyleDocument {
  readonly version: 8;
  readonly name: string;
  readonly glyphs?: string;
  readonly sources: Readonly<Record<string, Readonly<Record<string, StyleValue>>>>;
  readonly layers: readonly StyleLayer[];
}

/** Options of a document. */
interface DocumentOptions {
  readonly name: string;
  /** Whole address of the house's own basemap. */
  readonly groundUrl: string;
}

/** Address of tiles as the renderer wants it. */
function tilesUrl(address: string): string {
  const isArchive = address.endsWith(".pmtiles");
  return isArchive && !address.startsWith("pmtiles://") ? `pmtiles://${address}` : address;
}

/**
 * Builds the document of a style. A style of another house (`style`) is not ours to paint: what is written is our colours over our own ground.
 *
 * @param style - Without faults: see `mapStyleFaults`.
 */
export function mapStyleDocument(style: MapStyle, { name, groundUrl }: DocumentOptions): StyleDocument {
  const { provider, maxZoom } = style;
  const attribution = style.attribution.trim();
  const start = { version: 8, name } as const;
  if (provider.kind === "tiles")
    return {
      ...start,
      ...(provider.glyphsUrl !== "" && { glyphs: provider.glyphsUrl }),
      sources: { [SOURCE]: { type: "vector", url: tilesUrl(provider.address), attribution } },
      layers: tileLayers(style),
    };
  if (provider.kind === "mapbox")
    return {
      ...start,
      glyphs: "mapbox://fonts/mapbox/{fontstack}/{range}.pbf",
      sources: { [SOURCE]: { type: "vector", url: "mapbox://mapbox.mapbox-streets-v8" } },
      layers: mapboxLayers(style),
    };
  // Beyond this zoom the renderer enlarges what it has: the ground has no more to show.
  const source = { type: "geojson", data: groundUrl, attribution, maxzoom: Math.min(maxZoom, 8), buffer: 64 };
  return { ...start, sources: { [SOURCE]: source }, layers: ownLayers(style) };
}
