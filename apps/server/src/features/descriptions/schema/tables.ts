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
  /** Place in the order. */
  readonly position: number;
  readonly title: string;
  readonly text: string;
  /** Reason why there is no draft; empty when there is one. */
  readonly notice: string;
  readonly made_at_ms: number;
}

/** Something that readers have, and how its description stands. */
export interface CoverageRow {
  /** `chart` or `graphic`. */
  readonly kind: string;
  readonly id: string;
  /** Another one whenever it may have changed. */
  readonly mark: string;
  readonly title: string;
  readonly type: string;
  readonly author: string;
  readonly section: string;
  /** Text that readers hear; empty for nothing. */
  readonly text: string;
  /** Names what is described, as it was when somebody looked. */
  readonly about: string;
  /** Names what was described when the text was written, or looked at last by a person. */
  readonly written_of: string;
  readonly faults: number;
  /** `missing`, `wrong`, `stale` or `good`. */
  readonly state: string;
}

/** Numbers of descriptions in each state, at the end of a day. */
export interface CoverageDayRow {
  /** `2026-11-23`, in UTC. */
  readonly day: string;
  readonly missing: number;
  readonly wrong: number;
  readonly stale: number;
  readonly good: number;
  /** Number of things that have changed and that nobody has looked at yet. */
  readonly unseen: number;
  readonly synced_at_ms: number;
}

/** A weekly mail that a person was told something with; of nobody, a week that is done. */
export interface DigestRow {
  /** Monday of the week, `2026-11-23`. */
  readonly week: string;
  /** Empty for the whole week. */
  readonly person_id: string;
  readonly sent_at_ms: number;
}

/** Person who does not want the weekly mail. */
export interface DigestRefusalRow {
  readonly person_id: string;
}

/** Draft that a model wrote: it stays. Times are Unix epoch in milliseconds. */
export interface ModelDraftRow {
  readonly id: string;
  /** Empty for a table that somebody brought. */
  readonly chart: string;
  readonly title: string;
  readonly model: string;
  readonly draft: string;
  readonly by_name: string;
  readonly by_id: string;
  readonly made_at_ms: number;
  /** Text that was published of it last; empty while none was. */
  readonly published: string;
  readonly published_by: string;
  readonly published_by_id: string;
  readonly published_at_ms: number | null;
}

/** Tables of the descriptions. */
export type DescriptionTables = {
  readonly published_descriptions: PublishedRow;
  readonly description_batch_items: BatchItemRow;
  readonly description_coverage: CoverageRow;
  readonly description_days: CoverageDayRow;
  readonly description_digests: DigestRow;
  readonly description_digest_refusals: DigestRefusalRow;
  readonly model_drafts: ModelDraftRow;
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
  async descriptions_0002_coverage({ db, table, bigint }) {
    await table("description_coverage")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("mark", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("author", "text", (column) => column.notNull())
      .addColumn("section", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("written_of", "text", (column) => column.notNull())
      .addColumn("faults", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("description_coverage_key", ["kind", "id"])
      .execute();
    await db.schema
      .createIndex("description_coverage_state")
      .on("description_coverage")
      .columns(["state", "title"])
      .execute();
    await table("description_days")
      .addColumn("day", "text", (column) => column.primaryKey())
      .addColumn("missing", "integer", (column) => column.notNull())
      .addColumn("wrong", "integer", (column) => column.notNull())
      .addColumn("stale", "integer", (column) => column.notNull())
      .addColumn("good", "integer", (column) => column.notNull())
      .addColumn("unseen", "integer", (column) => column.notNull())
      .addColumn("synced_at_ms", bigint, (column) => column.notNull())
      .execute();
  },
  async descriptions_0003_digests({ table, bigint }) {
    await table("description_digests")
      .addColumn("week", "text", (column) => column.notNull())
      .addColumn("person_id", "text", (column) => column.notNull())
      .addColumn("sent_at_ms", bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint("description_digests_key", ["week", "person_id"])
      .execute();
    await table("description_digest_refusals")
      .addColumn("person_id", "text", (column) => column.primaryKey())
      .execute();
  },
  async descriptions_0004_drafts({ db, table, bigint }) {
    await table("model_drafts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("chart", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("model", "text", (column) => column.notNull())
      .addColumn("draft", "text", (column) => column.notNull())
      .addColumn("by_name", "text", (column) => column.notNull())
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("made_at_ms", bigint, (column) => column.notNull())
      .addColumn("published", "text", (column) => column.notNull())
      .addColumn("published_by", "text", (column) => column.notNull())
      .addColumn("published_by_id", "text", (column) => column.notNull())
      .addColumn("published_at_ms", bigint)
      .execute();
    await db.schema.createIndex("model_drafts_made").on("model_drafts").column("made_at_ms").execute();
  },
};
