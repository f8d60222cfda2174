import { packSaid } from "./ship-said.ts";

/** Content of a radio message of a ship, as far as a route needs it. */
export type AisMessage =
  | {
      readonly kind: "position";
      readonly mmsi: string;
      readonly lon: number;
      readonly lat: number;
      /** Speed and status that it says with it, as `packSaid` writes them. */
      readonly said: number;
    }
  | { readonly kind: "name"; readonly mmsi: string; readonly name: string; readonly imo: string };

/** Six bits of each sign, in a row. */
function bitsOf(payload: string): Uint8Array | null {
  const bits = new Uint8Array(payload.length * 6);
  for (let at = 0; at < payload.length; at += 1) {
    let value = payload.charCodeAt(at) - 48;
    if (value > 40) value -= 8;
    if (value < 0 || value > 63) return null;
    for (let bit = 0; bit < 6; bit += 1) bits[at * 6 + bit] = (value >> (5 - bit)) & 1;
  }
  return bits;
}

function whole(bits: Uint8Array, from: number, length: number): number {
  let value = 0;
  for (let bit = from; bit < from + length; bit += 1) value = value * 2 + (bits[bit] ?? 0);
  return value;
}

function signed(bits: Uint8Array, from: number, length: number): number {
  const value = whole(bits, from, length);
  return bits[from] === 1 ? value - 2 ** length : value;
}

/** Text of six bits a letter, up to the sign that ends it. */
function textOf(bits: Uint8Array, from: number, letters: number): string {
  let text = "";
  for (let at = 0; at < letters; at += 1) {
    const value = whole(bits, from + at * 6, 6);
    if (value === 0) break;
    text += String.fromCharCode(value < 32 ? value + 64 : value);
  }
  return text.trim();
}

/** Places of what a ship says in each kind of report: first bit and bits of its speed, parts of a knot, and first bit of its status, -1 for none. */
const SAID: Readonly<Record<number, readonly [speed: number, bits: number, parts: number, status: number]>> = {
  1: [50, 10, 10, 38],
  2: [50, 10, 10, 38],
  3: [50, 10, 10, 38],
  18: [46, 10, 10, -1],
  19: [46, 10, 10, -1],
  27: [79, 6, 1, 40],
};

/** Speed and status of a report; all ones in its speed are none. */
function saidIn(bits: Uint8Array, type: number): number {
  const [from, length, parts, status] = SAID[type] ?? [0, 0, 1, -1];
  const speed = whole(bits, from, length);
  const isKnown = bits.length >= from + length && speed < 2 ** length - 1;
  return packSaid(isKnown ? speed / parts : Number.NaN, status < 0 ? Number.NaN : whole(bits, status, 4));
}

/** Place of a position in each kind of report: first bit of the longitude, bits of both figures, parts of a minute. */
const POSITIONS: Readonly<Record<number, readonly [from: number, lon: number, lat: number, parts: number]>> = {
  1: [61, 28, 27, 10_000],
  2: [61, 28, 27, 10_000],
  3: [61, 28, 27, 10_000],
  18: [57, 28, 27, 10_000],
  19: [57, 28, 27, 10_000],
  27: [44, 18, 17, 10],
};

/**
 * Reads the payload of a message: reports of position (1, 2, 3, 18, 19, 27) and of names (5, 24 part A).
 *
 * @param payload - All its parts put together.
 * @returns `null` for what is broken and for what says neither.
 * @see ITU-R M.1371-5, annex 8
 */
export function readAisPayload(payload: string): AisMessage | null {
  const bits = bitsOf(payload);
  if (bits === null || bits.length < 38) return null;
  const type = whole(bits, 0, 6);
  const mmsi = String(whole(bits, 8, 30)).padStart(9, "0");
  const place = POSITIONS[type];
  if (place !== undefined) {
    const [from, lonBits, latBits, parts] = place;
    if (bits.length < from + lonBits + latBits) return null;
    const lon = signed(bits, from, lonBits) / parts / 60;
    const lat = signed(bits, from + lonBits, latBits) / parts / 60;
    return { kind: "position", mmsi, lon, lat, said: saidIn(bits, type) };
  }
  if (type === 5 && bits.length >= 232)
    return { kind: "name", mmsi, name: textOf(bits, 112, 20), imo: String(whole(bits, 40, 30) || "") };
  if (type === 24 && bits.length >= 160 && whole(bits, 38, 2) === 0)
    return { kind: "name", mmsi, name: textOf(bits, 40, 20), imo: "" };
  return null;
}

