import type { JobHandler } from "../jobs/job-handlers.ts";
import { isJobSince } from "../jobs/jobs.repository.ts";
import type { Jobs, JobsDeps } from "../jobs/jobs.service.ts";
import type { Publishing } from "./publishing.ts";

/** Kind of the work that removes bytes which no revision names. */
export const BLOBS_JOB = "publishing.blobs";

/** Interval between two sweeps, milliseconds: what a sweep removes has waited a week. */
const EVERY_MS = 86_400_000;

const DAILY = { id: "", name: "Revisión diaria" };

/** Removes bytes that no revision names. */
export function createBlobsHandler({ blobs }: Pick<Publishing, "blobs">): JobHandler {
  return async ({ signal }) => ({ removed: await blobs.sweep(signal) });
}

/** Orders the daily sweep; of processes that share the database one does it. */
export async function orderDueBlobs({ db, now, jobs }: Pick<JobsDeps, "db" | "now"> & { readonly jobs: Jobs }) {
  if (await isJobSince(db, BLOBS_JOB, now() - EVERY_MS)) return;
  await jobs.order({ kind: BLOBS_JOB, subject: "", payload: {}, actor: DAILY, key: "daily" });
}
