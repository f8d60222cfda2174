import { DATAWRAPPER_API_PATH, GRAPHICS_API_PATH } from "@nv/contracts";
import { EditGraphic, GraphicDetail, GraphicList, graphicsApi, RegisterGraphic } from "@nv/contracts/schemas";
import { callServer, clientOf } from "@nv/web";
import { addressOf } from "@nv/web/address";
import { type RecordAction, recordCalls } from "../../records/record-calls";

/** Action that changes the stage of a graphic. */
export type StageAction = RecordAction;

const one = (id: string) => `${GRAPHICS_API_PATH}/${encodeURIComponent(id)}`;

/** The kind without what the types say of it, which pages do not load. */
const KIND = {
  path: GRAPHICS_API_PATH,
  schemas: { register: RegisterGraphic, edit: EditGraphic, detail: GraphicDetail },
} as const;

/** The calls of the registry. All throw `CallFailure`. */
export const graphicsCalls = {
  ...recordCalls(KIND),
  ...clientOf(graphicsApi),
  find: (call: string, signal: AbortSignal) => callServer(GraphicList, call, { signal }),
} as const;

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
