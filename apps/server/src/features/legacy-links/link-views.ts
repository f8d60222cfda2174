import { LEGACY_LINKS_PATH } from "@nv/contracts";
import { LegacyLinkSummary } from "@nv/contracts/schemas";
import { ARCHIVE_FOLDER } from "../../platform/publishing/core/published-path.ts";
import { LinkFindings, LiveArchive } from "./legacy-links-collection.ts";
import type { LegacyLinkRow } from "./schema/tables.ts";

/** Public address of the page of an old link. */
export const pageUrlOf = (publicBaseUrl: string, slug: string) => `${publicBaseUrl}${LEGACY_LINKS_PATH}/${slug}/`;

/** A page of a rescued archive, from the folder of its revision: its name may hold any sign. */
export const archivePath = (name: string) => ARCHIVE_FOLDER + name.split("/").map(encodeURIComponent).join("/");

/** An old link, as it is told. */
export function toSummary(publicBaseUrl: string, link: LegacyLinkRow): LegacyLinkSummary {
  const { slug, revision } = link;
  const found = link.found === null ? null : LinkFindings.parse(JSON.parse(link.found));
  const archive = link.archive === null ? null : LiveArchive.parse(JSON.parse(link.archive));
  const pageUrl = revision === null ? null : pageUrlOf(publicBaseUrl, slug);
  return LegacyLinkSummary.parse({
    ...link.fields,
    id: link.id,
    slug,
    status: link.status,
    version: link.version,
    updatedAtMs: link.updated_at_ms,
    changedBy: link.changed_by,
    wasPublished: link.revisions > 0,
    hasUnpublishedChanges: revision !== null && link.published_version < link.version,
    pageUrl,
    archiveUrl: archive === null || pageUrl === null ? null : `${pageUrl}${revision}/${archivePath(archive.start)}`,
    missing: archive?.missing ?? [],
    check: found?.check ?? null,
    targetCheck: found?.targetCheck ?? null,
    checkedAtMs: link.checked_at_ms,
  });
}
