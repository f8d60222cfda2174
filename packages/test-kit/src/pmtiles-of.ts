const HEADER_BYTES = 127;
const NOT_PACKED = 1;
const VECTOR_TILES = 1;
const TEN_MILLIONTHS = 10_000_000;

/** Mercator ends there, degrees. */
const FARTHEST_LAT = 85;

/**
 * An archive of tiles that holds one, of the whole Earth.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function pmtilesOf(tile: Uint8Array): Buffer {
  if (tile.length > 0x7f) throw new RangeError(`a tile of ${tile.length} bytes: its length is written in one`);
  // One tile, the first of all, once, so many bytes, at the beginning.
  const directory = Buffer.from([1, 0, 1, tile.length, 1]);
  const metadata = Buffer.from(JSON.stringify({ vector_layers: [] }));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  const parts = [directory, metadata, Buffer.alloc(0), Buffer.from(tile)];
  let at = HEADER_BYTES;
  for (const [index, { length }] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    at += length;
  }
  for (const count of [72, 80, 88]) header.writeBigUInt64LE(1n, count);
  header.set([1, NOT_PACKED, NOT_PACKED, VECTOR_TILES, 0, 0], 96);
  for (const [index, degrees] of [-180, -FARTHEST_LAT, 180, FARTHEST_LAT].entries())
    header.writeInt32LE(degrees * TEN_MILLIONTHS, 102 + 4 * index);
  return Buffer.concat([header, ...parts]);
}
