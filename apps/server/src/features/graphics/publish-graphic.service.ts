import type { GraphicFields } from "@nv/contracts/schemas";
import { soleChartOf, wordProblems } from "@nv/graphic-types";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { RevisionFile } from "../../platform/publishing/publisher.ts";
import { type PublishRequest, publishRecord } from "../../platform/records/publish-record.ts";
import { fieldsOf, heightsOf } from "./graphic-views.ts";
import { PICTURE } from "./graphics-collection.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { composePiece, type PieceWanted } from "./piece-files.service.ts";
import type { GraphicRow } from "./schema/tables.ts";

/** Width of the still picture, CSS pixels, and how many pixels of it make one. */
const PICTURE_WIDTH_PX = 640;
const PICTURE_ZOOM = 2;

/** The revision that a graphic would have now. */
export const pieceOf = (context: GraphicsContext, row: GraphicRow, wanted: Omit<PieceWanted, "slug" | "heightsPx">) =>
  composePiece(context, fieldsOf(row), { ...wanted, slug: row.slug, heightsPx: heightsOf(row) });

/** The picture that Datawrapper draws of its chart; none when it cannot be asked: nothing depends on it. */
async function pictureOf(
  { datawrapper }: GraphicsContext,
  { config }: GraphicFields,
): Promise<readonly RevisionFile[]> {
  const chart = soleChartOf(config);
  if (chart === null || datawrapper.settings.mode === "off") return [];
  const query = new URLSearchParams({ unit: "px", width: String(PICTURE_WIDTH_PX), zoom: String(PICTURE_ZOOM) });
  try {
    const { body, mediaType } = await datawrapper.exportImage(chart, "png", query);
    return mediaType.startsWith("image/png") ? [{ path: PICTURE, body }] : [];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
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
export function publishGraphic(context: GraphicsContext, request: PublishRequest): Promise<GraphicRow> {
  return publishRecord(context.records, request, async (graphic) => {
    const fields = fieldsOf(graphic);
    const problems = wordProblems(fields);
    if (problems.length > 0) throw invalidFields(problems);
    const piece = await pieceOf(context, graphic, { place: "revision", actor: request.actor });
    const { heightsPx, ...published } = piece;
    // What its files tell holds until somebody measures the page.
    const own = heightsPx.length === 0 ? {} : { heights: JSON.stringify(heightsPx) };
    return { ...published, extras: await pictureOf(context, fields), own };
  });
}
