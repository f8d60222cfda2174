import { gzipSync } from "node:zlib";
import { PbfWriter } from "pbf";
import { zxyToTileId } from "pmtiles";

/** A tile of an archive. */
export interface ArchivedTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

/** Description of an archive. */
export interface ArchiveFacts {
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  readonly metadata: Readonly<Record<string, unknown>>;
}

const HEADER_BYTES = 127;
const GZIP = 2;
const VECTOR_TILES = 1;
const TEN_MILLIONTHS = 10_000_000;

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
}

function directoryOf(entries: readonly Entry[]): Buffer {
  const writer = new PbfWriter();
  writer.writeVarint(entries.length);
  for (const [at, { id }] of entries.entries()) writer.writeVarint(id - (entries[at - 1]?.id ?? 0));
  for (const _ of entries) writer.writeVarint(1);
  for (const { length } of entries) writer.writeVarint(length);
  for (const { offset } of entries) writer.writeVarint(offset + 1);
  return gzipSync(writer.finish());
}

/**
 * Writes an archive of tiles, packed.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function pmtilesArchive(tiles: readonly ArchivedTile[], { bounds, metadata }: ArchiveFacts): Buffer {
  const sorted = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), packed: gzipSync(tile.bytes) }))
    .toSorted((a, b) => a.id - b.id);
  let offset = 0;
  const entries = sorted.map(({ id, packed }) => {
    const entry = { id, offset, length: packed.length };
    offset += packed.length;
    return entry;
  });
  const parts = [
    directoryOf(entries),
    gzipSync(JSON.stringify(metadata)),
    Buffer.alloc(0),
    Buffer.concat(sorted.map(({ packed }) => packed)),
  ];
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  let at = HEADER_BYTES;
  for (const [index, { length }] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    at += length;
  }
  for (const place of [72, 80, 88]) header.writeBigUInt64LE(BigInt(entries.length), place);
  const zooms = tiles.map(({ z }) => z);
  header.set([1, GZIP, GZIP, VECTOR_TILES, Math.min(...zooms), Math.max(...zooms)], 96);
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * TEN_MILLIONTHS), 102 + 4 * index);
  return Buffer.concat([header, ...parts]);
}
