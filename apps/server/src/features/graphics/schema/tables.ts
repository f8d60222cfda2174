import type { GraphicFields } from "@nv/contracts/schemas";
import type { Kysely } from "kysely";
import type { Entry } from "../../../platform/records/collection.ts";
import type { RecordsTables } from "../../../platform/records/records-tables.ts";

/** Columns that lists of graphics are narrowed by, and what checks found. Times are Unix epoch in milliseconds; booleans are 0 and 1. */
export interface GraphicColumns {
  readonly type: string;
  readonly author: string;
  readonly section: string;
  /** JSON: texts. */
  readonly tags: string;
  readonly has_alt: number;
  /** Key of what it frames, so that nothing is registered twice; `null` for what is composed here and for what is retired. */
  readonly source_key: string | null;
  /** JSON: heights by width, `[[widthPx, heightPx]]`. */
  readonly heights: string;
  readonly health: string;
  /** JSON: sentences. */
  readonly findings: string;
  readonly checked_at_ms: number | null;
  /** Name of the picture in the store; `null` for none. */
  readonly thumbnail: string | null;
  /** Version for which a picture was last looked for; `null` for none. */
  readonly thumbnail_version: number | null;
  /** Which publication its pictures were last made for, by its moment; `null` for none. */
  readonly pictured_ms: number | null;
}

/** A graphic of the registry. */
export type GraphicRow = Entry<GraphicColumns, GraphicFields>;

/** A graphic without its content, as lists need it. */
export type GraphicState = Omit<GraphicRow, "fields">;

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
  /** Moment at which a person, or a look at the page, said that it is so; `null` for what readers' browsers alone told. */
  readonly confirmed_at_ms: number | null;
  /** Moment of the last look at the page; `null` for never. */
  readonly checked_at_ms: number | null;
}

/** The pictures of a revision, or why there are none. */
export interface GraphicPictureRow {
  readonly graphic_id: string;
  readonly revision: string;
  /** `made`, `nothing` or `failed`. */
  readonly state: string;
  /** Reason why there is none, in Spanish; empty where there is. */
  readonly reason: string;
  /** Relative to the address of the graphic; `null` for none. */
  readonly image: string | null;
  readonly shared: string | null;
}

/** A link by which anybody may look at a draft, as it was when the link was made. */
export interface PreviewLinkRow {
  readonly id: string;
  /** Its graphic; it may be gone, and then so is the link. */
  readonly graphic_id: string;
  /** End of its address. */
  readonly token: string;
  /** Revision below that address. */
  readonly revision: string;
  /** Version of the graphic that it shows. */
  readonly version: number;
  readonly made_by: string;
  readonly made_at_ms: number;
  readonly expires_at_ms: number;
  /** Moment at which somebody took it back or it was found over; `null` while it works. */
  readonly ended_at_ms: number | null;
  /** 0 while the store may not hold what it should: the draft, or that there is none any more. */
  readonly is_settled: number;
}

/** Tables of the registry, with those of all records. */
export type GraphicsTables = RecordsTables & {
  readonly graphic_details: GraphicColumns & { readonly id: string };
  readonly graphic_usages: GraphicUsageRow;
  readonly graphic_pictures: GraphicPictureRow;
  readonly preview_links: PreviewLinkRow;
};

/** The database as the registry sees it. */
export type GraphicsDb = Kysely<GraphicsTables>;
