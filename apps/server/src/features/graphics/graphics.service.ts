import type {
  Cited,
  EditGraphic,
  GraphicData,
  GraphicDetail,
  GraphicFields,
  GraphicList,
  GraphicReview,
  GraphicsQuery,
  GraphicsShowing,
  GraphicsSummary,
  Inspection,
  RegisterGraphic,
} from "@nv/contracts/schemas";
import { publicUrlOf } from "@nv/embeds";
import { normalizeConfig } from "@nv/graphic-types";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { deleteRecord } from "../../platform/records/delete-record.ts";
import { type PublishRequest, retireRecord, rollBackRecord } from "../../platform/records/publish-record.ts";
import { recordActions } from "../../platform/records/record-actions.ts";
import { recordHands } from "../../platform/records/record-hands.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { findStaleness } from "./checks/find-staleness.ts";
import { inspectSource } from "./checks/inspect-source.service.ts";
import { guideExample, kindExample } from "./core/kind-example.ts";
import { editGraphic, restoreGraphic } from "./edit-graphic.service.ts";
import { graphicsShowing } from "./follow-data.ts";
import { toDetail } from "./graphic-views.ts";
import { listUsages, summarize } from "./graphics.repository.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { findGraphics } from "./list/find-graphics.service.ts";
import { orderFollowers } from "./order-followers.ts";
import { enqueuePictures } from "./pictures/picture-job.ts";
import { toPicture } from "./pictures/picture-view.ts";
import { findPictures } from "./pictures/pictures.repository.ts";
import { resolveCited } from "./piece/cited.service.ts";
import { type DataFile, readData, readDataFile } from "./piece/graphic-data.service.ts";
import { requireFinished } from "./piece/normalize-config.ts";
import { type PackedGraphic, packGraphic } from "./piece/pack-graphic.service.ts";
import { composePiece, reviewPiece } from "./piece/piece-files.service.ts";
import { requireOpenRevision } from "./piece/votes-shown.ts";
import { previewPage, publishGraphic } from "./publish-graphic.service.ts";
import { registerGraphic } from "./register-graphic.service.ts";
import type { GraphicRow } from "./schema/tables.ts";
import { confirmUsage, forgetUsage, noteUsage } from "./usages/usages.service.ts";

/** The registry of graphics, as its routes see it. Failures are {@link Problem}s; late changes are `StaleVersion`s. */
export type Graphics = ReturnType<typeof createGraphics>;

/** A graphic with what was found since its last check; empty for nothing. */
function withFinding(detail: GraphicDetail, text: string): GraphicDetail {
  const { healthReport } = detail;
  if (text === "" || healthReport.findings.includes(text)) return detail;
  const state = healthReport.state === "broken" ? "broken" : "warning";
  return {
    ...detail,
    health: state,
    healthReport: { ...healthReport, state, findings: [text, ...healthReport.findings] },
  };
}

/**
 * Creates the actions on graphics: records, with what only the registry knows of each.
 *
 * @param endLinks - Ends the links to drafts that are over: those of a graphic that goes stop at once, since nobody could withdraw them.
 */
