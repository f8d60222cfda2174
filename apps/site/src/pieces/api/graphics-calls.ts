import { DATAWRAPPER_API_PATH, GRAPHICS_API_PATH } from "@nv/contracts";
import {
  datawrapperApi,
  EditGraphic,
  GraphicDetail,
  GraphicList,
  GraphicProblem,
  graphicsApi,
  previewLinksApi,
  RegisterGraphic,
} from "@nv/contracts/schemas";
import { type CallFailure, callServer, clientOf } from "@nv/web";
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

/** The calls of the registry. All throw {@link CallFailure}. */
export const graphicsCalls = {
  ...recordCalls(KIND),
  ...clientOf(graphicsApi),
  ...clientOf(previewLinksApi),
  find: (call: string, signal: AbortSignal) => callServer(GraphicList, call, { signal }),
} as const;

/** The calls of the account of Datawrapper. All throw {@link CallFailure}. */
export const datawrapperCalls = clientOf(datawrapperApi);

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
