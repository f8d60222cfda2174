import type { Readable } from "node:stream";
import { GraphicFields } from "@nv/contracts/schemas";
import { Problem } from "../../../http/problem.ts";
import { revisionPath } from "../../../platform/publishing/core/revision-address.ts";
import { packRevision } from "../../../platform/publishing/pack-revision.ts";
import { findRevision } from "../../../platform/records/records.repository.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow } from "../schema/tables.ts";

/** Largest archive, bytes: over two thousand million old programs do not unpack one. */
const LARGEST_ZIP_BYTES = 2_000_000_000;

/** No piece has nearly as many. */
const MOST_FILES = 10_000;

/** An archive to take away. */
export interface PackedGraphic {
  /** Of the archive: letters, digits and hyphens. */
  readonly name: string;
  readonly body: Readable;
}

/**
 * A revision of a graphic as a ZIP that works on any server.
 *
 * @param wanted - The one that readers have now without it.
 * @throws {Problem} `GRAPHIC_NOT_LIVE`; `REVISION_NOT_FOUND`; `ZIP_TOO_LARGE`.
 */
export async function packGraphic(
  { records, publishing }: GraphicsContext,
  { id, slug, revision: live }: GraphicRow,
  wanted: string | undefined,
): Promise<PackedGraphic> {
  const revision = wanted ?? live;
  if (revision === null) throw new Problem("GRAPHIC_NOT_LIVE");
  const { publicBaseUrl, sections } = publishing;
  const made = await findRevision(records.db, id, revision);
  const files = made === undefined ? null : await sections.g.filesOf(slug, revision);
  if (made === undefined || files === null) throw new Problem("REVISION_NOT_FOUND");
  const all = Object.values(files);
  const bytes = all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (bytes > LARGEST_ZIP_BYTES || all.length > MOST_FILES) throw new Problem("ZIP_TOO_LARGE");
  const { title } = GraphicFields.parse(JSON.parse(made.snapshot));
  const path = revisionPath(publicBaseUrl, "g", slug, revision);
  const packed = { slug, revision, title, madeAtMs: made.at_ms, files, path, publicBaseUrl };
  return { name: `${slug}-${revision}.zip`, body: packRevision(sections.g, packed) };
}
