import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readKeptBuilds } from "../earlier-assets/kept-builds.ts";
import type { FileMap } from "../file-map.ts";
import { readStoredFile, type StoredFile } from "../stored-file.ts";

/** Scripts that pages name in their tag: with its parts beside it, and alone with everything inside. */
const SCRIPTS = ["netlify-identity-widget.js", "netlify-identity-widget.full.js"] as const;

/** Folder of what the first of them loads when it is wanted; every name holds a hash of its contents. */
const PARTS = "parts";

/** Below it are the addresses that pages know from the service whose place this one takes. */
const CHANNEL = "/v1";

/** Options of serving the widget to other sites. */
export interface WidgetFilesOptions {
  /** The widget's build: the package's `dist`. */
  readonly folder: string;
  /** Folder with the files of earlier builds. */
  readonly keepFolder: string;
  /** Unix epoch, milliseconds. */
  readonly nowMs: number;
  /** Headers of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told of what the disk refused; the present build is served all the same. */
  readonly onFailure: (error: unknown) => void;
}

/** Any page may load the widget, as a script and, its parts, as modules. */
const FOR_OTHER_SITES = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

/** @returns Paths below the build, sorted. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, PARTS));
  return [...SCRIPTS, ...names.filter((name) => name.endsWith(".js")).map((name) => `${PARTS}/${name}`)].toSorted();
}

async function versionOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Reads what other sites load of the sign-in widget: its scripts under the names that never change, and everything under the
 * address of its version, which never changes its contents. The parts of earlier builds stay, for scripts in a cache.
 *
 * @returns By address.
 * @throws {Error} When the build is missing.
 * @see docs/contracts/gate.md
 */
export async function readWidgetFiles(options: WidgetFilesOptions): Promise<FileMap> {
  const { folder, headers, onFailure } = options;
  const policy = { headers: { ...headers, ...FOR_OTHER_SITES }, scope: "public", variesByCookie: false } as const;
  const files = new Map<string, StoredFile>();

  async function addVersion(from: string, version: string, names: readonly string[]): Promise<void> {
    for (const name of names) {
      const address = `${CHANNEL}/${version}/${name}`;
      const stored = await readStoredFile(join(from, name), address, { ...policy, isVersioned: true });
      files.set(address, stored);
      if (name.startsWith(PARTS)) for (const root of ["", CHANNEL]) files.set(`${root}/${name}`, stored);
    }
  }

  const names = await listFiles(folder);
  const version = await versionOf(folder, names);
  const kept = [...SCRIPTS, PARTS];
  const { earlier: builds, keep } = await readKeptBuilds({ ...options, id: version, kept });
  await keep();
  for (const build of builds) {
    await listFiles(build.folder)
      .then((earlier) => addVersion(build.folder, build.id, earlier))
      .catch(onFailure);
  }
  await addVersion(folder, version, names);
  for (const script of SCRIPTS) {
    // Tells where these very bytes stay.
    const own = { ...policy.headers, "content-location": `${CHANNEL}/${version}/${script}` };
    const stored = await readStoredFile(join(folder, script), `/${script}`, { ...policy, headers: own });
    for (const root of ["", CHANNEL]) files.set(`${root}/${script}`, stored);
  }
  return files;
}
