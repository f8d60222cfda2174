import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { StoreError } from "../storage/blob-store.ts";
import type { FilesContext } from "./files-context.ts";

/** Work takes ten minutes at most: what is older was left by a process that ended, milliseconds. */
const LEFT_MS = 3_600_000;

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

/** Writes bytes into a file, and says what they are. */
export async function writeWorkFile(
  path: string,
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<WorkFile> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* counted() {
    for await (const chunk of body) {
      hash.update(chunk);
      sizeBytes += chunk.byteLength;
      yield chunk;
    }
  }
  await pipeline(counted, createWriteStream(path), { signal });
  return { path, hash: hash.digest("hex"), sizeBytes };
}

/** What a file of this machine holds, without reading it into memory. */
export async function readWorkFile(path: string): Promise<WorkFile> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    sizeBytes += chunk.byteLength;
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
  await pipeline(found.body, createWriteStream(path), { signal });
}

/** Keeps a file of this machine with the bytes of all revisions. */
export function keepWorkFile({ blobs }: Pick<FilesContext, "blobs">, { hash, path }: WorkFile): Promise<void> {
  return blobs.keepStream(hash, () => createReadStream(path));
}
