import { PLACE_KINDS, type Place, type PlaceKind } from "./place.ts";
import { placeLine, readPlaceLine } from "./place-record.ts";
import { wordsOf } from "./place-words.ts";

/** First figure of the file: another file is told at once, and one of a machine that writes figures the other way round. */
const MAGIC = 0x31_50_56_4e;
const HEADER_FIGURES = 6;
const FIGURE_BYTES = 4;
/** Coordinates are kept in whole steps of a metre. */
const STEPS_PER_DEGREE = 100_000;
const LARGEST_FIGURE = 0xff_ff_ff_ff;
/** Bit of a kind's byte that tells that the point is where houses are. */
const SEAT_BIT = 0x80;

/** Ways in which a word stands in a place, the best last. */
export const STANDS = { within: 0, word: 1, first: 2, whole: 3 } as const;
const STAND_BITS = 2;
const STAND_MASK = (1 << STAND_BITS) - 1;

/** A word of a place, packed: where the place is in the file, and how the word stands in it. */
export const placeOfPosting = (posting: number): number => posting >>> STAND_BITS;
export const standOfPosting = (posting: number): number => posting & STAND_MASK;

/** Word by which the place of a code is found: no name has its sign. */
export const codeWord = (kind: PlaceKind, code: string): string => `=${kind} ${code}`;

/** Words of places, with the places in which each stands, the most important first. */
interface PlaceWords {
  /** In the order of their letters. */
  readonly words: readonly string[];
  /** Of all words, one behind the other, and where those of each end. */
  readonly postings: Uint32Array;
  readonly ends: Uint32Array;
}

/** Lists the words of places. There are a million and a half of them: nothing is made for each that could be made for all. */
function placeWords(places: readonly Place[]): PlaceWords {
  const numbers = new Map<string, number>();
  const [wordOf, postingOf]: [number[], number[]] = [[], []];
  // A country is what thousands of towns are in.
  const known = new Map<string, readonly string[]>();
  const wordsWithin = (within: string) => {
    const words = known.get(within) ?? wordsOf(within);
    known.set(within, words);
    return words;
  };
  const stands = new Map<string, number>();
  const note = (word: string, stand: number) => stands.set(word, Math.max(stand, stands.get(word) ?? 0));
  places.forEach((place, at) => {
    stands.clear();
    stands.set(codeWord(place.kind, place.code), STANDS.word);
    for (const word of wordsWithin(place.within)) note(word, STANDS.within);
    for (const name of place.names) {
      const words = wordsOf(name);
      words.forEach((word, index) => {
        note(word, words.length === 1 ? STANDS.whole : index === 0 ? STANDS.first : STANDS.word);
      });
    }
    for (const [word, stand] of stands) {
      const number = numbers.get(word) ?? numbers.size;
      if (number === numbers.size) numbers.set(word, number);
      wordOf.push(number);
      postingOf.push(((at << STAND_BITS) | stand) >>> 0);
    }
  });
  const words = [...numbers.keys()].toSorted();
  const ranks = new Uint32Array(words.length);
  words.forEach((word, rank) => {
    ranks[numbers.get(word) ?? 0] = rank;
  });
  const counts = new Uint32Array(words.length);
  for (const number of wordOf) counts[ranks[number] ?? 0] = (counts[ranks[number] ?? 0] ?? 0) + 1;
  const ends = endsOf(counts);
  const postings = new Uint32Array(wordOf.length);
  const next = ends.map((end, rank) => end - (counts[rank] ?? 0));
  wordOf.forEach((number, at) => {
    const rank = ranks[number] ?? 0;
    const place = next[rank] ?? 0;
    postings[place] = postingOf[at] ?? 0;
    next[rank] = place + 1;
  });
  return { words, postings, ends };
}

/** Texts as bytes, one behind the other, and where each ends. */
function encodeLines(lines: readonly string[]): { readonly bytes: Uint8Array; readonly ends: Uint32Array } {
  const encoder = new TextEncoder();
  // Three bytes are the most that a character of a text takes.
  const room = new Uint8Array(lines.reduce((sum, { length }) => sum + 3 * length, 0));
  let end = 0;
  const ends = Uint32Array.from(lines, (line) => {
    end += encoder.encodeInto(line, room.subarray(end)).written;
    return end;
  });
  return { bytes: room.subarray(0, end), ends };
}

/** Ends of texts of some lengths, one behind the other. */
function endsOf(lengths: Uint32Array): Uint32Array {
  let end = 0;
  return lengths.map((length) => {
    end += length;
    return end;
  });
}

function joined(parts: readonly (Uint8Array | Uint32Array | Int32Array)[]): Uint8Array {
  const bytes = parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  const whole = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of bytes) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const steps = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE);

/**
 * Packs places so that they are found without being read: the most important first, their words in order, their lines as bytes. Always the same bytes.
 *
 * @throws {TypeError} For a name with a tabulator in it.
 */
