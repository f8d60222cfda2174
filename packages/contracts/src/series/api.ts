import { endpoints, get, order } from "../endpoints.ts";
import { VersionedRequest } from "../graphics/schemas.ts";
import { JobStarted } from "../jobs/schemas.ts";
import { SERIES_API_PATH } from "./paths.ts";
import {
  ImportObservations,
  SeriesDetail,
  SeriesList,
  SeriesObservations,
  SeriesRunDetail,
  SeriesRuns,
} from "./schemas.ts";

/** Endpoints of the series besides those of any record. */
export const seriesApi = endpoints(SERIES_API_PATH, {
  list: get("", SeriesList),
  observations: get("/:id/observations", SeriesObservations),
  bring: order("/:id/observations", ImportObservations, SeriesRunDetail),
  look: order("/:id/run", null, JobStarted, { status: 202 }),
  deliver: order("/:id/deliver", null, JobStarted, { status: 202 }),
  runs: get("/:id/runs", SeriesRuns),
  run: get("/:id/runs/:run", SeriesRunDetail),
  approve: order("/:id/runs/:run/approve", VersionedRequest, SeriesDetail),
  reject: order("/:id/runs/:run/reject", VersionedRequest, SeriesDetail),
});