export function createGraphics(context: GraphicsContext, endLinks: () => Promise<void>) {
  const { db, records, publishing } = context;
  const urlOf = (slug: string, revision: string) => `${publicUrlOf(publishing.publicBaseUrl, slug)}${revision}/`;

  async function detailOf(row: GraphicRow): Promise<GraphicDetail> {
    const { publicBaseUrl } = publishing;
    const made = row.revision === null ? undefined : await findPictures(db, row.id, row.revision);
    const picture = toPicture(row, made, publicBaseUrl);
    const detail = toDetail(row, { usages: await listUsages(db, row.id), picture, publicBaseUrl });
    return withFinding(detail, await findStaleness(context, row));
  }
  const actions = recordActions(records, { toDetail: detailOf, urlOf });
  const { detailAfter } = actions;
  const required = (id: string) => requireRecord(records, id);
  /** Page of an invented figure. @throws {Problem} `NOT_FOUND` where there is none. */
  const example = async (fields: GraphicFields | null, slug: string, actor: Actor): Promise<string> => {
    if (fields === null) throw new Problem("NOT_FOUND");
    const { files } = await composePiece(context, fields, { slug, heightsPx: [], place: "preview", actor });
    return Buffer.from(files[0].body).toString();
  };

  return {
    ...actions,
    find: (query: GraphicsQuery): Promise<GraphicList> => findGraphics(records, query),
    /** Returns what something published says, for those who cite it. @param reference - `series:ipc` or `graphic:embalses`. */
    cite: (reference: string): Promise<Cited> => resolveCited(context, reference),
    /** Graphics that show something, and which of them follow it. @param reference - `tracker:presidencia-de-ejemplo`. */
    showing: (reference: string): Promise<GraphicsShowing> => graphicsShowing(context, reference),
    summarize: (): Promise<GraphicsSummary> => summarize(db),
    inspect: (source: string): Promise<Inspection> => inspectSource(context, source),
    register: (input: RegisterGraphic, actor: Actor) => detailAfter(registerGraphic(context, input, actor)),
    edit: (id: string, input: EditGraphic, actor: Actor) => detailAfter(editGraphic(context, id, input, actor)),
    publish: (request: PublishRequest) => detailAfter(publishGraphic(context, request)),
    async rollBack(request: PublishRequest & { readonly revision: string }) {
      await requireOpenRevision(context, request);
      const row = await rollBackRecord(records, request);
      // What had pictures before shows them again at once.
      const before = await findPictures(db, row.id, request.revision);
      if (before !== undefined) await enqueuePictures(context, row.id, request.actor);
      await orderFollowers(context, row, request.actor);
      return detailOf(row);
    },
    async retire(request: PublishRequest) {
      const row = await retireRecord(records, request, { source_key: null });
      await endLinks();
      return detailOf(row);
    },
    restore: (request: PublishRequest) => detailAfter(restoreGraphic(context, request)),
    /** Deletes what no reader ever had. */
    async delete(request: PublishRequest): Promise<void> {
      await deleteRecord(records, request);
      await endLinks();
    },
    async addUsage(id: string, url: string) {
      await noteUsage(context, id, url);
      return detailAfter(required(id));
    },
    async confirmUsage(id: string, usageId: string) {
      await confirmUsage(context, id, usageId);
      return detailAfter(required(id));
    },
    async removeUsage(id: string, usageId: string) {
      await forgetUsage(context, id, usageId);
      return detailAfter(required(id));
    },
    /** HTML of the saved state, as readers would get it. */
    async previewSaved(id: string, actor: Actor): Promise<string> {
      const { body } = await previewPage(context, await required(id), actor);
      return Buffer.from(body).toString();
    },
    /** HTML of what was not saved yet. */
    async previewDraft(fields: GraphicFields, slug: string, actor: Actor): Promise<string> {
      context.way.note();
      requireFinished(fields.config, context.datawrapper.settings.cdnBase);
      const { config } = normalizeConfig(fields.config, context.datawrapper.settings.cdnBase);
      const wanted = { slug, heightsPx: [], place: "preview", actor, mayStandIn: true } as const;
      const { files } = await composePiece(context, { ...fields, config }, wanted);
      return Buffer.from(files[0].body).toString();
    },
    /** The example of a kind of figure as readers would get it. @throws {Problem} `NOT_FOUND` for what is no kind. */
    previewKind: async (kind: string, actor: Actor): Promise<string> => example(await kindExample(kind), kind, actor),
    /** A figure of the style guide as readers would get it. @throws {Problem} `NOT_FOUND` for what is none. */
    previewGuide: (name: string, side: string, actor: Actor): Promise<string> =>
      example(guideExample(name, side), name, actor),
    /** Reviews the files of what is written: the problems that keep it from being published, and its weight. */
    review(
      { config: written, ...words }: Pick<GraphicFields, "title" | "altText" | "config" | "settledClaims">,
      actor: Actor,
    ): Promise<GraphicReview> {
      requireFinished(written, context.datawrapper.settings.cdnBase);
      const { config } = normalizeConfig(written, context.datawrapper.settings.cdnBase);
      return reviewPiece(context, { ...words, config }, actor);
    },
    data: (id: string): Promise<GraphicData> => readData(context, id),
    /** Lists who wrote in which parts of a story since a moment. @throws {Problem} `GRAPHIC_NOT_FOUND`. */
    hands: (id: string, sinceMs: number) => recordHands(context.records, id, sinceMs),
    dataFile: (id: string): Promise<DataFile> => readDataFile(context, id),
    /** A revision as a ZIP that works on any server; the live one without its name. */
    pack: async (id: string, revision: string | undefined): Promise<PackedGraphic> =>
      packGraphic(context, await required(id), revision),
    /** Reads its picture for lists: PNG as a browser saw it, JPEG as it was drawn. */
    async thumbnail(id: string): Promise<{ readonly body: Buffer; readonly mediaType: string }> {
      const { thumbnail } = await required(id);
      const body = thumbnail === null ? null : await context.store.get(thumbnail);
      if (thumbnail === null || body === null) throw new Problem("NOT_FOUND");
      return { body, mediaType: thumbnail.endsWith(".png") ? "image/png" : "image/jpeg" };
    },
  };
}
