import { paddingOf, readAbout, readTarHeader, TAR_BLOCK_BYTES, type TarEntry, TarError } from "./core/tar-header.ts";

/** A file of an archive that is being read. Its bytes are read to their end before the next one, or are passed over. */
export interface ReadEntry extends TarEntry {
  readonly body: AsyncIterable<Uint8Array>;
}

/** Longest of what may be told of the next file, bytes. */
const LONGEST_ABOUT_BYTES = 4096;

/** Bytes that come in pieces, taken by number. */
function reading(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();

  /** Some bytes, at most as many as asked for. @throws {TarError} When there are no more. */
  async function some(most: number): Promise<Uint8Array> {
    while (rest.byteLength === 0) {
      const next = await pieces.next();
      if (next.done === true) throw new TarError("the archive ends in the middle");
      rest = next.value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.byteLength);
    return taken;
  }

  async function exactly(count: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for (let left = count; left > 0; left -= parts.at(-1)?.byteLength ?? 0) parts.push(await some(left));
    return Buffer.concat(parts);
  }
  return { some, exactly, close: () => pieces.return?.() };
}

/**
 * Reads an archive of `tar` from its first byte to its last, a file after the other.
 *
 * @throws {TarError} When it is none, is damaged, or ends before its end.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<ReadEntry> {
  const { some, exactly, close } = reading(source);
  try {
    for (let longName: string | null = null; ; ) {
      const header = readTarHeader(await exactly(TAR_BLOCK_BYTES));
      if (header === null) return;
      const { sizeBytes, isAbout } = header;
      if (isAbout) {
        if (sizeBytes > LONGEST_ABOUT_BYTES) throw new TarError("the archive tells too much of a file");
        longName = readAbout(await exactly(sizeBytes));
        await exactly(paddingOf(sizeBytes));
        continue;
      }
      let left = sizeBytes;
      async function* body() {
        while (left > 0) {
          const piece = await some(left);
          left -= piece.byteLength;
          yield piece;
        }
      }
      yield { name: longName ?? header.name, sizeBytes, body: body() };
      longName = null;
      while (left > 0) left -= (await some(left)).byteLength;
      await exactly(paddingOf(sizeBytes));
    }
  } finally {
    await close();
  }
}