/** A line of a log. */
export interface AisLine {
  readonly message: AisMessage;
  /** Unix epoch, milliseconds; `null` where the log does not say when. */
  readonly timeMs: number | null;
}

function isSumRight(sentence: string): boolean {
  const star = sentence.indexOf("*");
  if (star < 0) return false;
  let sum = 0;
  for (let at = 1; at < star; at += 1) sum ^= sentence.charCodeAt(at);
  return sum === Number.parseInt(sentence.slice(star + 1, star + 3), 16);
}

/** The moment that loggers write before a sentence (`\c:1700000000*5E\`, `2026-11-03T08:00:00Z,`) or behind it (`,1700000000`). */
function momentOf(before: string, behind: string): number | null {
  const tagged = /\bc:(\d{10,13})/.exec(before) ?? /(?:^|[,\s])(\d{10,13})(?=$|[.,\s])/.exec(`${before} ${behind}`);
  if (tagged !== null) {
    const figure = Number(tagged[1]);
    return figure > 1e11 ? figure : figure * 1000;
  }
  const iso = /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?Z?/.exec(before);
  return iso === null ? null : Date.parse(`${iso[0].replace(" ", "T").replace(/Z$/, "")}Z`);
}

/**
 * The moment of the sentence that GateHouse's receivers write before each message.
 *
 * @example "$PGHP,1,2010,5,31,23,57,33,0,219,,2190047,1,5F*19" // 31 May 2010, 23:57:33.000
 * @returns `null` for another sentence.
 */
function receiverMoment(line: string): number | null {
  const start = line.indexOf("$PGHP,1,");
  if (start < 0) return null;
  const [year, month, day, hour, minute, second, part] = line.slice(start).split(",", 9).slice(2).map(Number);
  const timeMs = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second, part);
  return Number.isNaN(timeMs) ? null : timeMs;
}

/** Parts of a message that wait for the rest: more are lost ones. */
const MOST_WAITING = 200;

/**
 * Reads a log of sentences line by line, putting together what came in parts.
 *
 * @returns Reads one line: `null` for what is no message or not whole yet; a wrong sum is no message.
 */
export function createAisLog(): (line: string) => AisLine | null {
  const waiting = new Map<string, { readonly parts: string[]; readonly timeMs: number | null }>();
  /** Said on the line before, of the next sentence. */
  let saidMs: number | null = null;
  return (line) => {
    const toldMs = receiverMoment(line);
    if (toldMs !== null) saidMs = toldMs;
    const start = line.search(/![A-Z]{2}VD[MO],/);
    if (start < 0) return null;
    const sentence = line.slice(start);
    if (!isSumRight(sentence)) return null;
    const [, total = "1", number = "1", group = "", channel = "", payload = ""] = sentence.split(",", 6);
    const timeMs = momentOf(line.slice(0, start), sentence.slice(sentence.indexOf("*") + 3)) ?? saidMs;
    saidMs = null;
    if (total === "1") {
      const message = readAisPayload(payload);
      return message === null ? null : { message, timeMs };
    }
    const key = `${group} ${channel} ${total}`;
    const before = number === "1" ? undefined : waiting.get(key);
    const parts = [...(before?.parts ?? []), payload];
    const firstMs = before?.timeMs ?? timeMs;
    waiting.delete(key);
    if (parts.length !== Number(number)) return null;
    if (number !== total) {
      if (waiting.size >= MOST_WAITING) waiting.clear();
      waiting.set(key, { parts, timeMs: firstMs });
      return null;
    }
    const message = readAisPayload(parts.join(""));
    return message === null ? null : { message, timeMs: firstMs };
  };
}
