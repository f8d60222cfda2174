import { SERIES_RECORD, seriesApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";
import { recordCalls } from "../record-calls";

/** The calls of the series, which tools read too. All throw `CallFailure`. */
export const seriesCalls = { ...recordCalls(SERIES_RECORD), ...clientOf(seriesApi) };
