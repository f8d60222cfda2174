import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";

/** A description that was published. Times are Unix epoch in milliseconds. */
export interface PublishedRow {
  readonly id: string;
  readonly chart: string;
  readonly text: string;
  /** Of the chart, from then on; 0 when nobody had published it. */
  readonly version: number;
  /** JSON: doubts that the person settled. */
  readonly accepted: string;
  readonly by_id: string;
  readonly by_name: string;
  readonly published_at_ms: number;
}

/** A chart of a batch, once its draft is there or it is known that there will be none. */
export interface BatchItemRow {
  readonly batch_id: string;
  readonly chart: string;
  /** Where it stood in the order. */
  readonly position: number;
  readonly title: string;
  readonly text: string;
  /** Why there is no draft; empty when there is one. */
  readonly notice: string;
  readonly made_at_ms: number;
}

/** Tables of the descriptions. */
export type DescriptionTables = {
  readonly published_descriptions: PublishedRow;
  readonly description_batch_items: BatchItemRow;
};

/** The database as they see it. */
export type DescriptionsDb = Kysely<DescriptionTables>;

/** The tables of the descriptions. */
export const DESCRIPTIONS_MIGRATIONS: Migrations = {
  async descriptions_0001_tables({ db, table, bigint }) {
    await table("published_descriptions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("chart", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("accepted", "text", (column) => column.notNull())
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("by_name", "text", (column) => column.notNull())
      .addColumn("published_at_ms", bigint, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("published_descriptions_chart")
      .on("published_descriptions")
      .columns(["chart", "published_at_ms"])
      .execute();
    await table("description_batch_items")
      .addColumn("batch_id", "text", (column) => column.notNull())
      .addColumn("chart", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("notice", "text", (column) => column.notNull())
      .addColumn("made_at_ms", bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint("description_batch_items_key", ["batch_id", "chart"])
      .execute();
    await db.schema
      .createIndex("description_batch_items_made")
      .on("description_batch_items")
      .column("made_at_ms")
      .execute();
  },
};
