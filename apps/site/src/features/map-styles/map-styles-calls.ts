import { MAP_STYLES_API_PATH } from "@nv/contracts";
import { GraphicEvent, MapboxTokenCheck, MapStyleDetail, MapStyleList } from "@nv/contracts/schemas";
import { callServer, type Topic } from "@nv/web";
import { post, recordCalls } from "../../records/record-calls";

/** Somebody changed a style. */
export const MAP_STYLE_TOPIC: Topic<GraphicEvent> = { name: "map-style", schema: GraphicEvent };

const record = recordCalls(MAP_STYLES_API_PATH, MapStyleDetail);

/** The calls of the styles of maps. All throw `CallFailure`. */
export const mapStylesCalls = {
  ...record,
  list: (signal: AbortSignal) => callServer(MapStyleList, MAP_STYLES_API_PATH, { signal }),
  token: (style: string) =>
    callServer(MapboxTokenCheck, `${MAP_STYLES_API_PATH}/token?style=${encodeURIComponent(style)}`, {}),
  makeCurrent: (id: string, version: number) =>
    callServer(MapStyleDetail, `${record.one(id)}/current`, post({ version })),
} as const;
