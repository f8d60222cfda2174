/** Random bytes of an id. */
export const TIME_ORDERED_ID_BYTES = 16;

/**
 * Makes an id whose order is that of its making, so that rows written together lie together on the disk.
 *
 * @param nowMs - Unix epoch, milliseconds.
 * @param random - {@link TIME_ORDERED_ID_BYTES} random bytes.
 * @returns A UUID, version 7.
 * @see RFC 9562, 5.7
 */
export function timeOrderedId(nowMs: number, random: Uint8Array): string {
  const bytes = Buffer.from(random);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
