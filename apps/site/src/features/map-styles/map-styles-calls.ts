import { MAP_STYLES_API_PATH } from "@nv/contracts";
import {
  CurrentMapStyle,
  GraphicEvent,
  MapboxTokenCheck,
  MapStyleDetail,
  MapStyleList,
  RecordVersion,
} from "@nv/contracts/schemas";
import { type CallFailure, callServer, type Topic } from "@nv/web";
import { z } from "zod";

/** What changes the stage of a style. */
export type MapStyleAction = "publish" | "unpublish" | "retire" | "current";

/** Somebody changed a style. */
export const MAP_STYLE_TOPIC: Topic<GraphicEvent> = { name: "map-style", schema: GraphicEvent };

const one = (id: string) => `${MAP_STYLES_API_PATH}/${encodeURIComponent(id)}`;
const Versions = z.object({ items: z.array(RecordVersion) });
const Refusal = z.object({ current: MapStyleDetail.optional() });

/** The calls of the styles of maps. All throw {@link CallFailure}. */
export const mapStylesCalls = {
  list: (signal: AbortSignal) => callServer(MapStyleList, MAP_STYLES_API_PATH, { signal }),
  current: (signal: AbortSignal) => callServer(CurrentMapStyle, `${MAP_STYLES_API_PATH}/current`, { signal }),
  detail: (id: string, signal?: AbortSignal) => callServer(MapStyleDetail, one(id), { signal }),
  versions: (id: string, signal: AbortSignal) => callServer(Versions, `${one(id)}/versions`, { signal }),
  token: (style: string) =>
    callServer(MapboxTokenCheck, `${MAP_STYLES_API_PATH}/token?style=${encodeURIComponent(style)}`, {}),
  register: (json: object) => callServer(MapStyleDetail, MAP_STYLES_API_PATH, { method: "POST", json }),
  edit: (id: string, json: object) => callServer(MapStyleDetail, one(id), { method: "PUT", json }),
  act: (id: string, action: MapStyleAction, version: number) =>
    callServer(MapStyleDetail, `${one(id)}/${action}`, { method: "POST", isOrder: true, json: { version } }),
  rollBack: (id: string, version: number, revision: string) =>
    callServer(MapStyleDetail, `${one(id)}/rollback`, { method: "POST", isOrder: true, json: { version, revision } }),
} as const;

/** The style as it is now, when a refusal brings it. */
export function currentIn({ body }: CallFailure): MapStyleDetail | undefined {
  return Refusal.safeParse(body).data?.current;
}
