import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StoreError } from "../storage/blob-store.ts";
import { giveBack } from "../storage/give-back.ts";
import { readBlob } from "../storage/read-blob.ts";
import type { FilesContext } from "./files-context.ts";

/** Work takes ten minutes at most: what is older was left by a process that ended, milliseconds. */
const LEFT_MS = 3_600_000;

/** Bytes of a file that are read at once. */
const PIECE_BYTES = 1024 * 1024;

/** Bytes on the disk of this machine, for as long as somebody works with them. */
export interface WorkFile {
  /** Absolute path. */
  readonly path: string;
  /** SHA-256, hex. */
  readonly hash: string;
  readonly sizeBytes: number;
}

/**
 * Gives work a folder of its own, which is gone afterwards.
 *
 * @param work - Is told the absolute path of the folder.
 */
export async function inWorkFolder<Result>(
  { workFolder }: Pick<FilesContext, "workFolder">,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(workFolder, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what processes that ended left of their work. */
export async function clearWorkFolder({ workFolder, now }: Pick<FilesContext, "workFolder" | "now">): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  for (const name of await readdir(workFolder)) {
    const path = join(workFolder, name);
    // Another process may be doing the same.
    const found = await stat(path).catch(() => null);
    if (found !== null && now() - found.mtimeMs > LEFT_MS) await rm(path, { recursive: true, force: true });
  }
}

async function writeAll(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.byteLength; ) at += (await file.write(piece, at)).bytesWritten;
}

/** Takes pieces into a file, one at a time. The memory of each is gone once it is written. */
const writerInto = (file: FileHandle) =>
  new Writable({
    highWaterMark: 1,
    write(piece: Buffer, _encoding, done) {
      writeAll(file, piece).then(() => {
        giveBack(piece);
        done();
      }, done);
    },
  });

async function writePieces(path: string, body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
  const file = await open(path, "w");
  try {
    await pipeline(body, writerInto(file), { signal });
  } finally {
    await file.close();
  }
}

/** A file in pieces. @returns Pieces whose memory is used again once the next one is asked for. */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  const memory = Buffer.allocUnsafeSlow(PIECE_BYTES);
  try {
    for (;;) {
      const { bytesRead } = await file.read(memory, 0, PIECE_BYTES);
      if (bytesRead === 0) return;
      yield memory.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
    giveBack(memory);
  }
}

/** Writes bytes into a file, and says what they are. @param body - Pieces that nobody else looks at. */
export async function writeWorkFile(
  path: string,
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<WorkFile> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* counted() {
    for await (const piece of body) {
      hash.update(piece);
      sizeBytes += piece.byteLength;
      yield piece;
    }
  }
  await writePieces(path, counted(), signal);
  return { path, hash: hash.digest("hex"), sizeBytes };
}

/** Reads the hash and the size of a file of this machine, without loading it into memory. */
export async function readWorkFile(path: string): Promise<WorkFile> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  for await (const piece of piecesOf(path)) {
    hash.update(piece);
    sizeBytes += piece.byteLength;
  }
  return { path, hash: hash.digest("hex"), sizeBytes };
}

/** Brings kept bytes to this machine. @throws {StoreError} When they are not kept. */
export async function fetchWorkFile(
  { blobs }: Pick<FilesContext, "blobs">,
  hash: string,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const found = await blobs.open(hash);
  if (found === null) throw new StoreError(`the bytes of ${hash} are not kept`);
  await writePieces(path, readBlob(found, signal), signal);
}

/** Keeps a file of this machine with the bytes of all revisions. */
export function keepWorkFile({ blobs }: Pick<FilesContext, "blobs">, { hash, path }: WorkFile): Promise<void> {
  return blobs.keepStream(hash, () => piecesOf(path));
}
