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
  GraphicVersion,
  Inspection,
  RegisterGraphic,
} from "@nv/contracts/schemas";
import { publicUrlOf } from "@nv/embeds";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { deleteRecord } from "../../platform/records/delete-record.ts";
import {
  type PublishRequest,
  retireRecord,
  rollBackRecord,
  unpublishRecord,
} from "../../platform/records/publish-record.ts";
import { recordHistory } from "../../platform/records/record-history.ts";
import { resolveCited } from "./cited.service.ts";
import { editGraphic, restoreGraphic } from "./edit-graphic.service.ts";
import { findGraphics } from "./find-graphics.service.ts";
import { graphicsShowing } from "./follow-data.ts";
import { type DataFile, readData, readDataFile } from "./graphic-data.service.ts";
import { toDetail } from "./graphic-views.ts";
import { listUsages, summarize } from "./graphics.repository.ts";
import { findGraphic, type GraphicsContext } from "./graphics-context.ts";
import { inspectSource } from "./inspect-source.service.ts";
import { normalizeConfig, requireFinished } from "./normalize-config.ts";
import { type PackedGraphic, packGraphic } from "./pack-graphic.service.ts";
import { enqueuePictures } from "./pictures/picture-job.ts";
import { toPicture } from "./pictures/picture-view.ts";
import { findPictures } from "./pictures/pictures.repository.ts";
import { composePiece, reviewPiece } from "./piece-files.service.ts";
import { previewPage, publishGraphic } from "./publish-graphic.service.ts";
import { registerGraphic } from "./register-graphic.service.ts";
import type { GraphicRow } from "./schema/tables.ts";
import { staleCard } from "./stale-card.ts";
import { confirmUsage, forgetUsage, noteUsage } from "./usages.service.ts";

/** The registry of graphics, as its routes see it. Failures are {@link Problem}s; late changes are `StaleVersion`s. */
export interface Graphics {
  find(query: GraphicsQuery): Promise<GraphicList>;
  /** What something published says, for who cites it. @param reference - `series:ipc` or `graphic:embalses`. */
  cite(reference: string): Promise<Cited>;
  /** Graphics that show something, and which of them follow it. @param reference - `tracker:presidencia-de-ejemplo`. */
  showing(reference: string): Promise<GraphicsShowing>;
  summarize(): Promise<GraphicsSummary>;
  inspect(source: string): Promise<Inspection>;
  detail(id: string): Promise<GraphicDetail>;
  history(id: string): Promise<readonly GraphicVersion[]>;
  register(input: RegisterGraphic, actor: Actor): Promise<GraphicDetail>;
  edit(id: string, input: EditGraphic, actor: Actor): Promise<GraphicDetail>;
  publish(request: PublishRequest): Promise<GraphicDetail>;
  rollBack(request: PublishRequest & { readonly revision: string }): Promise<GraphicDetail>;
  unpublish(request: PublishRequest): Promise<GraphicDetail>;
  retire(request: PublishRequest): Promise<GraphicDetail>;
  restore(request: PublishRequest): Promise<GraphicDetail>;
  /** Deletes what no reader ever had. */
  delete(request: PublishRequest): Promise<void>;
  addUsage(id: string, url: string): Promise<GraphicDetail>;
  confirmUsage(id: string, usageId: string): Promise<GraphicDetail>;
  removeUsage(id: string, usageId: string): Promise<GraphicDetail>;
  /** HTML of the saved state, as readers would get it. */
  previewSaved(id: string, actor: Actor): Promise<string>;
  /** HTML of what was not saved yet. */
  previewDraft(fields: GraphicFields, slug: string, actor: Actor): Promise<string>;
  /** What the files of what is written keep from being published, and its weight. */
  review(fields: Pick<GraphicFields, "config">, actor: Actor): Promise<GraphicReview>;
  data(id: string): Promise<GraphicData>;
  dataFile(id: string): Promise<DataFile>;
  /** A revision as a ZIP that works on any server; the live one without its name. */
  pack(id: string, revision: string | undefined): Promise<PackedGraphic>;
  /** PNG. */
  thumbnail(id: string): Promise<Buffer>;
}

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
 * What people do with graphics: records, with what only the registry knows of each.
 *
 * @param endLinks - Ends the links to drafts that are over: those of a graphic that goes stop at once, since nobody could withdraw them.
 */
