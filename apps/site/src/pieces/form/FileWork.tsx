import { JobProgress, type JobProgressProps } from "@nv/web";
import type { ReactNode } from "react";

/** Progress of the preparation of the files of a draft. */
export function FileWork(work: Pick<JobProgressProps, "jobId" | "onDone">): ReactNode {
  return <JobProgress {...work} label="Preparación de los archivos" />;
}
