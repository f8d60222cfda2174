import { crc32, deflateRawSync } from "node:zlib";

/** A file of an archive. */
export interface ZippedFile {
  /** As bytes: who writes an archive chooses an alphabet and does not say which. */
  readonly name: Buffer;
  readonly bytes: Buffer;
}

const VERSION = 20;
const DEFLATED = 8;

/** An archive as old programs write it: names in whatever alphabet, none marked. */
export function plainZip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes, { level: 1 });
    const header = Buffer.alloc(26);
    header.writeUInt16LE(VERSION, 0);
    header.writeUInt16LE(DEFLATED, 4);
    header.writeUInt32LE(crc32(bytes), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(bytes.length, 18);
    header.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(VERSION);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02"), madeBy, header, tail, name]));
    parts.push(Buffer.from("PK\x03\x04"), header, name, packed);
    at += 4 + header.length + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, Buffer.from("PK\x05\x06"), end]);
}
