import { PREVIEW_LINKS_PATH } from "@nv/contracts";
import type { LinkedDraft, MakePreviewLink, PreviewLink, PreviewLinks as PreviewLinkList } from "@nv/contracts/schemas";
import { commentPlaces } from "@nv/graphic-types";
import type { Actor } from "../../../http/acting.ts";
import { Problem } from "../../../http/problem.ts";
import { writtenVersion } from "../../../platform/records/records.repository.ts";
import { requireRecord } from "../../../platform/records/records-context.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow, PreviewLinkRow } from "../schema/tables.ts";
import { createMakePreviewLink } from "./make-preview-link.ts";
import { createPreviewLinkEnds } from "./preview-link-ends.ts";
import { createPreviewLinkPages } from "./preview-link-pages.ts";
import { endLink, findByToken, findLink, liveLinks, moveLink } from "./preview-links.repository.ts";

/** Links by which anybody may look at a draft for some days. Failures are `Problem`s. */
export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

const isFormer = ({ version }: PreviewLinkRow, draftVersion: number) => version < draftVersion;

function toView(publicBaseUrl: string, row: PreviewLinkRow, draftVersion: number): PreviewLink {
  return {
    id: row.id,
    url: `${publicBaseUrl}${PREVIEW_LINKS_PATH}/${row.token}/`,
    version: row.version,
    isFormer: isFormer(row, draftVersion),
    madeBy: row.made_by,
    madeAtMs: row.made_at_ms,
    expiresAtMs: row.expires_at_ms,
  };
}

/** Opens the links to drafts. */
export function createPreviewLinks(context: GraphicsContext) {
  const { db, records, noteInAudit, database, now } = context;
  const pages = createPreviewLinkPages(context);
  const ends = createPreviewLinkEnds(context, pages);
  const makeLink = createMakePreviewLink(context, { pages, ends });

  const viewOf = (row: PreviewLinkRow, draftVersion: number) =>
    toView(context.publishing.publicBaseUrl, row, draftVersion);

  async function list(graphicId: string): Promise<PreviewLinkList> {
    const { id } = await requireRecord(records, graphicId);
    const draftVersion = await writtenVersion(records.db, id);
    return { items: (await liveLinks(db, id, now())).map((row) => viewOf(row, draftVersion)) };
  }

  const writeAudit = (action: "preview_link_made" | "preview_link_withdrawn", graphic: GraphicRow, actor: Actor) => {
    const details = { collection: "graphics", id: graphic.id, title: graphic.title };
    return noteInAudit(database.kysely, { action, actor, from: actor.from, details });
  };

  return {
    list,

    /** Returns whose draft a link shows, for who comments on it. @throws {Problem} `PREVIEW_LINK_NOT_FOUND` for one that works no more. */
    async linked(token: string): Promise<LinkedDraft> {
      const row = await findByToken(db, token, now());
      if (row === undefined) throw new Problem("PREVIEW_LINK_NOT_FOUND");
      const { id, title, fields } = await requireRecord(records, row.graphic_id);
      const places = [...commentPlaces(fields.config)];
      const { url, isFormer } = viewOf(row, await writtenVersion(records.db, id));
      return { id, title, url, isFormer, places };
    },

    /** Freezes the draft as it is now at an address of its own. */
    async make(graphicId: string, { days }: MakePreviewLink, actor: Actor): Promise<PreviewLink> {
      const graphic = await requireRecord(records, graphicId);
      const row = await makeLink(graphic, days, actor);
      await writeAudit("preview_link_made", graphic, actor);
      return viewOf(row, await writtenVersion(records.db, graphic.id));
    },

    /**
     * Makes the pages of the links to a draft anew, which draw a count that goes on; those of a draft that was changed since stay as they were made.
     *
     * @returns How many.
     */
    async renew(graphic: GraphicRow, actor: Actor): Promise<number> {
      const draftVersion = await writtenVersion(records.db, graphic.id);
      const rows = (await liveLinks(db, graphic.id, now())).filter((row) => !isFormer(row, draftVersion));
      if (rows.length === 0) return 0;
      for (const row of rows) {
        const drawn = await pages.draw(graphic, row.token, Number.parseInt(row.revision, 10) + 1, actor);
        if (!(await moveLink(db, row, drawn.revision))) continue;
        // Its name is noted before its files are there, so that an end takes them away too.
        await pages.show({ ...row, revision: drawn.revision }, drawn);
        const after = await findLink(db, graphic.id, row.id);
        // It ended meanwhile, and the store says so last.
        if (after !== undefined && after.ended_at_ms !== null) await ends.reconcile(after);
        await pages.drop(row);
      }
      return rows.length;
    },

    /** Takes a link back; one that ended stays so. */
    async withdraw(graphicId: string, linkId: string, actor: Actor): Promise<PreviewLinkList> {
      const graphic = await requireRecord(records, graphicId);
      if ((await findLink(db, graphicId, linkId)) === undefined) throw new Problem("PREVIEW_LINK_NOT_FOUND");
      if (await endLink(db, linkId, now())) {
        const row = await findLink(db, graphicId, linkId);
        await ends.reconcileAll(row === undefined ? [] : [row]);
        await writeAudit("preview_link_withdrawn", graphic, actor);
      }
      return list(graphicId);
    },

    /** Ends what is over, and finishes what was cut short. */
    sweep: ends.sweep,
  };
}
