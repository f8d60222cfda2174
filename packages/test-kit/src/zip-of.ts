import { crc32, deflateRawSync } from "node:zlib";

/** A file of an archive that a test makes. What is said besides lies. */
export interface ZipPart {
  /** A text is written as UTF-8. */
  readonly name: string | Uint8Array;
  readonly bytes?: Uint8Array | string;
  /** Whether the name is marked as UTF-8. */
  readonly isMarkedUtf8?: boolean;
  readonly isStored?: boolean;
  /** Unix mode, as `0o120777` for a link. */
  readonly mode?: number;
  readonly isEncrypted?: boolean;
  /** Unpacked bytes that the header tells. */
  readonly saysBytes?: number;
  readonly saysCrc?: number;
  /** Offset at which the header says that it begins. */
  readonly saysAt?: number;
}

const UNIX = 3 << 8;
const VERSION = 20;

function headerOf(part: ZipPart, nameBytes: number, packed: Uint8Array, bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE((part.isEncrypted === true ? 1 : 0) | (part.isMarkedUtf8 === false ? 0 : 0x800), 2);
  header.writeUInt16LE(part.isStored === true ? 0 : 8, 4);
  header.writeUInt32LE(part.saysCrc ?? crc32(bytes), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(part.saysBytes ?? bytes.length, 18);
  header.writeUInt16LE(nameBytes, 22);
  return header;
}

/**
 * An archive with just what a test wants in it, wrong things too, which no program that writes archives would put.
 *
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const bytes = Buffer.from(part.bytes ?? "");
    const packed = part.isStored === true ? bytes : deflateRawSync(bytes);
    const header = headerOf(part, name.length, packed, bytes);
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), header, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((part.mode ?? 0o100644) << 16) >>> 0, 6);
    tail.writeUInt32LE(part.saysAt ?? at, 10);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(UNIX | VERSION);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02"), madeBy, header, tail, name]));
    files.push(file);
    at += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, ...directory, Buffer.from("PK\x05\x06"), end]);
}
