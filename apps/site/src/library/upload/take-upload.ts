import { JOBS_API_PATH } from "@nv/contracts";
import { JobView, TakenUpload } from "@nv/contracts/schemas";
import { CallFailure, callServer } from "@nv/web";
import { filesCalls } from "../files-calls";
import type { Replaced } from "./core/upload-view";

/** Interval between questions to the server about its progress, milliseconds. */
const ASK_MS = 700;

/** Options for turning an upload into a file. */
export interface Taking {
  readonly uploadId: string;
  readonly replaces: Replaced | null;
  /** Group that the file is to belong to; empty for everybody's. */
  readonly group: string;
  readonly signal: AbortSignal;
  /** Job that was begun already; empty for none. */
  readonly jobId: string;
  readonly onJob: (jobId: string) => void;
  /** @param message - What it is at: a sentence, or empty. */
  readonly onProgress: (message: string) => void;
  readonly waitMs: (ms: number) => Promise<void>;
}

/**
 * Makes a file of what was uploaded, and waits until it is one.
 *
 * @throws {CallFailure} `refused` with a sentence, when it is nothing that the library takes.
 */
export async function takeUpload(taking: Taking): Promise<TakenUpload> {
  const { uploadId, replaces, group, signal, onJob, onProgress, waitMs } = taking;
  const json = replaces === null ? { uploadId, group } : { uploadId, replaces, group: "" };
  const jobId = taking.jobId === "" ? (await filesCalls.take(json, signal)).jobId : taking.jobId;
  onJob(jobId);
  for (;;) {
    const { state, message, result } = await callServer(JobView, `${JOBS_API_PATH}/${jobId}`, { signal });
    if (state === "done") return TakenUpload.parse(result);
    if (state === "failed" || state === "cancelled") {
      onJob("");
      throw new CallFailure({ kind: "refused", sentence: message || "El servidor no ha podido mirarlo." });
    }
    onProgress(message);
    await waitMs(ASK_MS);
  }
}
