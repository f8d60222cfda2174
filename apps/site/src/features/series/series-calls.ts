import { SERIES_API_PATH } from "@nv/contracts";
import {
  GraphicEvent,
  RecordVersion,
  SeriesDetail,
  SeriesList,
  SeriesObservations,
  SeriesRunDetail,
  SeriesRuns,
} from "@nv/contracts/schemas";
import { type CallFailure, callServer, type Topic } from "@nv/web";
import { z } from "zod";

/** What changes the stage of a series. */
export type SeriesAction = "publish" | "unpublish" | "retire" | "restore";

/** Somebody changed a series, or a run of it came to an end. */
export const SERIES_TOPIC: Topic<GraphicEvent> = { name: "series", schema: GraphicEvent };

const one = (id: string) => `${SERIES_API_PATH}/${encodeURIComponent(id)}`;
const Versions = z.object({ items: z.array(RecordVersion) });
const Ordered = z.object({ jobId: z.string() });
const Refusal = z.object({ current: SeriesDetail.optional() });

/** The calls of the series. All throw {@link CallFailure}. */
export const seriesCalls = {
  list: (signal: AbortSignal) => callServer(SeriesList, SERIES_API_PATH, { signal }),
  detail: (id: string, signal?: AbortSignal) => callServer(SeriesDetail, one(id), { signal }),
  versions: (id: string, signal: AbortSignal) => callServer(Versions, `${one(id)}/versions`, { signal }),
  observations: (id: string, signal: AbortSignal) =>
    callServer(SeriesObservations, `${one(id)}/observations`, { signal }),
  runs: (id: string, signal: AbortSignal) => callServer(SeriesRuns, `${one(id)}/runs`, { signal }),
  run: (id: string, run: string, signal: AbortSignal) =>
    callServer(SeriesRunDetail, `${one(id)}/runs/${run}`, { signal }),
  register: (json: object) => callServer(SeriesDetail, SERIES_API_PATH, { method: "POST", json }),
  edit: (id: string, json: object) => callServer(SeriesDetail, one(id), { method: "PUT", json }),
  bring: (id: string, json: object) =>
    callServer(SeriesRunDetail, `${one(id)}/observations`, { method: "POST", isOrder: true, json }),
  look: (id: string) => callServer(Ordered, `${one(id)}/run`, { method: "POST", isOrder: true, json: {} }),
  deliver: (id: string) => callServer(Ordered, `${one(id)}/deliver`, { method: "POST", isOrder: true, json: {} }),
  decide: (id: string, run: string, decision: "approve" | "reject", version: number) =>
    callServer(SeriesDetail, `${one(id)}/runs/${run}/${decision}`, {
      method: "POST",
      isOrder: true,
      json: { version },
    }),
  act: (id: string, action: SeriesAction, version: number) =>
    callServer(SeriesDetail, `${one(id)}/${action}`, { method: "POST", isOrder: true, json: { version } }),
  rollBack: (id: string, version: number, revision: string) =>
    callServer(SeriesDetail, `${one(id)}/rollback`, { method: "POST", isOrder: true, json: { version, revision } }),
} as const;

/** The series as it is now, when a refusal brings it. */
export function currentIn({ body }: CallFailure): SeriesDetail | undefined {
  return Refusal.safeParse(body).data?.current;
}
