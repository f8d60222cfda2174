/**
 * Reads the few boxes of an MP4 that decoding its frames one by one needs. It reads what our own `scrub` recipe writes: one track of
 * H.264, its header before its frames, no fragments. A library that reads any MP4 weighs twenty times more than this on each phone.
 *
 * @see ISO/IEC 14496-12 (the boxes) and 14496-15 (H.264 in them)
 */

/** A frame as the file holds it. */
export interface Mp4Sample {
  /** Position of its bytes, from the beginning of the file. */
  readonly offset: number;
  readonly size: number;
  /** Its place among the frames as they are seen, from 0. */
  readonly frame: number;
}

/** Frames that are decoded together: the first of them needs no other, and no other group needs them. */
export interface Mp4Group {
  /** In the order in which they are decoded. */
  readonly samples: readonly Mp4Sample[];
  /** End of the bytes of all of them. */
  readonly end: number;
}

/** Description of the video in a file. */
export interface Mp4Video {
  /** As a decoder asks for it: `avc1.64001f`. */
  readonly codec: string;
  /** Data that a decoder needs before the first frame. */
  readonly description: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly groups: readonly Mp4Group[];
  /** The group of each frame, by its place as they are seen. */
  readonly groupOf: readonly number[];
}

/** The content of a box. */
interface Mp4Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Bytes of a box before its content: size and type, with a size of 64 bits more. */
const HEAD = 8;
const LONG_HEAD = 16;

/** Bytes of what describes a video before its own boxes, and where its width is in them. */
const VISUAL_ENTRY = 78;
const WIDTH_AT = 24;

/** Bytes of a version and flags, and of those and a count. */
const FULL = 4;
const LISTED = 8;

/** A file as it is read. */
interface Mp4Bytes {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

function boxesIn({ bytes, view }: Mp4Bytes, { start, end }: Pick<Mp4Box, "start" | "end">): readonly Mp4Box[] {
  const found: Mp4Box[] = [];
  for (let at = start; at + HEAD <= end; ) {
    const short = view.getUint32(at);
    const isLong = short === 1 && at + LONG_HEAD <= end;
    const size = isLong ? Number(view.getBigUint64(at + HEAD)) : short === 0 ? end - at : short;
    if (size < HEAD) throw new RangeError("A box of the video is smaller than its head.");
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD));
    found.push({ type, start: at + (isLong ? LONG_HEAD : HEAD), end: at + size });
    at += size;
  }
  return found;
}

/** The first box of a type in another, and of a type in that. @throws {RangeError} When there is none. */
function boxAt(reader: Mp4Bytes, from: Pick<Mp4Box, "start" | "end">, ...types: readonly string[]): Mp4Box {
  const [type, ...others] = types;
  const found = boxesIn(reader, from).find((box) => box.type === type);
  if (found === undefined) throw new RangeError(`The video has no box ${type}.`);
  return others.length === 0 ? found : boxAt(reader, found, ...others);
}

/** The numbers of 32 bits of a list of a box. @param each - Numbers of each entry. */
function listOf({ view }: Mp4Bytes, { start }: Mp4Box, each: number, from = LISTED): readonly (readonly number[])[] {
  const count = view.getUint32(start + from - 4);
  return Array.from({ length: count }, (_, entry) =>
    Array.from({ length: each }, (_number, place) => view.getUint32(start + from + 4 * (entry * each + place))),
  );
}

/** A list of runs, each as long as its first number says. */
const unrolled = (runs: readonly (readonly number[])[]): readonly number[] =>
  runs.flatMap(([count = 0, value = 0]) => Array.from({ length: count }, () => value));

function sizesOf(reader: Mp4Bytes, table: Mp4Box): readonly number[] {
  const box = boxAt(reader, table, "stsz");
  const same = reader.view.getUint32(box.start + FULL);
  const count = reader.view.getUint32(box.start + LISTED);
  if (same !== 0) return Array.from({ length: count }, () => same);
  return listOf(reader, box, 1, LISTED + 4).map(([size = 0]) => size);
}

