import { TRACKER_RECORD, type TrackerDetail } from "@nv/contracts/schemas";
import { recordSaving } from "../../records/saving/record-saving";
import { TRACKER_FORM, type TrackerDraft } from "./core/tracker-draft";
import { trackersCalls } from "./trackers-calls";

/** Trackers, as what saves by itself. */
export const TRACKER_SAVING = recordSaving<TrackerDraft, TrackerDetail>(TRACKER_RECORD, TRACKER_FORM, trackersCalls);
