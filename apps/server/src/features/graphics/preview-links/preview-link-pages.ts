import { COMMENT_PAGE } from "@nv/contracts";
import type { PublishedPointer } from "@nv/contracts/schemas";
import type { Actor } from "../../../http/acting.ts";
import { nameRevision } from "../../../platform/publishing/name-revision.ts";
import type { RevisionFile, SharedFile } from "../../../platform/publishing/publisher.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { pieceOf } from "../publish-graphic.service.ts";
import type { GraphicRow, PreviewLinkRow } from "../schema/tables.ts";

/** A draft as it is drawn for a link. */
export interface DrawnDraft {
  readonly revision: string;
  readonly files: readonly RevisionFile[];
  readonly shared: readonly SharedFile[];
}

/** Pages that readers get at links to drafts. */
export type PreviewLinkPages = ReturnType<typeof createPreviewLinkPages>;

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

/** Opens what the store has at links to drafts. */
export function createPreviewLinkPages(context: GraphicsContext) {
  const { publishing, events, database, siteUrl } = context;
  const { publicBaseUrl } = publishing;
  const place = publishing.sections.p;
  const point = (row: PreviewLinkRow) => place.movePointer(pointerTo(row));

  return {
    /** Makes the store say where a link leads, or that it ended. */
    point,
    /** Draws a draft for whoever has its link, with the way to its comments. @param number - Number of the revision, from 1. */
    async draw(graphic: GraphicRow, token: string, number: number, actor: Actor): Promise<DrawnDraft> {
      const commentsUrl = `${siteUrl}${COMMENT_PAGE}?enlace=${token}`;
      const piece = await pieceOf(context, graphic, { place: "revision", isDraft: true, actor, commentsUrl });
      const named = nameRevision({ ...piece, publicBaseUrl, section: "p", slug: token, number });
      return { ...named, shared: piece.shared };
    },
    /** Puts what was drawn where its link leads. @param row - The link, with the revision that was drawn. */
    async show(row: PreviewLinkRow, { revision, files, shared }: DrawnDraft): Promise<void> {
      await place.writeRevision(row.token, revision, files, shared);
      await point(row);
    },
    /** Makes readers of all processes ask for a link anew, and the store hold a revision no more to which it led. */
    async drop({ token, revision }: Pick<PreviewLinkRow, "token" | "revision">): Promise<void> {
      place.forget(token);
      await events.publish(database.kysely, { name: "published", data: { section: "p", slug: token } });
      await place.removeRevision(token, revision);
    },
    /** Makes the store hold nothing at a link. */
    clear: (token: string) => place.removePointer(token),
  };
}
