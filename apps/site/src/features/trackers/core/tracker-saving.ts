import { TRACKER_RECORD, type TrackerDetail } from "@nv/contracts/schemas";
import { recordSaving } from "../../../records/saving/record-saving";
import { trackersCalls } from "../trackers-calls";
import { TRACKER_FORM, type TrackerDraft } from "./tracker-draft";

/** Trackers, as what saves by itself. */
export const TRACKER_SAVING = recordSaving<TrackerDraft, TrackerDetail>(TRACKER_RECORD, TRACKER_FORM, trackersCalls);
