import type { Kysely } from "kysely";

/** A graphic of the registry. Times are Unix epoch in milliseconds; booleans are 0 and 1. */
export interface GraphicRow {
  readonly id: string;
  readonly slug: string;
  readonly type: string;
  readonly title: string;
  readonly status: string;
  readonly author: string;
  readonly section: string;
  /** JSON: texts. */
  readonly tags: string;
  readonly has_alt: number;
  /** JSON: everything that people write, as `GraphicFields` of the contracts. */
  readonly fields: string;
  /** What it frames, so that nothing is registered twice; `null` for what is composed here and for what is retired. */
  readonly source_key: string | null;
  readonly version: number;
  /** Grows with every change of any graphic: the last changed has the highest. */
  readonly seq: number;
  readonly created_at_ms: number;
  readonly updated_at_ms: number;
  readonly changed_by: string;
  /** Revision that readers get; `null` for none. */
  readonly revision: string | null;
  /** How many revisions there were. */
  readonly revisions: number;
  /** Version of the fields that readers get; 0 before the first. */
  readonly published_version: number;
  readonly published_at_ms: number | null;
  /** JSON: the pointer that the store should hold; `null` before the first publication. */
  readonly pointer: string | null;
  /** 0 while the store may hold another pointer than {@link GraphicRow.pointer}. */
  readonly is_settled: number;
  /** JSON: heights by width, `[[widthPx, heightPx]]`. */
  readonly heights: string;
  readonly health: string;
  /** JSON: sentences. */
  readonly findings: string;
  readonly checked_at_ms: number | null;
  /** Name of the picture in the store; `null` for none. */
  readonly thumbnail: string | null;
}

/** A version of a graphic, never changed. */
export interface GraphicVersionRow {
  readonly graphic_id: string;
  readonly version: number;
  readonly action: string;
  readonly by_name: string;
  readonly by_id: string;
  readonly at_ms: number;
  readonly revision: string | null;
  /** JSON: the graphic as it was then. */
  readonly snapshot: string;
}

/** A page that holds a graphic. */
export interface GraphicUsageRow {
  readonly id: string;
  readonly graphic_id: string;
  /** Host and path. */
  readonly page: string;
  readonly origin: string;
  readonly first_at_ms: number;
  readonly last_at_ms: number;
  readonly sightings: number;
  /** When a person, or a look at the page, said that it is so; `null` for what readers' browsers alone told. */
  readonly confirmed_at_ms: number | null;
  /** When the page was last looked at; `null` for never. */
  readonly checked_at_ms: number | null;
}

/** A count that all processes share. */
interface GraphicCounterRow {
  readonly name: string;
  readonly value: number;
}

/** Tables of the registry. */
export type GraphicsTables = {
  readonly graphics: GraphicRow;
  readonly graphic_versions: GraphicVersionRow;
  readonly graphic_usages: GraphicUsageRow;
  readonly graphic_counters: GraphicCounterRow;
};

/** The database as the registry sees it. */
export type GraphicsDb = Kysely<GraphicsTables>;
