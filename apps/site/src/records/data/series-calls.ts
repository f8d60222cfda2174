import { GraphicEvent, SERIES_RECORD, seriesApi } from "@nv/contracts/schemas";
import { clientOf, type Topic } from "@nv/web";
import { recordCalls } from "../record-calls";

/** Somebody changed a series, or a run of it came to an end. */
export const SERIES_TOPIC: Topic<GraphicEvent> = { name: "series", schema: GraphicEvent };

/** The calls of the series, which tools read too. All throw `CallFailure`. */
export const seriesCalls = { ...recordCalls(SERIES_RECORD), ...clientOf(seriesApi) };
