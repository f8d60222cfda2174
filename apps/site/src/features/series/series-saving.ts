import { SERIES_RECORD, type SeriesDetail } from "@nv/contracts/schemas";
import { seriesCalls } from "../../records/data/series-calls";
import { recordSaving } from "../../records/saving/record-saving";
import { SERIES_FORM, type SeriesDraft } from "./core/series-draft";

/** Series, as what saves by itself. */
export const SERIES_SAVING = recordSaving<SeriesDraft, SeriesDetail>(SERIES_RECORD, SERIES_FORM, seriesCalls);