export function packPlaces(unsorted: readonly Place[]): Uint8Array {
  const keyed = unsorted.map((place) => ({ place, key: `${place.kind} ${place.code}` }));
  const places = keyed
    .toSorted((a, b) => b.place.importance - a.place.importance || (a.key < b.key ? -1 : 1))
    .map(({ place }) => place);
  const lines = encodeLines(places.map(placeLine));
  const { words, postings, ends } = placeWords(places);
  const wordBytes = new TextEncoder().encode(words.join("\n"));
  const kinds = Uint8Array.from(places, ({ kind, isSeat }) => PLACE_KINDS.indexOf(kind) | (isSeat ? SEAT_BIT : 0));
  const sizes = [places.length, words.length, postings.length, wordBytes.length, lines.bytes.length];
  return joined([
    Uint32Array.from([MAGIC, ...sizes]),
    Int32Array.from(places, ({ point }) => steps(point.lon)),
    Int32Array.from(places, ({ point }) => steps(point.lat)),
    Uint32Array.from(places, ({ people }) => people ?? 0),
    Uint32Array.from(places, ({ importance }) => Math.min(LARGEST_FIGURE, Math.round(importance))),
    lines.ends,
    ends,
    postings,
    kinds,
    wordBytes,
    lines.bytes,
  ]);
}

/** Places as they lie in their file, by their rank of importance. */
export interface PlaceIndex {
  readonly count: number;
  /** All words in the order of their letters. */
  readonly words: readonly string[];
  /** Packed places of a stretch of words, as {@link placeOfPosting} and {@link standOfPosting} take them apart. */
  readonly postings: (from: number, to: number) => Uint32Array;
  readonly kindOf: (at: number) => PlaceKind;
  readonly isSeat: (at: number) => boolean;
  readonly peopleOf: (at: number) => number;
  readonly lonOf: (at: number) => number;
  readonly latOf: (at: number) => number;
  readonly placeAt: (at: number) => Place;
}

/**
 * Opens a file that {@link packPlaces} made. Nothing of it is copied but its words.
 *
 * @param file - Whole; its bytes must not change.
 * @throws {TypeError} When it is another file, or broken off.
 */
export function openPlaceIndex(file: Uint8Array): PlaceIndex {
  // Figures lie in steps of four bytes: a piece of a larger block that begins elsewhere is copied.
  const bytes = file.byteOffset % FIGURE_BYTES === 0 ? file : file.slice();
  let at = 0;
  const figures = (count: number) => {
    const start = bytes.byteOffset + at;
    at += count * FIGURE_BYTES;
    if (at > bytes.length) throw new TypeError("the file of places is broken off; build it with «npm run build»");
    return start;
  };
  const unsigned = (count: number) => new Uint32Array(bytes.buffer, figures(count), count);
  const signed = (count: number) => new Int32Array(bytes.buffer, figures(count), count);
  const [magic, count = 0, wordCount = 0, postingCount = 0, wordBytes = 0, lineBytes = 0] = unsigned(HEADER_FIGURES);
  if (magic !== MAGIC) throw new TypeError("expected the file of places; build it with «npm run build»");
  const [lons, lats] = [signed(count), signed(count)];
  const [people, importances, lineEnds] = [unsigned(count), unsigned(count), unsigned(count)];
  const [postingEnds, postings] = [unsigned(wordCount), unsigned(postingCount)];
  const kinds = bytes.subarray(at, at + count);
  const text = bytes.subarray(at + count, at + count + wordBytes);
  const lines = bytes.subarray(at + count + wordBytes);
  if (lines.length !== lineBytes)
    throw new TypeError("the file of places is broken off; build it with «npm run build»");
  const decoder = new TextDecoder();
  const lonOf = (place: number) => (lons[place] ?? 0) / STEPS_PER_DEGREE;
  const latOf = (place: number) => (lats[place] ?? 0) / STEPS_PER_DEGREE;
  return {
    count,
    words: decoder.decode(text).split("\n"),
    postings: (from, to) =>
      postings.subarray(from === 0 ? 0 : postingEnds[from - 1], to === 0 ? 0 : postingEnds[to - 1]),
    kindOf: (place) => PLACE_KINDS[(kinds[place] ?? 0) & ~SEAT_BIT] ?? "town",
    isSeat: (place) => ((kinds[place] ?? 0) & SEAT_BIT) !== 0,
    peopleOf: (place) => people[place] ?? 0,
    lonOf,
    latOf,
    placeAt: (place) =>
      readPlaceLine(decoder.decode(lines.subarray(place === 0 ? 0 : lineEnds[place - 1], lineEnds[place])), {
        point: { lon: lonOf(place), lat: latOf(place) },
        people: people[place] === 0 ? null : (people[place] ?? null),
        importance: importances[place] ?? 0,
      }),
  };
}
