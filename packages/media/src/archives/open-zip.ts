import { crc32 } from "node:zlib";
import { FILE_LIMITS } from "@nv/contracts";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { MediaError } from "../maker.ts";
import { entryName } from "./entry-name.ts";

/** Limits of what an archive may hold, as {@link FILE_LIMITS}. */
export type ZipLimits = Readonly<Record<"archiveFiles" | "unpackedBytes" | "unpackedRatio", number>>;

/** A file of an archive. */
export interface ZipEntry {
  /** With its folders, apart by `/`. */
  readonly name: string;
  /** Unpacked. */
  readonly sizeBytes: number;
}

/** An archive that was looked at and may be read. */
export interface OpenZip {
  /** Its files, without folders and without what systems leave in them. */
  readonly entries: readonly ZipEntry[];
  /**
   * Unpacks a file, in memory.
   *
   * @throws {MediaError} For one that is broken or is not as large as it says.
   * @throws {RangeError} For a name that is not in `entries`.
   */
  read(name: string): Promise<Buffer>;
  /**
   * Unpacks a file a piece at a time. What was given is only certain once it has come to its end.
   *
   * @throws {MediaError} As `read`. @throws {RangeError} As `read`.
   */
  pieces(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

interface FoundEntry extends ZipEntry {
  readonly entry: Entry;
}

/** Folders and what the Mac writes beside each file count too while the list is read. */
const LISTED_PER_FILE = 3;

const LEFT_BY_SYSTEMS = [".ds_store", "thumbs.db", "desktop.ini"];

/** Whether a file is none of who made the archive. */
function isLeftBySystem(name: string): boolean {
  const folders = name.toLowerCase().split("/");
  return folders.slice(0, -1).includes("__macosx") || LEFT_BY_SYSTEMS.includes(folders.at(-1) ?? "");
}

const ENCRYPTED = 0x2041;
const KIND_OF_MODE = 0o170000;
/** Nothing said, a file, a folder. */
const PLAIN_MODES = [0, 0o100000, 0o040000];

const BROKEN = "La carpeta comprimida está rota o incompleta. Vuelve a comprimirla y tráela otra vez.";

/** Turns an error of yauzl or zlib about wrong bytes into that of a broken file; what the disk says goes on as it is. */
function asBroken(cause: unknown): unknown {
  const isOfBytes = cause instanceof Error && !(cause instanceof MediaError) && !("syscall" in cause);
  if (!isOfBytes) return cause;
  if (/encrypt/i.test(cause.message)) return new MediaError(encryptedText("dentro"), { cause });
  return new MediaError(BROKEN, { cause });
}

const encryptedText = (where: string) =>
  `La carpeta comprimida tiene contraseña (${where}). Comprímela sin contraseña y tráela otra vez.`;

function checkEntry(entry: Entry, name: string): void {
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new MediaError(encryptedText(`«${name}»`));
  const mode = (entry.externalFileAttributes >>> 16) & KIND_OF_MODE;
  if (!PLAIN_MODES.includes(mode))
    throw new MediaError(
      `La carpeta comprimida lleva un enlace («${name}») en vez de un archivo. Pon el archivo mismo.`,
    );
}

const tooMany = (most: number) =>
  new MediaError(`La carpeta comprimida tiene demasiados archivos: como mucho, ${most.toLocaleString("es")}.`);

async function filesOf(zip: ZipFile, limits: ZipLimits): Promise<FoundEntry[]> {
  if (zip.entryCount > limits.archiveFiles * LISTED_PER_FILE) throw tooMany(limits.archiveFiles);
  const found = new Map<string, FoundEntry>();
  for await (const entry of zip.eachEntry()) {
    const name = entryName(entry);
    checkEntry(entry, name);
    if (name === "" || name.endsWith("/") || isLeftBySystem(name)) continue;
    if (found.has(name))
      throw new MediaError(`La carpeta comprimida tiene dos archivos con el mismo nombre («${name}»).`);
    found.set(name, { name, sizeBytes: entry.uncompressedSize, entry });
    if (found.size > limits.archiveFiles) throw tooMany(limits.archiveFiles);
  }
  return [...found.values()];
}

/** Refuses by what it says of itself; {@link unpack} sees to it that it says the truth. */
function checkSizes(zip: ZipFile, files: readonly FoundEntry[], limits: ZipLimits): void {
  const unpackedBytes = files.reduce((total, { sizeBytes }) => total + sizeBytes, 0);
  if (unpackedBytes > limits.unpackedBytes)
    throw new MediaError(
      `La carpeta comprimida ocupa demasiado al descomprimirla: como mucho, ${Math.floor(limits.unpackedBytes / 1e6)} MB.`,
    );
  if (unpackedBytes > limits.unpackedRatio * zip.fileSize)
    throw new MediaError(
      "La carpeta comprimida crece demasiado al descomprimirla: no parece hecha con archivos de verdad.",
    );
}

/** Files that share bytes are how a small archive unpacks to a huge one. */
async function checkOverlaps(zip: ZipFile, files: readonly FoundEntry[]): Promise<void> {
  const spans: { from: number; to: number }[] = [];
  for (const { entry } of files) {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    spans.push({ from: entry.relativeOffsetOfLocalHeader, to: fileDataStart + entry.compressedSize });
  }
  spans.sort((a, b) => a.from - b.from);
  if (spans.some(({ from }, at) => from < (spans[at - 1]?.to ?? 0))) throw new MediaError(BROKEN);
}

/** yauzl stops at the first byte beyond what the header says. */
async function* unpack(zip: ZipFile, { entry, sizeBytes }: FoundEntry): AsyncGenerator<Buffer> {
  let [length, sum] = [0, 0];
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const piece: Buffer = chunk;
      length += piece.length;
      sum = crc32(piece, sum);
      yield piece;
    }
  } catch (cause) {
    throw asBroken(cause);
  }
  if (length !== sizeBytes || sum !== entry.crc32) throw new MediaError(BROKEN);
}

/**
 * Opens a ZIP that somebody brought. It is refused whole for one wrong entry: a program that makes honest archives makes
 * none. An archive inside it is a file like another, which nobody opens.
 *
 * @param path - Absolute path of the file.
 * @throws {MediaError} With why, for what is broken, encrypted, hostile or larger than the limits.
 */
export async function openZip(path: string, limits: ZipLimits = FILE_LIMITS): Promise<OpenZip> {
  // Names are read by us: the library's own reading takes what is not marked as UTF-8 for MS-DOS.
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false }).catch((cause: unknown) => {
    throw asBroken(cause);
  });
  try {
    const files = await filesOf(zip, limits);
    checkSizes(zip, files, limits);
    await checkOverlaps(zip, files);
    const byName = new Map(files.map((file) => [file.name, file]));
    const pieces = (name: string) => {
      const file = byName.get(name);
      if (file === undefined) throw new RangeError(`No file «${name}» in the archive.`);
      return unpack(zip, file);
    };
    return {
      entries: files.map(({ name, sizeBytes }) => ({ name, sizeBytes })),
      async read(name) {
        const chunks: Buffer[] = [];
        for await (const piece of pieces(name)) chunks.push(piece);
        return Buffer.concat(chunks);
      },
      pieces,
      close: () => zip.close(),
    };
  } catch (cause) {
    zip.close();
    throw asBroken(cause);
  }
}
