import { PbfReader } from "pbf";

/** Unpacks a part of a file, as zlib does, to at most so many bytes. */
export type Inflate = (packed: Uint8Array, mostBytes: number) => Uint8Array;

/** Most bytes of a header and of an unpacked block, as the format has them. @see https://wiki.openstreetmap.org/wiki/PBF_Format */
const MOST_HEADER_BYTES = 64 * 1024;
const MOST_BLOCK_BYTES = 32 * 1024 * 1024;

/** Most bytes of a file once it is unpacked: those of a large city. */
const MOST_UNPACKED_BYTES = 500_000_000;

/** Bytes of the length before each header. */
const LENGTH_BYTES = 4;

interface BlobHead {
  type: string;
  sizeBytes: number;
}

interface Blob {
  raw: Uint8Array | null;
  zlib: Uint8Array | null;
}

/** Failure of a file that is none of OpenStreetMap, is broken, or has more than a town has. */
export class OsmFileError extends Error {}

function headOf(bytes: Uint8Array): BlobHead {
  const head: BlobHead = { type: "", sizeBytes: -1 };
  return new PbfReader(bytes).readFields((tag, into: BlobHead, pbf) => {
    if (tag === 1) into.type = pbf.readString();
    else if (tag === 3) into.sizeBytes = pbf.readVarint();
  }, head);
}

function blockOf(bytes: Uint8Array, inflate: Inflate): Uint8Array {
  const found: Blob = { raw: null, zlib: null };
  const { raw, zlib } = new PbfReader(bytes).readFields((tag, into: Blob, pbf) => {
    if (tag === 1) into.raw = pbf.readBytes();
    else if (tag === 3) into.zlib = pbf.readBytes();
  }, found);
  if (raw !== null) return raw;
  if (zlib === null) throw new OsmFileError("un bloque está comprimido de una manera que aquí no se lee (zlib sí)");
  return inflate(zlib, MOST_BLOCK_BYTES);
}

/** Blocks of a file, unpacked one by one. @throws {OsmFileError} When it is none. */
export function* osmBlocks(
  file: Uint8Array,
  inflate: Inflate,
): Generator<{ readonly type: string; readonly bytes: Uint8Array }> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let [at, unpacked] = [0, 0];
  while (at < file.length) {
    const headBytes = at + LENGTH_BYTES <= file.length ? view.getInt32(at) : -1;
    if (headBytes <= 0 || headBytes > MOST_HEADER_BYTES) throw new OsmFileError("no es un .osm.pbf, o está cortado");
    const start = at + LENGTH_BYTES + headBytes;
    const { type, sizeBytes } = headOf(file.subarray(at + LENGTH_BYTES, start));
    if (!(sizeBytes >= 0 && sizeBytes <= MOST_BLOCK_BYTES && start + sizeBytes <= file.length))
      throw new OsmFileError("no es un .osm.pbf, o está cortado");
    const bytes = blockOf(file.subarray(start, start + sizeBytes), inflate);
    unpacked += bytes.length;
    if (unpacked > MOST_UNPACKED_BYTES)
      throw new OsmFileError("tiene más de lo que cabe: recorta la zona (osmium extract)");
    yield { type, bytes };
    at = start + sizeBytes;
  }
}
