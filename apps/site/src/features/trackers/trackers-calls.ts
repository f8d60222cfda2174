import { TRACKERS_API_PATH } from "@nv/contracts";
import {
  ComparisonResult,
  GraphicEvent,
  TrackerDetail,
  TrackerList,
  TrackerRows,
  TrackerRowsChanged,
  type TrackerRowsKind,
} from "@nv/contracts/schemas";
import { callServer, type Topic } from "@nv/web";
import { post, recordCalls } from "../../records/record-calls";

/** Somebody changed a tracker. */
export const TRACKER_TOPIC: Topic<GraphicEvent> = { name: "tracker", schema: GraphicEvent };

const record = recordCalls(TRACKERS_API_PATH, TrackerDetail);
const { one } = record;

/** The calls of the trackers. All throw `CallFailure`. */
export const trackersCalls = {
  ...record,
  list: (signal: AbortSignal) => callServer(TrackerList, TRACKERS_API_PATH, { signal }),
  rows: (id: string, signal: AbortSignal) => callServer(TrackerRows, `${one(id)}/rows`, { signal }),
  bring: (id: string, json: object) => callServer(TrackerRowsChanged, `${one(id)}/rows`, post(json)),
  remove: (
    id: string,
    json: { readonly version: number; readonly of: TrackerRowsKind; readonly keys: readonly string[] },
  ) => callServer(TrackerRowsChanged, `${one(id)}/rows/remove`, post(json)),
  compare: (json: object, signal: AbortSignal) =>
    callServer(ComparisonResult, `${TRACKERS_API_PATH}/compare`, { ...post(json), signal }),
} as const;
