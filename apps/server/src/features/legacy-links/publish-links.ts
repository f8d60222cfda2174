import { type PublishedLegacyLinks, PublishLegacyLinks } from "@nv/contracts/schemas";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { REVISION_ADDRESS } from "../../platform/publishing/core/revision-address.ts";
import { type Publication, type PublishRequest, publishRecord } from "../../platform/records/publish-record.ts";
import { findEntry, StaleVersion } from "../../platform/records/records-context.ts";
import { type Landing, landingPage } from "./core/landing-page.ts";
import type { LiveArchive } from "./legacy-links-collection.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";
import { archivePath, pageUrlOf } from "./link-views.ts";
import type { LegacyLinkColumns, LegacyLinkRow } from "./schema/tables.ts";
import { unpackArchive } from "./unpack-archive.ts";
import type { WriteRedirects } from "./write-redirects.ts";

/** Kind of the job that publishes pages of old links. */
export const PUBLISH_JOB = "legacy-links.publish";

/** Builds the publication of an old link: what readers will get of it. */
async function publicationOf(
  context: LegacyLinksContext,
  link: LegacyLinkRow,
  signal: AbortSignal,
): Promise<Publication<LegacyLinkColumns>> {
  const fields = link.fields;
  const { target } = fields;
  const unpacked = target.kind === "archive" ? await unpackArchive(context, target, fields, signal) : null;
  const now: Landing["now"] =
    target.kind === "address"
      ? target
      : unpacked === null
        ? { kind: "page" }
        : { kind: "archive", url: REVISION_ADDRESS + archivePath(unpacked.start) };
  const archive: LiveArchive | null = unpacked && { start: unpacked.start, missing: unpacked.missing };
  return {
    files: [{ path: "index.html", body: Buffer.from(landingPage({ ...fields, now })), policy: "page" }],
    shared: unpacked?.files ?? [],
    extension: {
      redirect_from: fields.source,
      redirect_to: target.kind === "address" ? target.url : pageUrlOf(context.publishing.publicBaseUrl, link.slug),
      archive: archive && JSON.stringify(archive),
    },
  };
}

type PublishOutcome = Pick<PublishedLegacyLinks["items"][number], "outcome" | "message">;

const refused = (message: string): PublishOutcome => ({ outcome: "refused", message });

async function publishLink(
  context: LegacyLinksContext,
  link: LegacyLinkRow,
  request: PublishRequest,
  signal: AbortSignal,
): Promise<PublishOutcome> {
  if (link.status === "retired") return refused("Está retirado: recupéralo antes");
  // Carried out again after a process ended, what was done is done.
  if (link.revision !== null && link.published_version >= link.version)
    return { outcome: "unchanged", message: "Ya estaba publicado, sin cambios" };
  try {
    await publishRecord(context.records, request, (entry) => publicationOf(context, entry, signal));
    return { outcome: "done", message: "" };
  } catch (error) {
    if (error instanceof StaleVersion) return refused("Ha cambiado desde que lo elegiste: míralo otra vez");
    if (error instanceof Problem)
      return refused(error.details.fields?.map(({ message }) => message).join(" ") || error.message);
    throw error;
  }
}

/** Publishes the pages of old links, one after the other; what cannot be done to one keeps none of the others from it. */
export function createPublishHandler(context: LegacyLinksContext, writeRedirects: WriteRedirects): JobHandler {
  return async ({ payload, actor, progress, log, signal }): Promise<PublishedLegacyLinks> => {
    const { items } = parse(PublishLegacyLinks, payload);
    const outcomes: PublishedLegacyLinks["items"] = [];
    for (const [index, { id, version }] of items.entries()) {
      const link = await findEntry(context.records, id);
      await progress(index / items.length, `${index + 1} de ${items.length}: ${link?.title ?? ""}`);
      const told =
        link === undefined
          ? refused("Ya no está en la lista")
          : await publishLink(context, link, { id, version, actor }, signal);
      outcomes.push({ id, title: link?.title ?? "", ...told });
    }
    await writeRedirects();
    log(`${outcomes.filter(({ outcome }) => outcome === "done").length} of ${items.length} published`);
    return { items: outcomes };
  };
}
