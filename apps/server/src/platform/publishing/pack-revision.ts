import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { StoreError } from "../storage/blob-store.ts";
import { isOwnPage } from "./core/published-headers.ts";
import { withoutRevisionAddress } from "./core/revision-address.ts";
import { zipNotes } from "./core/zip-notes.ts";
import { inlineHashes, type Publisher } from "./publisher.ts";
import type { PublishedFile, RevisionManifest } from "./revision-manifest.ts";
import { streamZip, type ZipPart } from "./stream-zip.ts";

/** Contents of an archive. */
export interface PackedRevision {
  readonly slug: string;
  readonly revision: string;
  readonly title: string;
  /** Time at which it was made, Unix epoch in milliseconds. */
  readonly madeAtMs: number;
  /** Its files, as {@link Publisher.filesOf} gives them. */
  readonly files: RevisionManifest["files"];
  /** Its address, as its pages name it: `revisionPath`. */
  readonly path: string;
  readonly publicBaseUrl: string;
}

const NOTES = "README.txt";

/**
 * Packs a revision so that it works unpacked in any folder of any server: its pages name its files by their place beside them, and
 * notes say how to put it up. Files are read from the store as the archive is taken, none whole but the pages.
 *
 * @returns The bytes of a ZIP; the same revision gives the same ones. It breaks off with a {@link StoreError} when the store does.
 */
export function packRevision(
  place: Pick<Publisher, "openFile">,
  { slug, revision, title, madeAtMs, files, path: revisionPath, publicBaseUrl }: PackedRevision,
): Readable {
  async function open(path: string, file: PublishedFile): Promise<Readable> {
    const blob = await place.openFile({ slug, revision, path }, file);
    if (blob === null) throw new StoreError(`${path} of ${slug}/${revision} is not in the store`);
    return blob.body;
  }

  async function* parts(): AsyncIterable<readonly [string, ZipPart]> {
    const all = Object.entries(files).toSorted(([first], [second]) => (first < second ? -1 : 1));
    const noted = { ...files };
    for (const [path, file] of all.filter(([, file]) => isOwnPage(file))) {
      const html = withoutRevisionAddress(await text(await open(path, file)), publicBaseUrl, revisionPath);
      noted[path] = { ...file, ...inlineHashes(html) };
      yield [path, Buffer.from(html)];
    }
    yield [NOTES, Buffer.from(zipNotes({ title, revision, files: noted }))];
    for (const [path, file] of all.filter(([, file]) => !isOwnPage(file))) yield [path, await open(path, file)];
  }
  return streamZip(parts(), madeAtMs);
}
