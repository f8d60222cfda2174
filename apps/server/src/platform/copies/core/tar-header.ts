/** Name and size of a file in a `tar` archive. */
export interface TarEntry {
  readonly name: string;
  readonly sizeBytes: number;
}

/** Everything in an archive is a number of these. */
export const TAR_BLOCK_BYTES = 512;

/** Longest name that a header holds; a longer one comes before it, in a header of its own. */
const LONGEST_NAME = 100;

/** Largest file of a header: eleven octal digits. */
const LARGEST_BYTES = 8 ** 11 - 1;

const CHECKSUM = { start: 148, end: 156 };

/** Kinds of entries that are read: a file, and what is told of the next one. */
const KIND = { file: "0", about: "x" } as const;

/** An archive is no archive, or is damaged; the message is for developers. */
export class TarError extends Error {
  override readonly name = "TarError";
}

/** Returns the number of zero bytes after a file, so that the next one begins at a block. */
export const paddingOf = (sizeBytes: number) => (TAR_BLOCK_BYTES - (sizeBytes % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES;

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;

function sumOf(block: Uint8Array): number {
  const spaces = (CHECKSUM.end - CHECKSUM.start) * 32;
  return block.reduce((sum, byte, at) => (at >= CHECKSUM.start && at < CHECKSUM.end ? sum : sum + byte), spaces);
}

function headerBlock(name: string, { sizeBytes, kind }: { readonly sizeBytes: number; readonly kind: string }): Buffer {
  const block = Buffer.alloc(TAR_BLOCK_BYTES);
  block.write(name, 0, LONGEST_NAME, "utf8");
  // Nobody but the owner reads what was in a copy when somebody takes it apart.
  block.write(octal(0o600, 7) + octal(0, 7) + octal(0, 7) + octal(sizeBytes, 11) + octal(0, 11), 100, "latin1");
  block.write(kind, 156, "latin1");
  block.write("ustar\x0000", 257, "latin1");
  block.write(`${octal(sumOf(block), 6)} `, CHECKSUM.start, "latin1");
  return block;
}

/** A line of what is told of the next file: its own length counts too. */
function aboutLine(text: string): string {
  const rest = ` ${text}\n`;
  const restBytes = Buffer.byteLength(rest);
  let total = restBytes + 1;
  while (String(total).length + restBytes !== total) total += 1;
  return `${total}${rest}`;
}

/**
 * The header of a file, with what comes before it when its name is long.
 *
 * @throws {RangeError} For a file that is too large for one.
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html
 */
export function tarHeader({ name, sizeBytes }: TarEntry): Buffer {
  if (sizeBytes > LARGEST_BYTES) throw new RangeError(`${name} has ${sizeBytes} bytes, too many for an archive`);
  const header = headerBlock(name, { sizeBytes, kind: KIND.file });
  if (Buffer.byteLength(name) <= LONGEST_NAME) return header;
  const about = Buffer.from(aboutLine(`path=${name}`));
  const before = headerBlock("long-name", { sizeBytes: about.byteLength, kind: KIND.about });
  return Buffer.concat([before, about, Buffer.alloc(paddingOf(about.byteLength)), header]);
}

/** Header of a file, or of a block that tells of the next file. */
export interface ReadHeader extends TarEntry {
  readonly isAbout: boolean;
}

const textOf = (block: Buffer, start: number, end: number) => block.toString("utf8", start, end).split("\0")[0] ?? "";

/** Reads a header. @returns `null` for the empty block at the end. @throws {TarError} When it is none. */
export function readTarHeader(block: Buffer): ReadHeader | null {
  if (block.every((byte) => byte === 0)) return null;
  if (Number.parseInt(textOf(block, CHECKSUM.start, CHECKSUM.end), 8) !== sumOf(block))
    throw new TarError("a header of the archive is damaged");
  const kind = textOf(block, 156, 157);
  if (kind !== KIND.file && kind !== KIND.about) throw new TarError(`the archive has an entry of the kind ${kind}`);
  return {
    name: textOf(block, 0, LONGEST_NAME),
    sizeBytes: Number.parseInt(textOf(block, 124, 136), 8),
    isAbout: kind === KIND.about,
  };
}

/** The name that is told of the next file. @throws {TarError} When none is. */
export function readAbout(about: Buffer): string {
  const text = about.toString("utf8");
  const start = text.indexOf(" path=");
  if (start === -1 || !text.endsWith("\n")) throw new TarError("the archive does not tell the name of a file");
  return text.slice(start + " path=".length, -1);
}
