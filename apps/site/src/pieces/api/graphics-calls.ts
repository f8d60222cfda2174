import { DATAWRAPPER_API_PATH, GRAPHICS_API_PATH } from "@nv/contracts";
import {
  type BulkRequest,
  DatawrapperList,
  DatawrapperStatus,
  type ExamplesRequest,
  GraphicData,
  GraphicDetail,
  GraphicList,
  GraphicProblem,
  GraphicReview,
  GraphicsShowing,
  GraphicsSummary,
  GraphicVersions,
  Inspection,
  JobStarted,
  type MakePreviewLink,
  PreviewLink,
  PreviewLinks,
} from "@nv/contracts/schemas";
import { type CallFailure, callServer, request } from "@nv/web";
import { addressOf } from "@nv/web/address";

/** Action that changes the stage of a graphic. */
export type StageAction = "publish" | "unpublish" | "retire" | "restore";

const one = (id: string) => `${GRAPHICS_API_PATH}/${encodeURIComponent(id)}`;

/** The calls of the registry. All throw {@link CallFailure}. */
export const graphicsCalls = {
  find: (call: string, signal: AbortSignal) => callServer(GraphicList, call, { signal }),
  showing: (of: string, signal: AbortSignal) =>
    callServer(GraphicsShowing, addressOf(`${GRAPHICS_API_PATH}/showing`, { of }), { signal }),
  summary: (signal: AbortSignal) => callServer(GraphicsSummary, `${GRAPHICS_API_PATH}/summary`, { signal }),
  detail: (id: string, signal?: AbortSignal) => callServer(GraphicDetail, one(id), { signal }),
  versions: (id: string, signal: AbortSignal) => callServer(GraphicVersions, `${one(id)}/versions`, { signal }),
  data: (id: string, signal: AbortSignal) => callServer(GraphicData, `${one(id)}/data`, { signal }),
  review: (json: object, signal: AbortSignal) =>
    callServer(GraphicReview, `${GRAPHICS_API_PATH}/review`, { method: "POST", json, signal }),
  inspect: (source: string) =>
    callServer(Inspection, `${GRAPHICS_API_PATH}/inspect`, { method: "POST", json: { source } }),
  register: (json: object) => callServer(GraphicDetail, GRAPHICS_API_PATH, { method: "POST", json }),
  edit: (id: string, json: object) => callServer(GraphicDetail, one(id), { method: "PUT", json }),
  act: (id: string, action: StageAction, version: number) =>
    callServer(GraphicDetail, `${one(id)}/${action}`, { method: "POST", isOrder: true, json: { version } }),
  rollBack: (id: string, version: number, revision: string) =>
    callServer(GraphicDetail, `${one(id)}/rollback`, { method: "POST", isOrder: true, json: { version, revision } }),
  remove: (id: string, version: number) =>
    request(`${one(id)}/delete`, { method: "POST", isOrder: true, json: { version } }),
  bulk: (json: BulkRequest) =>
    callServer(JobStarted, `${GRAPHICS_API_PATH}/bulk`, { method: "POST", isOrder: true, json }),
  examples: (json: ExamplesRequest) =>
    callServer(JobStarted, `${GRAPHICS_API_PATH}/examples`, { method: "POST", isOrder: true, json }),
  addUsage: (id: string, url: string) =>
    callServer(GraphicDetail, `${one(id)}/usages`, { method: "POST", json: { url } }),
  confirmUsage: (id: string, usageId: string) =>
    callServer(GraphicDetail, `${one(id)}/usages/${encodeURIComponent(usageId)}/confirm`, {
      method: "POST",
      isOrder: true,
      json: {},
    }),
  removeUsage: (id: string, usageId: string) =>
    callServer(GraphicDetail, `${one(id)}/usages/${encodeURIComponent(usageId)}`, { method: "DELETE", isOrder: true }),
  previewLinks: (id: string, signal: AbortSignal) => callServer(PreviewLinks, `${one(id)}/preview-links`, { signal }),
  makePreviewLink: (id: string, days: MakePreviewLink["days"]) =>
    callServer(PreviewLink, `${one(id)}/preview-links`, { method: "POST", isOrder: true, json: { days } }),
  withdrawPreviewLink: (id: string, linkId: string) =>
    callServer(PreviewLinks, `${one(id)}/preview-links/${encodeURIComponent(linkId)}`, {
      method: "DELETE",
      isOrder: true,
    }),
  check: (id: string) => callServer(JobStarted, `${one(id)}/check`, { method: "POST", isOrder: true, json: {} }),
  takePicture: (id: string) =>
    callServer(JobStarted, `${one(id)}/picture`, { method: "POST", isOrder: true, json: {} }),
  importTable: (text: string, isTrial: boolean) =>
    callServer(JobStarted, `${GRAPHICS_API_PATH}/import`, { method: "POST", json: { text, isTrial } }),
  datawrapperStatus: (signal: AbortSignal) => callServer(DatawrapperStatus, DATAWRAPPER_API_PATH, { signal }),
  datawrapperCharts: (signal: AbortSignal) =>
    callServer(DatawrapperList, `${DATAWRAPPER_API_PATH}/charts?isPublished=yes&limit=100`, { signal }),
  searchCharts: (search: string, limit: number, signal: AbortSignal) =>
    callServer(DatawrapperList, addressOf(`${DATAWRAPPER_API_PATH}/charts`, { isPublished: "yes", search, limit }), {
      signal,
    }),
} as const;

/** Reads the details of a refusal of the registry besides its message: the current graphic, or the one that exists already. */
export function problemOf({ body }: CallFailure): Partial<GraphicProblem> {
  const read = GraphicProblem.safeParse(body);
  return read.success ? read.data : {};
}

/** Address that downloads the data of a graphic as CSV. */
export const dataFileUrl = (id: string) => `${one(id)}/data.csv`;

/** Address that downloads what readers have of a graphic, for another server. */
export const zipUrl = (id: string) => `${one(id)}/zip`;

/** Address of an image of a Datawrapper chart. */
export const chartImageUrl = (chart: string, format: "png" | "svg") =>
  `${DATAWRAPPER_API_PATH}/charts/${encodeURIComponent(chart)}/export/${format}`;

/** Width of the picture by which a chart is chosen, CSS pixels. */
const THUMBNAIL_WIDTH_PX = 320;

/** Address of a small picture of a chart. @param publicVersion - Another one is another picture. */
export const chartThumbnailUrl = (chart: string, publicVersion: number) =>
  addressOf(chartImageUrl(chart, "png"), { width: THUMBNAIL_WIDTH_PX, zoom: 1, isPlain: "yes", v: publicVersion });
