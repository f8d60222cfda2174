import { JOBS_API_PATH } from "@nv/contracts";
import { type GraphicDetail, JobView } from "@nv/contracts/schemas";
import { CallFailure, callServer, toCallFailure } from "@nv/web";
import { graphicsCalls, problemOf } from "./graphics-calls";

/** How often the server is asked how far it is, milliseconds. */
const ASK_MS = 700;

/** How far what is made of files before a publication is. */
export interface Preparation {
  /** A sentence. */
  readonly message: string;
  /** 0 to 1. */
  readonly ratio: number;
}

/** Tells how far it is; `null` once nothing is waited for. */
export type OnPreparation = (preparation: Preparation | null) => void;

const pause = () => new Promise((resolve) => window.setTimeout(resolve, ASK_MS));

/** Waits until work is done. @throws {CallFailure} `refused` with its sentence when it ends otherwise. */
async function finished(jobId: string, onPreparation: OnPreparation): Promise<void> {
  for (;;) {
    const { state, message, progressRatio } = await callServer(JobView, `${JOBS_API_PATH}/${jobId}`);
    if (state === "done") return;
    if (state === "failed" || state === "cancelled")
      throw new CallFailure({ kind: "refused", sentence: message || "No se han podido preparar los archivos." });
    onPreparation({ message: message || "Esperando turno para preparar los archivos", ratio: progressRatio });
    await pause();
  }
}

/**
 * Gives an order about a graphic; what must be made of its files first is waited for.
 *
 * @throws {CallFailure} When it is refused, or what it needs cannot be made.
 */
export async function whenMade<Body>(order: () => Promise<Body>, onPreparation: OnPreparation): Promise<Body> {
  try {
    for (;;) {
      try {
        return await order();
      } catch (error) {
        const { jobId } = problemOf(toCallFailure(error));
        if (jobId === undefined) throw error;
        await finished(jobId, onPreparation);
      }
    }
  } finally {
    onPreparation(null);
  }
}

/** Publishes a graphic. @throws {CallFailure} As {@link whenMade}. */
export function publishWhenMade(
  { id, version }: Pick<GraphicDetail, "id" | "version">,
  onPreparation: OnPreparation,
): Promise<GraphicDetail> {
  return whenMade(() => graphicsCalls.act(id, "publish", version), onPreparation);
}
