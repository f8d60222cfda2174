/** Reads what comes in pieces by lines and by lengths, without keeping what was read. */
export interface ByteReader {
  /**
   * The next line, without its end.
   *
   * @returns `null` after the last.
   * @throws {RangeError} For one that is longer than `most` bytes.
   */
  line(most: number): Promise<string | null>;
  /** The next bytes. @throws {RangeError} When there are not so many. */
  take(bytes: number): Promise<Buffer>;
  /** Goes past the next bytes. @throws {RangeError} When there are not so many. */
  skip(bytes: number): Promise<void>;
}

const NEW_LINE = 10;

/** Opens a reader of pieces. Their bytes as a text are Latin-1: what looks at them looks for signs of ASCII. */
export function createByteReader(pieces: AsyncIterator<Buffer>): ByteReader {
  let piece: Buffer = Buffer.alloc(0);
  let at = 0;

  async function more(): Promise<boolean> {
    while (at === piece.length) {
      const next = await pieces.next();
      if (next.done === true) return false;
      piece = next.value;
      at = 0;
    }
    return true;
  }
  async function pass(bytes: number, see: (part: Buffer) => void): Promise<void> {
    for (let left = bytes; left > 0; ) {
      if (!(await more())) throw new RangeError(`${left} of ${bytes} bytes are missing.`);
      const part = piece.subarray(at, at + left);
      see(part);
      at += part.length;
      left -= part.length;
    }
  }

  return {
    async line(most) {
      const parts: string[] = [];
      let length = 0;
      while (await more()) {
        const end = piece.indexOf(NEW_LINE, at);
        const part = piece.toString("latin1", at, end < 0 ? piece.length : end);
        at = end < 0 ? piece.length : end + 1;
        parts.push(part);
        length += part.length;
        if (length > most) throw new RangeError(`A line is longer than ${most} bytes.`);
        if (end >= 0) break;
      }
      if (parts.length === 0) return null;
      const line = parts.join("");
      return line.endsWith("\r") ? line.slice(0, -1) : line;
    },
    async take(bytes) {
      const parts: Buffer[] = [];
      await pass(bytes, (part) => void parts.push(part));
      return Buffer.concat(parts);
    },
    skip: (bytes) => pass(bytes, () => undefined),
  };
}
