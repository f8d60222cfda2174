import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { CATALOGUE_FILE, GROUP_ADDRESSES_FILE } from "@nv/contracts";
import { urlPathOf } from "./core/url-paths.ts";
import { type FilePolicy, readStoredFile, type StoredFile } from "./stored-file.ts";

/** Exact map from decoded URL path to file. What is not in it does not exist. */
export type FileMap = ReadonlyMap<string, StoredFile>;

const PRECOMPRESSED = /\.(br|gz)$/;

/** Files that a build has for the server and nobody else. */
const FOR_THE_SERVER: ReadonlySet<string> = new Set([CATALOGUE_FILE, GROUP_ADDRESSES_FILE]);

/**
 * Maps every file of a build folder to its address.
 *
 * @param folder - Absolute path of the build.
 * @param policy - How the files are answered.
 * @param isWanted - Whether the file of an address is read; all are without it.
 * @throws {Error} When the folder cannot be read: the build is missing.
 */
export async function readFileMap(
  folder: string,
  policy: FilePolicy,
  isWanted: (urlPath: string) => boolean = () => true,
): Promise<FileMap> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .filter(({ name }) => !PRECOMPRESSED.test(name) && !FOR_THE_SERVER.has(name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .map((file) => ({ file, urlPath: urlPathOf(file) }))
    .filter(({ urlPath }) => isWanted(urlPath));
  const stored = await Promise.all(
    files.map(
      async ({ file, urlPath }): Promise<[string, StoredFile]> => [
        urlPath,
        await readStoredFile(join(folder, file), urlPath, policy),
      ],
    ),
  );
  return new Map(stored);
}
