import type { JobView } from "@nv/contracts/schemas";

/** Part of a job that its progress is told by. */
type JobPart = Pick<JobView, "state" | "progressRatio" | "message">;

/** Progress of several jobs as one. */
interface OverallProgress {
  /** 0 to 1. */
  readonly ratio: number;
  /** Number of those that are over. */
  readonly done: number;
  /** Sentence of the one that runs; of those that wait, that they do. */
  readonly message: string;
}

const isOver = ({ state }: JobPart) => state === "done" || state === "failed" || state === "cancelled";

/** Sums up the progress of several jobs. @param jobs - `undefined` for what nobody has heard of yet. */
export function overallProgress(jobs: readonly (JobPart | undefined)[]): OverallProgress {
  const known = jobs.filter((job) => job !== undefined);
  const parts = known.map((job) => (isOver(job) ? 1 : job.progressRatio));
  const running = known.find(({ state }) => state === "running");
  return {
    ratio: jobs.length === 0 ? 1 : parts.reduce((sum, part) => sum + part, 0) / jobs.length,
    done: known.filter(isOver).length,
    message: running?.message ?? (known.some((job) => !isOver(job)) ? "Esperando turno" : ""),
  };
}
