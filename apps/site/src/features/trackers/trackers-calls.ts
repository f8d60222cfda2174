import { TRACKER_RECORD, trackersApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";
import { recordCalls } from "../../records/record-calls";

/** The calls of the trackers. All throw `CallFailure`. */
export const trackersCalls = { ...recordCalls(TRACKER_RECORD), ...clientOf(trackersApi) };