/** Lists the offset of each sample: samples lie one after another in chunks. */
function offsetsOf(reader: Mp4Bytes, table: Mp4Box, sizes: readonly number[]): readonly number[] {
  const long = boxesIn(reader, table).find(({ type }) => type === "co64");
  const chunks =
    long === undefined
      ? listOf(reader, boxAt(reader, table, "stco"), 1).map(([offset = 0]) => offset)
      : listOf(reader, long, 2).map(([high = 0, low = 0]) => high * 2 ** 32 + low);
  const runs = listOf(reader, boxAt(reader, table, "stsc"), 3);
  const offsets: number[] = [];
  for (const [place, chunk] of chunks.entries()) {
    const run = runs.findLast(([first = 1]) => first <= place + 1);
    let at = chunk;
    for (let sample = 0; sample < (run?.[1] ?? 0); sample += 1) {
      const size = sizes[offsets.length];
      if (size === undefined) break;
      offsets.push(at);
      at += size;
    }
  }
  return offsets;
}

/** Lists the times at which samples are seen, in the file's own measure. */
function timesOf(reader: Mp4Bytes, table: Mp4Box): readonly number[] {
  const lasts = unrolled(listOf(reader, boxAt(reader, table, "stts"), 2));
  const later = boxesIn(reader, table).find(({ type }) => type === "ctts");
  // A delay may be negative: the number is taken as signed.
  const delays = later === undefined ? [] : unrolled(listOf(reader, later, 2)).map((delay) => delay | 0);
  let decodedAt = 0;
  return lasts.map((duration, sample) => {
    const seenAt = decodedAt + (delays[sample] ?? 0);
    decodedAt += duration;
    return seenAt;
  });
}

/** Which samples begin a group; all where nothing tells. */
function keysOf(reader: Mp4Bytes, table: Mp4Box): ReadonlySet<number> | null {
  const box = boxesIn(reader, table).find(({ type }) => type === "stss");
  return box === undefined ? null : new Set(listOf(reader, box, 1).map(([sample = 1]) => sample - 1));
}

function groupsOf(samples: readonly Mp4Sample[], keys: ReadonlySet<number> | null): readonly Mp4Group[] {
  const groups: Mp4Sample[][] = [];
  for (const [place, sample] of samples.entries())
    if (place === 0 || keys === null || keys.has(place)) groups.push([sample]);
    else groups.at(-1)?.push(sample);
  return groups.map((group) => ({
    samples: group,
    end: Math.max(...group.map(({ offset, size }) => offset + size)),
  }));
}

const hex = (byte: number) => byte.toString(16).padStart(2, "0");

/** Reads from the table of samples how they are written: codec, description and size. */
function entryOf(reader: Mp4Bytes, table: Mp4Box): Pick<Mp4Video, "codec" | "description" | "widthPx" | "heightPx"> {
  const description = boxAt(reader, table, "stsd");
  const entry = boxAt(reader, { start: description.start + LISTED, end: description.end }, "avc1");
  const own = boxAt(reader, { start: entry.start + VISUAL_ENTRY, end: entry.end }, "avcC");
  const bytes = reader.bytes.slice(own.start, own.end);
  return {
    codec: `avc1.${[...bytes.subarray(1, 4)].map(hex).join("")}`,
    description: bytes,
    widthPx: reader.view.getUint16(entry.start + WIDTH_AT),
    heightPx: reader.view.getUint16(entry.start + WIDTH_AT + 2),
  };
}

/**
 * Reads where the frames of a video are.
 *
 * @param bytes - The file, or what has come of it from its beginning.
 * @returns `null` while its header has not come whole.
 * @throws {RangeError} When it is no MP4 as our recipe writes them.
 */
export function readMp4(bytes: Uint8Array): Mp4Video | null {
  const reader = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  const header = boxesIn(reader, { start: 0, end: bytes.byteLength }).find(({ type }) => type === "moov");
  if (header === undefined || header.end > bytes.byteLength) return null;
  const table = boxAt(reader, header, "trak", "mdia", "minf", "stbl");
  const sizes = sizesOf(reader, table);
  const offsets = offsetsOf(reader, table, sizes);
  const times = timesOf(reader, table);
  if (sizes.length === 0 || offsets.length !== sizes.length || times.length !== sizes.length)
    throw new RangeError("The tables of the video do not tell of the same frames.");
  const seen = times.map((at, sample) => ({ at, sample })).sort((a, b) => a.at - b.at);
  const frames: number[] = [];
  for (const [frame, { sample }] of seen.entries()) frames[sample] = frame;
  const samples = sizes.map((size, sample) => ({
    size,
    offset: offsets[sample] ?? 0,
    frame: frames[sample] ?? 0,
  }));
  const groups = groupsOf(samples, keysOf(reader, table));
  const groupOf: number[] = [];
  for (const [place, group] of groups.entries()) for (const { frame } of group.samples) groupOf[frame] = place;
  return { ...entryOf(reader, table), groups, groupOf };
}
