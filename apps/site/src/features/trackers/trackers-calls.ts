import { GraphicEvent, TRACKER_RECORD, trackersApi } from "@nv/contracts/schemas";
import { clientOf, type Topic } from "@nv/web";
import { recordCalls } from "../../records/record-calls";

/** Somebody changed a tracker. */
export const TRACKER_TOPIC: Topic<GraphicEvent> = { name: "tracker", schema: GraphicEvent };

/** The calls of the trackers. All throw `CallFailure`. */
export const trackersCalls = { ...recordCalls(TRACKER_RECORD), ...clientOf(trackersApi) };
