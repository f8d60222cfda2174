import { createHash } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";

/** File of the digests that are known, beside the builds. */
const KNOWN_DIGESTS = ".cache/input-digests.json";
/** A file that has just been changed may be changed again without another time of change: its digest is not kept. */
const SETTLED_MS = 2000;

const KnownDigests = z.record(z.string(), z.object({ state: z.string(), digest: z.string() }));

/** Digests of the contents of files, read again only where a file has another state than last time. */
export interface FileDigests {
  /** @returns SHA-256 of the content, hexadecimal. */
  of(path: string): Promise<string>;
  /** Keeps what was read for the next start. */
  save(): Promise<void>;
}

async function readKnown(file: string): Promise<z.infer<typeof KnownDigests>> {
  try {
    return KnownDigests.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    // None yet, or one of another version or cut half way: everything is read.
    return {};
  }
}

/**
 * Opens the digests of the files of a repository, as git keeps those of its work tree: by the file's number, its size and the time at which the
 * system changed it, which no program can set back.
 *
 * @param root - Folder of the repository.
 */
export async function openFileDigests(root: string): Promise<FileDigests> {
  const file = join(root, KNOWN_DIGESTS);
  const known = await readKnown(file);
  const kept: z.infer<typeof KnownDigests> = {};
  const asked = new Map<string, Promise<string>>();

  async function digest(path: string): Promise<string> {
    const { ino, size, ctimeMs, ctimeNs } = await stat(path, { bigint: true });
    const name = path.slice(root.length);
    const state = `${ino} ${size} ${ctimeNs}`;
    const before = known[name];
    const found =
      before?.state === state
        ? before.digest
        : createHash("sha256")
            .update(await readFile(path))
            .digest("hex");
    if (Date.now() - Number(ctimeMs) > SETTLED_MS) kept[name] = { state, digest: found };
    return found;
  }

  return {
    of(path) {
      const found = asked.get(path) ?? digest(path);
      asked.set(path, found);
      return found;
    },
    async save() {
      const part = `${file}.${process.pid}.part`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(part, JSON.stringify({ ...known, ...kept }));
        await rename(part, file);
      } catch {
        // A folder that may only be read: the next start reads the files again.
      }
    },
  };
}
