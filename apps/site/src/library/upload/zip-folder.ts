import type { ImportedFolder } from "@nv/ui";

/** Paths of what the computer itself leaves in folders. */
const LITTER = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|__MACOSX)(?:\/|$)/;

/** Paths of files that are compressed already: packing them gains nothing. */
const PACKED = /\.(?:jpe?g|png|webp|avif|gif|mp4|mov|webm|zip|woff2?)$/i;

/** Days that an archive can name, Unix epoch in milliseconds. */
const FIRST_MS = Date.UTC(1980, 0, 2);
const LAST_MS = Date.UTC(2099, 11, 30);

const within = (ms: number) => Math.min(Math.max(ms, FIRST_MS), LAST_MS);

/** A folder without what nobody put there. */
export function withoutLitter({ name, files }: ImportedFolder): ImportedFolder {
  return { name, files: files.filter(({ path }) => !LITTER.test(path)) };
}

/**
 * Makes one archive of a folder, in parts, so that the page does not stand still. The same folder gives the same bytes, by which
 * an upload that was broken off is known again.
 *
 * @param onProgress - Told how much of the folder is in it, 0 to 1.
 * @throws {DOMException} When a file of it cannot be read any more.
 */
export async function zipFolder(
  { name, files }: ImportedFolder,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (ratio: number) => void },
): Promise<File> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import("fflate");
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, part) => {
    if (error !== null) fault = error;
    else parts.push(new Uint8Array(part));
  });
  const all = files.reduce((sum, { file }) => sum + file.size, 0);
  let packed = 0;
  for (const { path, file } of files) {
    const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
    entry.mtime = within(file.lastModified);
    zip.add(entry);
    const reader = file.stream().getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      signal.throwIfAborted();
      entry.push(read.value);
      packed += read.value.length;
      onProgress(all === 0 ? 1 : packed / all);
    }
    entry.push(new Uint8Array(), true);
    if (fault !== null) throw fault;
  }
  zip.end();
  const lastModified = Math.max(...files.map(({ file }) => file.lastModified));
  return new File(parts, `${name}.zip`, { type: "application/zip", lastModified });
}
