import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { GeoBounds } from "@nv/geography";
import { readStreetTile, type StreetBudget, type StreetFeature, type TilePlace } from "@nv/geography/streets";
import { Compression, PMTiles, SharedPromiseCache, type Source, TileType } from "pmtiles";
import { z } from "zod";

/** Most bytes of a directory or a tile once it is unpacked. */
const MOST_UNPACKED = 40_000_000;

/** Directories that are kept at hand: those of a few towns. */
const MOST_DIRECTORIES = 64;

/** As much of what an archive says of itself as is read. */
const Metadata = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

/** An archive of tiles that streets are read out of. */
export interface StreetArchive {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: GeoBounds;
  /** Reads the names of its layers, as it says them. */
  readonly layers: () => Promise<readonly string[]>;
  /** Reads the features of a tile; none where it has none. */
  readonly read: (place: TilePlace, budget: StreetBudget) => Promise<readonly StreetFeature[]>;
}

/** Unpacks no more than fits: a few bytes may stand for gigabytes. */
async function unpack(packed: ArrayBuffer, by: Compression): Promise<ArrayBuffer> {
  const limit = { maxOutputLength: MOST_UNPACKED };
  if (by === Compression.None || by === Compression.Unknown) return packed;
  if (by === Compression.Gzip) return new Uint8Array(gunzipSync(packed, limit)).buffer;
  if (by === Compression.Brotli) return new Uint8Array(brotliDecompressSync(packed, limit)).buffer;
  throw new Error("The archive of tiles is packed in a way that is not read here.");
}

/** Opens an archive of tiles, of which only parts are read. @throws {Error} When it is none of vector tiles. */
export async function openArchive(source: Source): Promise<StreetArchive> {
  const archive = new PMTiles(source, new SharedPromiseCache(MOST_DIRECTORIES, undefined, unpack), unpack);
  const { tileType, minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader();
  if (tileType !== TileType.Mvt) throw new Error("The archive holds no vector tiles (MVT).");
  return {
    ...{ minZoom, maxZoom },
    bounds: [minLon, minLat, maxLon, maxLat],
    async layers() {
      const metadata = Metadata.safeParse(await archive.getMetadata());
      return (metadata.data?.vector_layers ?? []).map(({ id }) => id);
    },
    async read(place, budget) {
      const tile = await archive.getZxy(place.z, place.x, place.y);
      return tile === undefined ? [] : readStreetTile(new Uint8Array(tile.data), place, budget);
    },
  };
}
