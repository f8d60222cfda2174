import { SERIES_API_PATH } from "@nv/contracts";
import {
  GraphicEvent,
  SeriesDetail,
  SeriesList,
  SeriesObservations,
  SeriesRunDetail,
  SeriesRuns,
} from "@nv/contracts/schemas";
import { callServer, type Topic } from "@nv/web";
import { z } from "zod";
import { post, recordCalls } from "../record-calls";

/** Somebody changed a series, or a run of it came to an end. */
export const SERIES_TOPIC: Topic<GraphicEvent> = { name: "series", schema: GraphicEvent };

const Ordered = z.object({ jobId: z.string() });
const record = recordCalls(SERIES_API_PATH, SeriesDetail);
const { one } = record;

/** The calls of the series, which tools read too. All throw `CallFailure`. */
export const seriesCalls = {
  ...record,
  list: (signal: AbortSignal) => callServer(SeriesList, SERIES_API_PATH, { signal }),
  observations: (id: string, signal: AbortSignal) =>
    callServer(SeriesObservations, `${one(id)}/observations`, { signal }),
  runs: (id: string, signal: AbortSignal) => callServer(SeriesRuns, `${one(id)}/runs`, { signal }),
  run: (id: string, run: string, signal: AbortSignal) =>
    callServer(SeriesRunDetail, `${one(id)}/runs/${run}`, { signal }),
  bring: (id: string, json: object) => callServer(SeriesRunDetail, `${one(id)}/observations`, post(json)),
  look: (id: string) => callServer(Ordered, `${one(id)}/run`, post({})),
  deliver: (id: string) => callServer(Ordered, `${one(id)}/deliver`, post({})),
  decide: (id: string, run: string, decision: "approve" | "reject", version: number) =>
    callServer(SeriesDetail, `${one(id)}/runs/${run}/${decision}`, post({ version })),
} as const;
