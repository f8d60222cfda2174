import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, utimes } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { type BlobStore, type ListedBlob, requireStorable, StoreError } from "./blob-store.ts";
import { requireBlobKey } from "./core/blob-key.ts";

/** Folder in which files are written before they get their name. A key never starts with a dot. */
const UNFINISHED_FOLDER = ".unfinished";

/** Most attempts to move a file into a folder that is removed meanwhile; each time, the last file of the folder must just have gone. */
const MOST_TRIES = 5;

const MISSING = new Set(["ENOENT", "ENOTDIR", "EISDIR"]);

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

async function unlessMissing<Found>(key: string, work: Promise<Found>): Promise<Found | null> {
  try {
    return await work;
  } catch (cause) {
    if (MISSING.has(codeOf(cause) ?? "")) return null;
    throw new StoreError(`cannot read ${key}`, { cause });
  }
}

/** The files below a folder. One that is removed meanwhile, file or folder, is not there: Node's own way down would fail at it. */
async function* filesBelow(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = (await unlessMissing(prefix, readdir(folder, { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path, prefix);
    else if (entry.isFile()) yield path;
  }
}

/** Makes the names in a folder survive a power cut, as `fsync` does for the bytes of a file. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(handle: FileHandle, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Keeps blobs as files. A file is written under another name, flushed to the disk and renamed, so that a process that
 * is killed at any point leaves the old file or the new one.
 *
 * @param root - Absolute path of the folder; made when missing.
 */
export async function openDiskStore(root: string): Promise<BlobStore> {
  // What a killed process left half written.
  await rm(join(root, UNFINISHED_FOLDER), { recursive: true, force: true });
  return openDiskStoreBeside(root);
}

/** The same, beside a process that has it open: what that one is writing stays. */
export async function openDiskStoreBeside(root: string): Promise<BlobStore> {
  const unfinished = join(root, UNFINISHED_FOLDER);
  await mkdir(unfinished, { recursive: true });
  const pathOf = (key: string) => join(root, requireBlobKey(key));

  /** Makes a folder and flushes the names of all the folders that were missing. */
  async function makeFolder(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true });
    if (first === undefined) return;
    for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
  }

  /** Gives a file its name; its folder may go at any moment in which it is empty. */
  async function moveInto(temporary: string, path: string, triesLeft = MOST_TRIES): Promise<void> {
    try {
      await makeFolder(dirname(path));
      await rename(temporary, path);
    } catch (error) {
      if (codeOf(error) !== "ENOENT" || triesLeft === 0) throw error;
      await moveInto(temporary, path, triesLeft - 1);
    }
  }

  async function keep(key: string, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const path = pathOf(key);
    const temporary = join(unfinished, randomUUID());
    try {
      await writeWhole(await open(temporary, "wx"), body);
      await moveInto(temporary, path);
      await syncFolder(dirname(path));
    } catch (cause) {
      await rm(temporary, { force: true });
      if (codeOf(cause) === "ENOSPC") throw cause; // The server has a sentence of its own for a full disk.
      throw new StoreError(`cannot write ${key}`, { cause });
    }
  }

  return {
    async put(key, body) {
      requireStorable(key, body);
      await keep(key, body);
    },

    write: keep,

    get: (key) => unlessMissing(key, readFile(pathOf(key))),

    async open(key, range) {
      const handle = await unlessMissing(key, open(pathOf(key), "r"));
      if (handle === null) return null;
      const found = await handle.stat();
      if (!found.isFile()) {
        await handle.close();
        return null;
      }
      return { sizeBytes: found.size, body: handle.createReadStream({ ...range }) };
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
      // The folder of a hash goes with its last encoding; one that holds something, or is gone, stays so.
      await rmdir(dirname(pathOf(key))).catch(() => undefined);
    },

    async list(prefix) {
      const listed: ListedBlob[] = [];
      const start = prefix === "" ? root : pathOf(prefix.replace(/\/$/, ""));
      for await (const path of filesBelow(start, prefix)) {
        if (path.startsWith(unfinished)) continue;
        const found = await unlessMissing(prefix, stat(path));
        if (found !== null)
          listed.push({ key: relative(root, path).split(sep).join("/"), storedAtMs: Math.floor(found.mtimeMs) });
      }
      return listed;
    },

    async touch(key) {
      const now = new Date();
      await unlessMissing(key, utimes(pathOf(key), now, now));
    },
  };
}
