import { SERIES_RECORD } from "@nv/contracts/schemas";
import { DATA_PAGE, SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { SERIES_TYPE } from "../../platform/publishing/resolve-series.ts";
import type { Entry } from "../../platform/records/collection.ts";
import { collectionOf } from "../../platform/records/collection-of.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { extensionTable } from "../../platform/records/extension-table.ts";
import { PublishableSeries, StoredSeries } from "./core/stored-series.ts";
import type { SeriesStateRow } from "./schema/tables.ts";

/** State of a series, kept beside its record. */
export type SeriesExtension = Omit<SeriesStateRow, "record_id">;

/** A series, as the records keep it. */
export type SeriesRow = Entry<SeriesExtension, StoredSeries>;

/** Series of dated observations, as records. */
export const SERIES = collectionOf(SERIES_RECORD, {
  extension: extensionTable<SeriesExtension>("series_state", "record_id"),
  fields: StoredSeries,
  publishable: PublishableSeries,
  words(series) {
    const { title, note, description, source, columns } = series.fields;
    const labels = columns.map(({ label }) => label);
    const said = foldWords([title, series.slug, note, description, source.name, ...labels].join(" "));
    return [...said, ...facetWords({ status: series.status })];
  },
  described(_series, snapshot, files) {
    const { title, description, license } = StoredSeries.parse(snapshot);
    const described = { altText: description, language: "es", type: SERIES_TYPE, heightsPx: [], picture: null };
    // What went out before there were pages shows the data themselves.
    const entry = files.includes(DATA_PAGE) ? DATA_PAGE : SERIES_FILES.json;
    return { title, ...described, entry, ...(license !== undefined && license !== "" && { license }) };
  },
});