export function createGraphics(context: GraphicsContext, endLinks: () => Promise<void>): Graphics {
  const { db, records, publishing } = context;
  const urlOf = (slug: string, revision: string) => `${publicUrlOf(publishing.publicBaseUrl, slug)}${revision}/`;

  async function detailOf(row: GraphicRow): Promise<GraphicDetail> {
    const { publicBaseUrl } = publishing;
    const made = row.revision === null ? undefined : await findPictures(db, row.id, row.revision);
    const picture = toPicture(row, made, publicBaseUrl);
    const detail = toDetail(row, { usages: await listUsages(db, row.id), picture, publicBaseUrl });
    return withFinding(detail, await staleCard(context, row));
  }
  const detailAfter = async (work: Promise<GraphicRow>) => detailOf(await work);

  async function required(id: string): Promise<GraphicRow> {
    const row = await findGraphic(context, id);
    if (row === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
    return row;
  }

  return {
    find: (query) => findGraphics(records, query),
    cite: (reference) => resolveCited(context, reference),
    showing: (reference) => graphicsShowing(context, reference),
    summarize: () => summarize(db),
    inspect: (source) => inspectSource(context, source),
    detail: (id) => detailAfter(required(id)),
    history: (id) => recordHistory(records, id, urlOf),
    register: (input, actor) => detailAfter(registerGraphic(context, input, actor)),
    edit: (id, input, actor) => detailAfter(editGraphic(context, id, input, actor)),
    publish: (request) => detailAfter(publishGraphic(context, request)),
    async rollBack(request) {
      const row = await rollBackRecord(records, request);
      // What had pictures before shows them again at once.
      const before = await findPictures(db, row.id, request.revision);
      if (before !== undefined) await enqueuePictures(context, row.id, request.actor);
      return detailOf(row);
    },
    unpublish: (request) => detailAfter(unpublishRecord(records, request)),
    async retire(request) {
      const row = await retireRecord(records, request, { source_key: null });
      await endLinks();
      return detailOf(row);
    },
    restore: (request) => detailAfter(restoreGraphic(context, request)),
    async delete(request) {
      await deleteRecord(records, request);
      await endLinks();
    },
    async addUsage(id, url) {
      await noteUsage(context, id, url);
      return detailAfter(required(id));
    },
    async confirmUsage(id, usageId) {
      await confirmUsage(context, id, usageId);
      return detailAfter(required(id));
    },
    async removeUsage(id, usageId) {
      await forgetUsage(context, id, usageId);
      return detailAfter(required(id));
    },
    async previewSaved(id, actor) {
      const { body } = await previewPage(context, await required(id), actor);
      return Buffer.from(body).toString();
    },
    async previewDraft(fields, slug, actor) {
      requireFinished(fields.config, context.datawrapper.settings.cdnBase);
      const { config } = normalizeConfig(fields.config, context.datawrapper.settings.cdnBase);
      const wanted = { slug, heightsPx: [], place: "preview", actor } as const;
      const { files } = await composePiece(context, { ...fields, config }, wanted);
      return Buffer.from(files[0].body).toString();
    },
    review({ config: written }, actor) {
      requireFinished(written, context.datawrapper.settings.cdnBase);
      const { config } = normalizeConfig(written, context.datawrapper.settings.cdnBase);
      return reviewPiece(context, { config }, actor);
    },
    data: (id) => readData(context, id),
    dataFile: (id) => readDataFile(context, id),
    pack: async (id, revision) => packGraphic(context, await required(id), revision),
    async thumbnail(id) {
      const { thumbnail } = await required(id);
      const image = thumbnail === null ? null : await context.store.get(thumbnail);
      if (image === null) throw new Problem("NOT_FOUND");
      return image;
    },
  };
}
