import { z } from "zod";
import { endpoints, get, order } from "../endpoints.ts";
import { JOBS_API_PATH } from "../graphics/paths.ts";

/** State of a background job. */
export const JobState = z.enum(["queued", "running", "done", "failed", "cancelled"]);
export type JobState = z.infer<typeof JobState>;

/** A piece of background work, as `GET /api/jobs/:id` and the event `job` tell it. */
export const JobView = z.object({
  id: z.uuid(),
  /** Kind of work: `graphics.import`, `graphics.thumbnail`, `graphics.health`… */
  kind: z.string(),
  /** Subject of the work, such as the id of a graphic; empty for nothing in particular. */
  subject: z.string(),
  state: JobState,
  /** Share of the work that is done, 0 to 1. */
  progressRatio: z.number().min(0).max(1),
  /** Progress, or reason of the failure: a Spanish sentence; empty when there is nothing to say. */
  message: z.string(),
  /** Result of the work; its shape depends on the kind. `null` until it is done. */
  result: z.unknown(),
  /** Tries so far. */
  attempts: z.number().int(),
  /** Somebody asked to cancel it and it has not stopped yet. */
  isCancelling: z.boolean(),
  /** Unix epoch, milliseconds. */
  createdAtMs: z.number(),
  updatedAtMs: z.number(),
  /** Its last lines of log, oldest first. */
  log: z.array(z.string()),
});
export type JobView = z.infer<typeof JobView>;

/** Answer of `GET /api/jobs`: newest first. */
export const JobList = z.object({ items: z.array(JobView) });
export type JobList = z.infer<typeof JobList>;

/** Answer of a call that starts background work. */
export const JobStarted = z.object({ jobId: z.uuid() });
export type JobStarted = z.infer<typeof JobStarted>;

const JobsQuery = z.object({ subject: z.uuid().optional() });

/** Endpoints of background work. */
export const jobsApi = endpoints(JOBS_API_PATH, {
  list: get("", JobList, { query: JobsQuery }),
  view: get("/:id", JobView, { scope: "jobs:read" }),
  cancel: order("/:id/cancel", null, JobView),
  retry: order("/:id/retry", null, JobView),
});
