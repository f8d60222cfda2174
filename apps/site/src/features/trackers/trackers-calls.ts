import { TRACKERS_API_PATH } from "@nv/contracts";
import {
  ComparisonResult,
  GraphicEvent,
  RecordVersion,
  TrackerDetail,
  TrackerList,
  TrackerRows,
  TrackerRowsChanged,
  type TrackerRowsKind,
} from "@nv/contracts/schemas";
import { type CallFailure, callServer, type Topic } from "@nv/web";
import { z } from "zod";

/** What changes the stage of a tracker. */
export type TrackerAction = "publish" | "unpublish" | "retire" | "restore";

/** Somebody changed a tracker. */
export const TRACKER_TOPIC: Topic<GraphicEvent> = { name: "tracker", schema: GraphicEvent };

const one = (id: string) => `${TRACKERS_API_PATH}/${encodeURIComponent(id)}`;
const Versions = z.object({ items: z.array(RecordVersion) });
const Refusal = z.object({ current: TrackerDetail.optional() });
const order = (json: object) => ({ method: "POST", isOrder: true, json }) as const;

/** The calls of the trackers. All throw {@link CallFailure}. */
export const trackersCalls = {
  list: (signal: AbortSignal) => callServer(TrackerList, TRACKERS_API_PATH, { signal }),
  detail: (id: string, signal?: AbortSignal) => callServer(TrackerDetail, one(id), { signal }),
  versions: (id: string, signal: AbortSignal) => callServer(Versions, `${one(id)}/versions`, { signal }),
  rows: (id: string, signal: AbortSignal) => callServer(TrackerRows, `${one(id)}/rows`, { signal }),
  register: (json: object) => callServer(TrackerDetail, TRACKERS_API_PATH, { method: "POST", json }),
  edit: (id: string, json: object) => callServer(TrackerDetail, one(id), { method: "PUT", json }),
  bring: (id: string, json: object) => callServer(TrackerRowsChanged, `${one(id)}/rows`, order(json)),
  remove: (
    id: string,
    json: { readonly version: number; readonly of: TrackerRowsKind; readonly keys: readonly string[] },
  ) => callServer(TrackerRowsChanged, `${one(id)}/rows/remove`, order(json)),
  compare: (json: object, signal: AbortSignal) =>
    callServer(ComparisonResult, `${TRACKERS_API_PATH}/compare`, { ...order(json), signal }),
  act: (id: string, action: TrackerAction, version: number) =>
    callServer(TrackerDetail, `${one(id)}/${action}`, order({ version })),
  rollBack: (id: string, version: number, revision: string) =>
    callServer(TrackerDetail, `${one(id)}/rollback`, order({ version, revision })),
} as const;

/** The tracker as it is now, when a refusal brings it. */
export function currentIn({ body }: CallFailure): TrackerDetail | undefined {
  return Refusal.safeParse(body).data?.current;
}
