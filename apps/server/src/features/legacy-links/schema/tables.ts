import type { LegacyLinkFields } from "@nv/contracts/schemas";
import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";
import type { Entry } from "../../../platform/records/collection.ts";
import type { RecordsTables } from "../../../platform/records/records-tables.ts";

/** Columns of an old link, besides those of every record. Times are Unix epoch in milliseconds. */
export interface LegacyLinkColumns {
  /** Key that tells the old address from others; `null` once the link was retired, so that somebody may bring it again. */
  readonly source_key: string | null;
  /** The same of the new address; `null` where there is none. */
  readonly target_key: string | null;
  readonly target_kind: string;
  /** State of the old address. */
  readonly state: string;
  /** JSON: what the last check found of both; `null` before the first. */
  readonly found: string | null;
  readonly checked_at_ms: number | null;
  /** Moment at which somebody last asked for a check; what was checked since then waits for none. */
  readonly wanted_at_ms: number | null;
  /** Redirect in the public list: as readers have it, whatever was saved since; `null` while they have no page. */
  readonly redirect_from: string | null;
  readonly redirect_to: string | null;
  /** JSON: the rescued archive that readers have, where it begins and what it asks for in vain; `null` while they have none. */
  readonly archive: string | null;
}

/** An old link. */
export type LegacyLinkRow = Entry<LegacyLinkColumns, LegacyLinkFields>;

/** Tables of the old links, with those of all records. */
export type LegacyLinksTables = RecordsTables & {
  readonly legacy_link_details: LegacyLinkColumns & { readonly id: string };
};

/** The database as they see it. */
export type LegacyLinksDb = Kysely<LegacyLinksTables>;

/** The tables of the old links. */
export const LEGACY_LINKS_MIGRATIONS: Migrations = {
  async legacy_links_0001_details({ db, table, bigint }) {
    await table("legacy_link_details")
      .addColumn("id", "text", (column) => column.primaryKey().references("records.id").onDelete("cascade"))
      .addColumn("source_key", "text", (column) => column.unique())
      .addColumn("target_key", "text")
      .addColumn("target_kind", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("found", "text")
      .addColumn("checked_at_ms", bigint)
      .addColumn("wanted_at_ms", bigint)
      .addColumn("redirect_from", "text")
      .addColumn("redirect_to", "text")
      .addColumn("archive", "text")
      .execute();
    await db.schema.createIndex("legacy_link_wanted").on("legacy_link_details").column("wanted_at_ms").execute();
  },
};
