import { DATAWRAPPER_API_PATH, GRAPHICS_API_PATH, JOBS_API_PATH } from "@nv/contracts";
import type {
  DatawrapperList,
  DatawrapperStatus,
  GraphicData,
  GraphicDetail,
  GraphicList,
  GraphicsSummary,
  GraphicVersions,
  Inspection,
  JobStarted,
  JobView,
} from "@nv/contracts/schemas";
import { callServer } from "./call-server";

/** What changes the stage of a graphic. */
export type StageAction = "publish" | "unpublish" | "retire" | "restore";

const one = (id: string) => `${GRAPHICS_API_PATH}/${encodeURIComponent(id)}`;

/** The calls of the registry. All throw `CallFailure`. */
export const graphicsCalls = {
  find: (query: URLSearchParams, signal: AbortSignal) =>
    callServer<GraphicList>("items", `${GRAPHICS_API_PATH}?${query}`, { signal }),
  summary: (signal: AbortSignal) => callServer<GraphicsSummary>("byType", `${GRAPHICS_API_PATH}/summary`, { signal }),
  detail: (id: string, signal?: AbortSignal) => callServer<GraphicDetail>("id", one(id), { signal }),
  versions: (id: string, signal: AbortSignal) =>
    callServer<GraphicVersions>("items", `${one(id)}/versions`, { signal }),
  data: (id: string, signal: AbortSignal) => callServer<GraphicData>("columns", `${one(id)}/data`, { signal }),
  inspect: (source: string) =>
    callServer<Inspection>("frameUrl", `${GRAPHICS_API_PATH}/inspect`, { method: "POST", json: { source } }),
  register: (json: object) => callServer<GraphicDetail>("id", GRAPHICS_API_PATH, { method: "POST", json }),
  edit: (id: string, json: object) => callServer<GraphicDetail>("id", one(id), { method: "PUT", json }),
  act: (id: string, action: StageAction, version: number) =>
    callServer<GraphicDetail>("id", `${one(id)}/${action}`, { method: "POST", json: { version } }),
  rollBack: (id: string, version: number, revision: string) =>
    callServer<GraphicDetail>("id", `${one(id)}/rollback`, { method: "POST", json: { version, revision } }),
  addUsage: (id: string, url: string) =>
    callServer<GraphicDetail>("id", `${one(id)}/usages`, { method: "POST", json: { url } }),
  confirmUsage: (id: string, usageId: string) =>
    callServer<GraphicDetail>("id", `${one(id)}/usages/${encodeURIComponent(usageId)}/confirm`, {
      method: "POST",
      json: {},
    }),
  removeUsage: (id: string, usageId: string) =>
    callServer<GraphicDetail>("id", `${one(id)}/usages/${encodeURIComponent(usageId)}`, { method: "DELETE" }),
  check: (id: string) => callServer<JobStarted>("jobId", `${one(id)}/check`, { method: "POST", json: {} }),
  importTable: (text: string, isTrial: boolean) =>
    callServer<JobStarted>("jobId", `${GRAPHICS_API_PATH}/import`, { method: "POST", json: { text, isTrial } }),
  job: (id: string, signal?: AbortSignal) =>
    callServer<JobView>("state", `${JOBS_API_PATH}/${encodeURIComponent(id)}`, { signal }),
  commandJob: (id: string, command: "cancel" | "retry") =>
    callServer<JobView>("state", `${JOBS_API_PATH}/${encodeURIComponent(id)}/${command}`, { method: "POST", json: {} }),
  datawrapperStatus: (signal: AbortSignal) => callServer<DatawrapperStatus>("mode", DATAWRAPPER_API_PATH, { signal }),
  datawrapperCharts: (signal: AbortSignal) =>
    callServer<DatawrapperList>("items", `${DATAWRAPPER_API_PATH}/charts?isPublished=yes&limit=100`, { signal }),
} as const;

/** Address that downloads the data of a graphic as CSV. */
export const dataFileUrl = (id: string) => `${one(id)}/data.csv`;

/** Address of an image of a Datawrapper chart. */
export const chartImageUrl = (chart: string, format: "png" | "svg") =>
  `${DATAWRAPPER_API_PATH}/charts/${encodeURIComponent(chart)}/export/${format}`;
