/** Lines of a strip: what a reader has in memory at once. */
const STRIP_LINES = 64;

const SHORT = 3;
const LONG = 4;
const HEAD_BYTES = 8;
const ENTRY_BYTES = 12;
const CHANNELS = 3;

/**
 * First bytes of a TIFF of eight bits in three channels, not packed; its lines follow, from the first.
 *
 * @see https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf sections 2 to 6
 */
export function tiffHead(widthPx: number, heightPx: number): Buffer {
  const strips = Math.ceil(heightPx / STRIP_LINES);
  const lineBytes = widthPx * CHANNELS;
  const entries: readonly (readonly [
    tag: number,
    kind: number,
    count: number,
    value: number | "bits" | "at" | "sizes",
  ])[] = [
    [256, LONG, 1, widthPx],
    [257, LONG, 1, heightPx],
    [258, SHORT, CHANNELS, "bits"],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, strips, "at"],
    [277, SHORT, 1, CHANNELS],
    [278, LONG, 1, STRIP_LINES],
    [279, LONG, strips, "sizes"],
  ];
  const bitsAt = HEAD_BYTES + 2 + entries.length * ENTRY_BYTES + 4;
  const listAt = bitsAt + CHANNELS * 2 + 2;
  const dataAt = listAt + strips * 8;
  const head = Buffer.alloc(dataAt);
  head.write("II*\0", 0, "latin1");
  head.writeUInt32LE(HEAD_BYTES, 4);
  head.writeUInt16LE(entries.length, HEAD_BYTES);
  for (const [place, [tag, kind, count, value]] of entries.entries()) {
    const at = HEAD_BYTES + 2 + place * ENTRY_BYTES;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(kind, at + 2);
    head.writeUInt32LE(count, at + 4);
    const lists = { bits: bitsAt, at: listAt, sizes: listAt + strips * 4 };
    head.writeUInt32LE(typeof value === "number" ? value : lists[value], at + 8);
  }
  for (let channel = 0; channel < CHANNELS; channel += 1) head.writeUInt16LE(8, bitsAt + channel * 2);
  for (let strip = 0; strip < strips; strip += 1) {
    const lines = Math.min(STRIP_LINES, heightPx - strip * STRIP_LINES);
    head.writeUInt32LE(dataAt + strip * STRIP_LINES * lineBytes, listAt + strip * 4);
    head.writeUInt32LE(lines * lineBytes, listAt + (strips + strip) * 4);
  }
  // One strip says its place and its size in the entry itself.
  if (strips === 1) {
    const entryAt = (place: number) => HEAD_BYTES + 2 + place * ENTRY_BYTES + 8;
    head.writeUInt32LE(dataAt, entryAt(5));
    head.writeUInt32LE(heightPx * lineBytes, entryAt(8));
  }
  return head;
}
