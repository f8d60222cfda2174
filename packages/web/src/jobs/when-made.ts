import { JOBS_API_PATH } from "@nv/contracts";
import { JobView } from "@nv/contracts/schemas";
import { isRecord } from "../schema.ts";
import { CallFailure } from "../server/call-failure.ts";
import { callServer } from "../server/call-server.ts";

/** Interval at which the server is asked for the progress of work, milliseconds. */
const ASK_MS = 700;

/** Progress of what must be made of files first. */
export interface Preparation {
  /** A sentence. */
  readonly message: string;
  /** 0 to 1. */
  readonly ratio: number;
}

/** Tells how far it is; `null` once nothing is waited for. */
export type OnPreparation = (preparation: Preparation | null) => void;

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_MS));

/** Waits until work is done. @throws {CallFailure} `refused` with its sentence when it ends otherwise. */
async function finished(jobId: string, onPreparation: OnPreparation, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { state, message, progressRatio } = await callServer(JobView, `${JOBS_API_PATH}/${jobId}`, {
      ...(signal && { signal }),
    });
    if (state === "done") return;
    if (state === "failed" || state === "cancelled")
      throw new CallFailure({ kind: "refused", sentence: message || "No se han podido preparar los archivos." });
    onPreparation({ message: message || "Esperando turno para preparar los archivos", ratio: progressRatio });
    await pause();
  }
}

/**
 * Waits until all of some work is done.
 *
 * @param signal - Ends the waiting.
 * @throws {CallFailure} `refused` with its sentence when some of it ends otherwise.
 */
export async function untilMade(
  jobIds: readonly string[],
  onPreparation: OnPreparation,
  signal?: AbortSignal,
): Promise<void> {
  for (const jobId of jobIds) await finished(jobId, onPreparation, signal);
}

/** All the work that an answer waits for; none when it waits for nothing. */
function awaitedJobs(error: unknown): readonly string[] {
  const { jobId, jobIds } = error instanceof CallFailure && isRecord(error.body) ? error.body : {};
  return (Array.isArray(jobIds) ? jobIds : [jobId]).filter((id) => typeof id === "string");
}

/**
 * Asks the server for something; what must be made of files first is waited for.
 *
 * @param signal - Ends the waiting.
 * @throws {CallFailure} When it is refused, or what it needs cannot be made.
 */
export async function whenMade<Body>(
  order: () => Promise<Body>,
  onPreparation: OnPreparation,
  signal?: AbortSignal,
): Promise<Body> {
  try {
    for (;;) {
      try {
        return await order();
      } catch (error) {
        const jobIds = awaitedJobs(error);
        if (jobIds.length === 0) throw error;
        await untilMade(jobIds, onPreparation, signal);
      }
    }
  } finally {
    onPreparation(null);
  }
}
