import { randomBytes, randomUUID } from "node:crypto";
import { COMMENT_PAGE, PREVIEW_LINKS_PATH } from "@nv/contracts";
import {
  type LinkedDraft,
  type MakePreviewLink,
  MOST_PREVIEW_LINKS,
  type PreviewLink,
  type PreviewLinks as PreviewLinkList,
  type PublishedPointer,
} from "@nv/contracts/schemas";
import { holdName } from "@nv/database";
import { commentPlaces } from "@nv/graphic-types";
import type { Actor } from "../../../http/acting.ts";
import { invalidFields, Problem } from "../../../http/problem.ts";
import { nameRevision } from "../../../platform/publishing/name-revision.ts";
import { writtenVersion } from "../../../platform/records/records.repository.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { pieceOf } from "../publish-graphic.service.ts";
import type { GraphicRow, GraphicsDb, PreviewLinkRow } from "../schema/tables.ts";
import {
  countLinks,
  endedBefore,
  endedUnreconciled,
  endLink,
  findByToken,
  findLink,
  insertLink,
  liveLinks,
  markLinkReconciled,
  moveLink,
  overdueLinks,
  removeLink,
} from "./preview-links.repository.ts";

const DAY_MS = 86_400_000;

/** Nobody guesses as many bits. @see docs/adr/0027-preview-links.md */
const TOKEN_BYTES = 20;

/** No draft takes as long to be written: what is not by then never will be. Milliseconds. */
const LONGEST_MAKING_MS = 3_600_000;

/** Time for which a link that ended says so, instead of holding nothing. Milliseconds. */
const SAYS_SO_MS = 90 * DAY_MS;

/** Links by which anybody may look at a draft for some days. Failures are `Problem`s. */
export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

/** Builds the pointer that the store has at a link: nothing of the draft, whose page is in its revision. */
function pointerTo(row: PreviewLinkRow): PublishedPointer {
  const { token: slug, revision, made_at_ms: publishedAtMs, expires_at_ms: expiresAtMs, ended_at_ms } = row;
  const nothing = { title: "", altText: "", language: "es", type: "", heightsPx: [], image: null };
  return {
    schema: 1,
    slug,
    state: ended_at_ms === null ? "live" : "gone",
    revision,
    publishedAtMs,
    expiresAtMs,
    ...nothing,
  };
}

