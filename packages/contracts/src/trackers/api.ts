import { endpoints, get, order } from "../endpoints.ts";
import { TRACKERS_API_PATH } from "./paths.ts";
import {
  ComparisonFields,
  ComparisonResult,
  ImportRows,
  RemoveRows,
  TrackerList,
  TrackerRows,
  TrackerRowsChanged,
} from "./schemas.ts";

/** Endpoints of the trackers besides those of any record. */
export const trackersApi = endpoints(TRACKERS_API_PATH, {
  list: get("", TrackerList),
  compare: order("/compare", ComparisonFields, ComparisonResult),
  rows: get("/:id/rows", TrackerRows),
  bring: order("/:id/rows", ImportRows, TrackerRowsChanged),
  remove: order("/:id/rows/remove", RemoveRows, TrackerRowsChanged),
});
