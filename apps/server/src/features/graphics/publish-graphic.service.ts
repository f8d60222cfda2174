import type { SettledClaim } from "@nv/contracts/schemas";
import { shownConfig, typeOf, wordProblems } from "@nv/graphic-types";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import type { RevisionFile } from "../../platform/publishing/publisher.ts";
import { type PublishRequest, publishRecord } from "../../platform/records/publish-record.ts";
import { heightsOf } from "./graphic-views.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { orderFollowers } from "./order-followers.ts";
import { enqueuePictures } from "./pictures/picture-job.ts";
import { requireFinished, unfinishedProblems } from "./piece/normalize-config.ts";
import { composePiece, type PieceWanted } from "./piece/piece-files.service.ts";
import type { GraphicRow } from "./schema/tables.ts";

/**
 * The revision that a graphic would have now; of what is not finished, as far as it is right, for those who look at a draft.
 *
 * @throws {Problem} `FIELDS_INVALID` for what is not shown in part and lacks something.
 */
export async function pieceOf(
  context: GraphicsContext,
  row: GraphicRow,
  wanted: Omit<PieceWanted, "slug" | "heightsPx">,
) {
  const { cdnBase } = context.datawrapper.settings;
  const fields = { ...row.fields, title: row.title };
  const config = shownConfig(fields.config, cdnBase);
  if (!typeOf(config.type).isShownInPart) requireFinished(config, cdnBase);
  return composePiece(context, { ...fields, config }, { ...wanted, slug: row.slug, heightsPx: heightsOf(row) });
}

/** The page that readers would get if a graphic were published now. */
export async function previewPage(context: GraphicsContext, row: GraphicRow, actor: Actor): Promise<RevisionFile> {
  const { files } = await pieceOf(context, row, { place: "preview", actor });
  return files[0];
}

/**
 * Publishes the saved state of a graphic as a new revision.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`; `FIELDS_INVALID` when something is missing that readers need, or a chart is not
 *   published; `RENDITION_PENDING` when something must be made of a file first.
 * @throws {StaleVersion}
 * @throws {StoreError} When the files cannot be stored; nothing has changed then.
 */
export async function publishGraphic(context: GraphicsContext, request: PublishRequest): Promise<GraphicRow> {
  let overruled: readonly SettledClaim[] = [];
  const published = await publishRecord(context.records, request, async (graphic) => {
    const fields = graphic.fields;
    const { cdnBase } = context.datawrapper.settings;
    const problems = [...wordProblems(fields), ...unfinishedProblems(fields.config, cdnBase)];
    if (problems.length > 0) throw invalidFields(problems);
    const piece = await pieceOf(context, graphic, { place: "revision", actor: request.actor });
    const { heightsPx, overruled: settled, ...published } = piece;
    overruled = settled;
    // What its files tell holds until somebody measures the page.
    const extension = heightsPx.length === 0 ? {} : { heights: JSON.stringify(heightsPx) };
    return { ...published, extension };
  });
  // What asks a browser or a service is left to the next sweep, which orders a few at a time.
  if (typeOf(published.type).fallback !== null) await enqueuePictures(context, published.id, request.actor);
  await noteOverruled(context, published, request.actor, overruled);
  return orderFollowers(context, published, request.actor);
}

/** Keeps in the audit who published what the data do not bear out, and why. */
async function noteOverruled(
  context: GraphicsContext,
  { id }: GraphicRow,
  actor: Actor,
  claims: readonly SettledClaim[],
) {
  if (claims.length === 0) return;
  const details = { id, claims: claims.map(({ sentence, reason }) => `«${sentence}»: ${reason}`).join("; ") };
  await context.noteInAudit(context.database.kysely, { action: "claims_overruled", actor, details });
}
