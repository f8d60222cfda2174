import { SERIES_PERIODS } from "@nv/contracts";
import { type ChangeCounts, PublishedSeries } from "@nv/contracts/schemas";
import { changesSentence } from "@nv/series";
import type { AboutData } from "../../platform/data-pages/core/citable-data.ts";
import { dataFiles } from "../../platform/data-pages/data-files.ts";
import { pastRevisions } from "../../platform/data-pages/past-revisions.ts";
import type { RevisionFile } from "../../platform/publishing/publisher.ts";
import type { PublishedRevision } from "../../platform/records/publish-record.ts";
import { StoredSeries } from "./core/stored-series.ts";
import type { SeriesRow } from "./series-collection.ts";
import type { SeriesContext } from "./series-context.ts";

/** Content of a revision of a series. */
interface SeriesRevision {
  readonly stored: StoredSeries;
  /** Its data as a program reads them. */
  readonly json: string;
  /** Changes since the revision before. */
  readonly changes: ChangeCounts;
}

const COMMON_COLUMNS = {
  date: "Día, o el primero del periodo",
  source: "Fuente de la observación",
  source_url: "Dirección de esa fuente",
  provisional: "Si puede cambiar todavía",
  note: "Nota de la observación",
} as const;

/** Describes a series for who cites it. */
function aboutSeries({ license = "", source }: StoredSeries, published: PublishedSeries): AboutData {
  const { title, description, period, columns } = published;
  const common = Object.entries(COMMON_COLUMNS).map(([key, label]) => [key, { label, unit: "", method: "" }] as const);
  const own = columns.map(({ key, label, unit, method }) => [key, { label, unit, method }] as const);
  return {
    ...{ kind: "Serie", title, description, license, frequency: SERIES_PERIODS[period] },
    sources: source.name === "" ? [] : [source],
    method: columns.flatMap(({ label, method }) => (method === "" ? [] : `${label}: ${method}`)),
    columns: new Map([...common, ...own]),
  };
}

const countText = (observations: number) =>
  observations === 1 ? "Una observación." : `${observations} observaciones.`;

/** Writes the page of a revision of a series, and its description for programs. */
export async function seriesPage(
  context: SeriesContext,
  { id, slug }: SeriesRow,
  { stored, json, changes }: SeriesRevision,
  named: PublishedRevision,
): Promise<readonly RevisionFile[]> {
  const about = aboutSeries(stored, PublishedSeries.parse(JSON.parse(json)));
  const past = await pastRevisions(context.records.db, id, (snapshot) =>
    countText(StoredSeries.parse(JSON.parse(snapshot)).data.observations),
  );
  const text = changesSentence(changes, stored.data.last);
  return dataFiles(context, { slug, about, text, past }, named);
}
