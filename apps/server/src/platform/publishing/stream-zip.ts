import { Readable } from "node:stream";
import { Zip, ZipPassThrough } from "fflate";

/** Days that an archive can name. */
const FIRST_MS = Date.UTC(1980, 0, 2);

/** Noon of the day: an archive tells the time of its maker's clock, and the same revision gives the same bytes wherever it is packed. */
function dayOf(atMs: number): Date {
  const day = new Date(Math.max(atMs, FIRST_MS));
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12);
}

/** Content of an entry in an archive. */
export type ZipPart = Uint8Array | AsyncIterable<Uint8Array>;

async function* chunksOf(part: ZipPart): AsyncIterable<Uint8Array> {
  if (part instanceof Uint8Array) yield part;
  else yield* part;
}

async function* zipOf(parts: AsyncIterable<readonly [path: string, part: ZipPart]>, madeAtMs: number) {
  let fault: Error | null = null;
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error === null) ready.push(chunk);
    else fault = error;
  });
  function* taken() {
    if (fault !== null) throw fault;
    yield* ready;
    ready = [];
  }
  const mtime = dayOf(madeAtMs);
  for await (const [path, part] of parts) {
    const entry = new ZipPassThrough(path);
    entry.mtime = mtime;
    zip.add(entry);
    for await (const chunk of chunksOf(part)) {
      entry.push(chunk);
      yield* taken();
    }
    entry.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/**
 * An archive of what is given, a piece at a time: the next is asked for when the last was taken. Nothing is compressed: pictures and videos are already.
 *
 * @param madeAtMs - Unix epoch in milliseconds: the day that its files have.
 * @returns The bytes of a ZIP. It breaks off with the error of the part that cannot be given.
 */
export function streamZip(parts: AsyncIterable<readonly [path: string, part: ZipPart]>, madeAtMs: number): Readable {
  return Readable.from(zipOf(parts, madeAtMs), { objectMode: false });
}
