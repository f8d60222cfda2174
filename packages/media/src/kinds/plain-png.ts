import { inflateSync } from "node:zlib";
import { pngChunk } from "../photos/put-notes.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Length of the frame of a chunk besides its data: length, name and check. Bytes. */
const FRAME_BYTES = 12;

/** Keyword of the chunk that holds XMP, with the zero that ends it. @see ISO 16684-3, 1.1.5 */
const XMP = Buffer.from("XML:com.adobe.xmp\0");

/** Longest XMP that is unpacked, bytes: what is longer is none that anybody wrote. */
const MOST_XMP_BYTES = 2_000_000;

/** Returns where the packed XMP of a chunk begins; -1 for a chunk without any. */
function startOfPacked(name: string, data: Buffer): number {
  if (!data.subarray(0, XMP.length).equals(XMP)) return -1;
  // libvips writes it so: a byte for the method stands before it.
  if (name === "zTXt") return XMP.length + 1;
  if (name !== "iTXt" || data[XMP.length] !== 1) return -1;
  // After the two flags stand the language and the keyword in it, each ended by a zero.
  const language = data.indexOf(0, XMP.length + 2);
  const keyword = language === -1 ? -1 : data.indexOf(0, language + 1);
  return keyword === -1 ? -1 : keyword + 1;
}

/** Unpacks the XMP of a chunk; `null` for one that has none that is packed, or that cannot be unpacked. */
function unpacked(name: string, data: Buffer): Buffer | null {
  const start = startOfPacked(name, data);
  if (start === -1) return null;
  try {
    return inflateSync(data.subarray(start), { maxOutputLength: MOST_XMP_BYTES });
  } catch {
    // Notes that cannot be unpacked are no notes.
    return null;
  }
}

/**
 * Returns a picture with the same notes as a PNG whose XMP is packed, for who reads only what is not.
 *
 * @param head - Beginning of a picture of any format.
 * @returns The same bytes where there is nothing to unpack.
 */
export function plainPng(head: Buffer): Buffer {
  if (!head.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return head;
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= head.length; ) {
    const length = head.readUInt32BE(at);
    const name = head.toString("latin1", at + 4, at + 8);
    const data = head.subarray(at + 8, at + 8 + length);
    const xmp = unpacked(name, data);
    if (xmp !== null) {
      const plain = pngChunk("iTXt", Buffer.concat([XMP, Buffer.alloc(4), xmp]));
      return Buffer.concat([head.subarray(0, at), plain, head.subarray(at + FRAME_BYTES + length)]);
    }
    at += FRAME_BYTES + length;
  }
  return head;
}