/** Opens the links to drafts. */
export function createPreviewLinks(context: GraphicsContext) {
  const { db, records, publishing, events, noteInAudit, database, now, siteUrl } = context;
  const { publicBaseUrl } = publishing;
  const place = publishing.sections.p;

  const isFormer = ({ version }: PreviewLinkRow, draftVersion: number) => version < draftVersion;
  const toView = (row: PreviewLinkRow, draftVersion: number): PreviewLink => ({
    id: row.id,
    url: `${publicBaseUrl}${PREVIEW_LINKS_PATH}/${row.token}/`,
    version: row.version,
    isFormer: isFormer(row, draftVersion),
    madeBy: row.made_by,
    madeAtMs: row.made_at_ms,
    expiresAtMs: row.expires_at_ms,
  });

  async function required(id: string): Promise<GraphicRow> {
    const graphic = await findEntry(records, id);
    if (graphic === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
    return graphic;
  }

  async function list(graphicId: string): Promise<PreviewLinkList> {
    const { id } = await required(graphicId);
    const draftVersion = await writtenVersion(records.db, id);
    return { items: (await liveLinks(db, id, now())).map((row) => toView(row, draftVersion)) };
  }

  const writeAudit = (action: "preview_link_made" | "preview_link_withdrawn", graphic: GraphicRow, actor: Actor) => {
    const details = { collection: "graphics", id: graphic.id, title: graphic.title };
    return noteInAudit(database.kysely, { action, actor, from: actor.from, details });
  };

  async function requirePlace(executor: GraphicsDb, graphicId: string): Promise<void> {
    if ((await countLinks(executor, graphicId, now())) >= MOST_PREVIEW_LINKS)
      throw new Problem("PREVIEW_LINKS_TOO_MANY");
  }

  /** Adds a link where there is a place for one more: those that are made at the same moment are counted one after another. */
  const takePlace = (row: PreviewLinkRow) =>
    database.transaction(db, async (transaction) => {
      await holdName(database, transaction, `preview links of ${row.graphic_id}`);
      await requirePlace(transaction, row.graphic_id);
      await insertLink(transaction, row);
    });

  /** Makes the store say that a link ended, to readers of all processes, and hold nothing of its draft. Done again, it changes nothing. */
  async function reconcileEnd(row: PreviewLinkRow): Promise<void> {
    await place.movePointer(pointerTo(row));
    place.forget(row.token);
    await events.publish(database.kysely, { name: "published", data: { section: "p", slug: row.token } });
    await place.removeRevision(row.token, row.revision);
    await markLinkReconciled(db, row);
  }

  /** The database has decided; a store that is away for a moment is told by the sweep. */
  async function reconcileEnds(rows: readonly PreviewLinkRow[]): Promise<void> {
    for (const row of rows) {
      try {
        await reconcileEnd(row);
      } catch (error) {
        context.log.error({ err: error, link: row.id }, "a link to a draft is not out of the store yet");
      }
    }
  }

  /** A draft for whoever has its link, with the way to its comments. */
  const draftAt = (token: string, actor: Actor) =>
    ({ place: "revision", isDraft: true, actor, commentsUrl: `${siteUrl}${COMMENT_PAGE}?enlace=${token}` }) as const;

  return {
    list,

    /** Returns whose draft a link shows, for who comments on it. @throws {Problem} `PREVIEW_LINK_NOT_FOUND` for one that works no more. */
    async linked(token: string): Promise<LinkedDraft> {
      const row = await findByToken(db, token, now());
      if (row === undefined) throw new Problem("PREVIEW_LINK_NOT_FOUND");
      const { id, title, fields } = await required(row.graphic_id);
      const places = [...commentPlaces(fields.config)];
      const { url, isFormer } = toView(row, await writtenVersion(records.db, id));
      return { id, title, url, isFormer, places };
    },

    /** Freezes the draft as it is now at an address of its own. */
    async make(graphicId: string, { days }: MakePreviewLink, actor: Actor): Promise<PreviewLink> {
      const graphic = await required(graphicId);
      if (graphic.status === "retired")
        throw invalidFields([{ field: "status", message: "Está retirado: recupéralo antes de enseñarlo" }]);
      // Before its page is made, which takes its time.
      await requirePlace(db, graphic.id);
      const token = randomBytes(TOKEN_BYTES).toString("hex");
      const piece = await pieceOf(context, graphic, draftAt(token, actor));
      const { revision, files } = nameRevision({ ...piece, publicBaseUrl, section: "p", slug: token, number: 1 });
      const row: PreviewLinkRow = {
        id: randomUUID(),
        graphic_id: graphic.id,
        token,
        revision,
        version: graphic.version,
        made_by: actor.name,
        made_at_ms: now(),
        expires_at_ms: now() + days * DAY_MS,
        ended_at_ms: null,
        is_settled: 0,
      };
      // Before the store: what is cut short is found again.
      await takePlace(row);
      try {
        await place.writeRevision(token, revision, files, piece.shared);
        await place.movePointer(pointerTo(row));
      } catch (error) {
        // Its place is another's at once; what the store has of it, the sweep removes.
        await endLink(db, row.id, now());
        throw error;
      }
      if (!(await markLinkReconciled(db, row))) {
        // Its graphic was retired or deleted meanwhile.
        await reconcileEnd({ ...row, ended_at_ms: now() });
        throw new Problem("PREVIEW_LINK_NOT_FOUND");
      }
      await writeAudit("preview_link_made", graphic, actor);
      return toView(row, await writtenVersion(records.db, graphic.id));
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
        const piece = await pieceOf(context, graphic, draftAt(row.token, actor));
        const number = Number.parseInt(row.revision, 10) + 1;
        const named = nameRevision({ ...piece, publicBaseUrl, section: "p", slug: row.token, number });
        if (!(await moveLink(db, row, named.revision))) continue;
        const moved = { ...row, revision: named.revision };
        // Its name is noted before its files are there, so that an end takes them away too.
        await place.writeRevision(row.token, named.revision, named.files, piece.shared);
        await place.movePointer(pointerTo(moved));
        const after = await findLink(db, graphic.id, row.id);
        // It ended meanwhile, and the store says so last.
        if (after !== undefined && after.ended_at_ms !== null) await reconcileEnd(after);
        place.forget(row.token);
        await events.publish(database.kysely, { name: "published", data: { section: "p", slug: row.token } });
        await place.removeRevision(row.token, row.revision);
      }
      return rows.length;
    },

    /** Takes a link back; one that ended stays so. */
    async withdraw(graphicId: string, linkId: string, actor: Actor): Promise<PreviewLinkList> {
      const graphic = await required(graphicId);
      if ((await findLink(db, graphicId, linkId)) === undefined) throw new Problem("PREVIEW_LINK_NOT_FOUND");
      if (await endLink(db, linkId, now())) {
        const row = await findLink(db, graphicId, linkId);
        await reconcileEnds(row === undefined ? [] : [row]);
        await writeAudit("preview_link_withdrawn", graphic, actor);
      }
      return list(graphicId);
    },

    /** Ends what is over, and finishes what was cut short. */
    async sweep(): Promise<void> {
      const nowMs = now();
      for (const { id } of await overdueLinks(db, { nowMs, cutShortBeforeMs: nowMs - LONGEST_MAKING_MS }))
        await endLink(db, id, nowMs);
      await reconcileEnds(await endedUnreconciled(db));
      for (const { id, token } of await endedBefore(db, nowMs - SAYS_SO_MS)) {
        await place.removePointer(token);
        await removeLink(db, id);
      }
    },
  };
}
