import { FILE_LIMITS, LEGACY_LINK_LIMITS } from "@nv/contracts";
import type { LegacyLinkFields, LinkTarget } from "@nv/contracts/schemas";
import { MediaError, type OpenZip } from "@nv/media";
import { decodeText } from "@nv/tables";
import { invalidFields } from "../../http/problem.ts";
import { archiveKind } from "../../platform/publishing/core/archive-kind.ts";
import { ARCHIVE_FOLDER, isArchivePath } from "../../platform/publishing/core/published-path.ts";
import type { SharedFile } from "../../platform/publishing/publisher.ts";
import { findStart, missingIn } from "./core/archive-files.ts";
import { keepArchiveFile } from "./keep-archive-file.ts";
import type { LiveArchive } from "./legacy-links-collection.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";
import { unpackWarc } from "./unpack-warc.ts";

type ArchiveTarget = Extract<LinkTarget, { kind: "archive" }>;

/** An archive whose files are kept, ready to be named by a revision. */
export interface UnpackedArchive extends LiveArchive {
  readonly files: readonly SharedFile[];
}

/** Most of a page that is looked through for what it asks for. */
const LOOKED_AT_BYTES = 1_000_000;

/** Told at most. */
const MOST_MISSING = 50;

const refuse = (message: string) => invalidFields([{ field: "target.fileId", message }]);

async function unpackZip(
  context: LegacyLinksContext,
  zip: OpenZip,
  wanted: string,
  signal: AbortSignal,
): Promise<UnpackedArchive> {
  const names = zip.entries.map(({ name }) => name);
  const wrong = names.find((name) => !isArchivePath(ARCHIVE_FOLDER + name));
  if (wrong !== undefined)
    throw refuse(`En la carpeta comprimida hay un nombre que no puede tener dirección: «${wrong.slice(0, 120)}».`);
  const start = findStart(names, wanted);
  if (typeof start === "string") throw refuse(start);
  const files: SharedFile[] = [];
  const missing = new Set<string>();
  for (const { name } of zip.entries) {
    signal.throwIfAborted();
    const bytes = await zip.read(name);
    files.push(await keepArchiveFile(context, name, bytes));
    if (archiveKind(name).mediaType === "text/html")
      for (const address of missingIn(decodeText(bytes.subarray(0, LOOKED_AT_BYTES)).text)) missing.add(address);
  }
  return { ...start, files, missing: [...missing].slice(0, MOST_MISSING) };
}

/**
 * Keeps the files of a rescued archive.
 *
 * @param source - The old address: where an archive that is read by address begins.
 * @throws {Problem} `FIELDS_INVALID` when it is not in the library, is no honest archive, is too large, or has no page to open.
 */
export async function unpackArchive(
  context: LegacyLinksContext,
  { fileId, start }: ArchiveTarget,
  { source }: Pick<LegacyLinkFields, "source">,
  signal: AbortSignal,
): Promise<UnpackedArchive> {
  const file = await context.files.find(fileId);
  if (file === null) throw refuse("Ese archivo ya no está en Archivos: elige otro");
  const archive = {
    hash: file.hash,
    limits: { ...FILE_LIMITS, unpackedBytes: LEGACY_LINK_LIMITS.archiveBytes },
    signal,
  };
  try {
    if (file.facts.kind !== "archive" || file.facts.format === "zip")
      return await context.files.readArchive(archive, (zip) => unpackZip(context, zip, start, signal));
    const unpacked = await context.files.readCaptures(archive, (read) =>
      unpackWarc(context, read, { source, wanted: start }),
    );
    if (typeof unpacked === "string") throw refuse(unpacked);
    return { ...unpacked, missing: unpacked.missing.slice(0, MOST_MISSING) };
  } catch (error) {
    if (error instanceof MediaError) throw refuse(error.message);
    throw error;
  }
}
