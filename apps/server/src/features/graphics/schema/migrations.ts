import type { Migrations, SchemaTools } from "@nv/database";
import { sql } from "kysely";

async function registry({ db, table, bigint, dialect }: SchemaTools): Promise<void> {
  await table("graphics")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("tags", "text", (column) => column.notNull())
    .addColumn("has_alt", "integer", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("source_key", "text", (column) => column.unique())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("seq", bigint, (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("updated_at_ms", bigint, (column) => column.notNull())
    .addColumn("changed_by", "text", (column) => column.notNull())
    .addColumn("revision", "text")
    .addColumn("revisions", "integer", (column) => column.notNull())
    .addColumn("published_version", "integer", (column) => column.notNull())
    .addColumn("published_at_ms", bigint)
    .addColumn("pointer", "text")
    .addColumn("is_settled", "integer", (column) => column.notNull())
    .addColumn("heights", "text", (column) => column.notNull())
    .addColumn("health", "text", (column) => column.notNull())
    .addColumn("findings", "text", (column) => column.notNull())
    .addColumn("checked_at_ms", bigint)
    .addColumn("thumbnail", "text")
    .execute();
  await db.schema.createIndex("graphics_seq").on("graphics").column("seq").unique().execute();
  await db.schema.createIndex("graphics_updated").on("graphics").column("updated_at_ms").execute();
  await db.schema.createIndex("graphics_settled").on("graphics").column("is_settled").execute();
  await table("graphic_versions")
    .addColumn("graphic_id", "text", (column) => column.notNull().references("graphics.id").onDelete("cascade"))
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("by_name", "text", (column) => column.notNull())
    .addColumn("by_id", "text", (column) => column.notNull())
    .addColumn("at_ms", bigint, (column) => column.notNull())
    .addColumn("revision", "text")
    .addColumn("snapshot", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("graphic_versions_key", ["graphic_id", "version"])
    .execute();
  await table("graphic_usages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("graphic_id", "text", (column) => column.notNull().references("graphics.id").onDelete("cascade"))
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("first_at_ms", bigint, (column) => column.notNull())
    .addColumn("last_at_ms", bigint, (column) => column.notNull())
    .addColumn("sightings", "integer", (column) => column.notNull())
    .addUniqueConstraint("graphic_usages_page", ["graphic_id", "page", "origin"])
    .execute();
  await table("graphic_counters")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", bigint, (column) => column.notNull())
    .execute();
  await sql`insert into graphic_counters (name, value) values ('seq', 0), ('index', 0)`.execute(db);
  await (dialect === "sqlite" ? sqliteSearch(db) : postgresSearch(db));
}

/** Words come folded, so the tokenizer has nothing to do but split; `_` starts the words of filters. */
async function sqliteSearch(db: SchemaTools["db"]): Promise<void> {
  await sql`create virtual table graphics_search using fts5(
    words, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'", prefix = '1 2 3 4'
  )`.execute(db);
}

async function postgresSearch(db: SchemaTools["db"]): Promise<void> {
  await sql`create table graphics_search (seq bigint primary key, words tsvector not null)`.execute(db);
  await sql`create index graphics_search_words on graphics_search using gin (words)`.execute(db);
}

/**
 * Adds the times at which a usage was confirmed and checked: what readers' browsers tell is hearsay until somebody, or a look at the page, says that
 * it is so.
 */
async function confirmedUsages({ db, bigint }: SchemaTools): Promise<void> {
  await db.schema.alterTable("graphic_usages").addColumn("confirmed_at_ms", bigint).execute();
  await db.schema.alterTable("graphic_usages").addColumn("checked_at_ms", bigint).execute();
}

/**
 * Moves what every record has to the tables of all records, with the words that it is found by; what is a graphic's own stays in a table of its own.
 * Children go before their parents: a table that others refer to takes their rows with it when it is dropped.
 */
async function intoRecords({ db, dialect, table, bigint }: SchemaTools): Promise<void> {
  await sql`insert into records (id, collection, slug, title, status, fields, version, seq, created_at_ms, updated_at_ms, changed_by,
      revision, revisions, published_version, published_at_ms, pointer, is_settled)
    select id, 'graphics', slug, title, status, fields, version, seq, created_at_ms, updated_at_ms, changed_by,
      revision, revisions, published_version, published_at_ms, pointer, is_settled from graphics`.execute(db);
  await sql`insert into record_versions (record_id, version, action, by_name, by_id, at_ms, revision, snapshot)
    select graphic_id, version, action, by_name, by_id, at_ms, revision, snapshot from graphic_versions`.execute(db);
  await sql`update record_counters set value = value + (select value from graphic_counters where name = 'seq')
    where name = 'seq'`.execute(db);
  await (dialect === "sqlite"
    ? sql`insert into records_search (rowid, words) select rowid, words || ' _in_graphics' from graphics_search`
    : sql`insert into records_search (seq, words)
        select seq, words || array_to_tsvector(array['_in_graphics']) from graphics_search`
  ).execute(db);
  await table("graphic_details")
    .addColumn("id", "text", (column) => column.primaryKey().references("records.id").onDelete("cascade"))
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("tags", "text", (column) => column.notNull())
    .addColumn("has_alt", "integer", (column) => column.notNull())
    .addColumn("source_key", "text", (column) => column.unique())
    .addColumn("heights", "text", (column) => column.notNull())
    .addColumn("health", "text", (column) => column.notNull())
    .addColumn("findings", "text", (column) => column.notNull())
    .addColumn("checked_at_ms", bigint)
    .addColumn("thumbnail", "text")
    .execute();
  await sql`insert into graphic_details (id, type, author, section, tags, has_alt, source_key, heights, health, findings,
      checked_at_ms, thumbnail)
    select id, type, author, section, tags, has_alt, source_key, heights, health, findings, checked_at_ms, thumbnail
    from graphics`.execute(db);
  await table("graphic_usages_moved")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("graphic_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("first_at_ms", bigint, (column) => column.notNull())
    .addColumn("last_at_ms", bigint, (column) => column.notNull())
    .addColumn("sightings", "integer", (column) => column.notNull())
    .addColumn("confirmed_at_ms", bigint)
    .addColumn("checked_at_ms", bigint)
    .addUniqueConstraint("graphic_usages_once", ["graphic_id", "page", "origin"])
    .execute();
  await sql`insert into graphic_usages_moved (id, graphic_id, page, origin, first_at_ms, last_at_ms, sightings,
      confirmed_at_ms, checked_at_ms)
    select id, graphic_id, page, origin, first_at_ms, last_at_ms, sightings, confirmed_at_ms, checked_at_ms
    from graphic_usages`.execute(db);
  for (const name of ["graphic_usages", "graphic_versions", "graphics_search", "graphic_counters", "graphics"])
    await db.schema.dropTable(name).execute();
  await db.schema.alterTable("graphic_usages_moved").renameTo("graphic_usages").execute();
}

/** Links to drafts. No reference to their graphic: where that is deleted, what they left in the store is still to be removed. */
async function previewLinks({ db, table, bigint }: SchemaTools): Promise<void> {
  await table("preview_links")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("graphic_id", "text", (column) => column.notNull())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("revision", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("made_at_ms", bigint, (column) => column.notNull())
    .addColumn("expires_at_ms", bigint, (column) => column.notNull())
    .addColumn("ended_at_ms", bigint)
    .addColumn("is_settled", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("preview_links_graphic").on("preview_links").column("graphic_id").execute();
  await db.schema.createIndex("preview_links_ended").on("preview_links").column("ended_at_ms").execute();
}

/** Adds the table of the fallback images, which stand for each revision where nothing moves. */
async function pictures({ db, table, bigint }: SchemaTools): Promise<void> {
  await table("graphic_pictures")
    .addColumn("graphic_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
    .addColumn("revision", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("shared", "text")
    .addPrimaryKeyConstraint("graphic_pictures_key", ["graphic_id", "revision"])
    .execute();
  await db.schema.alterTable("graphic_details").addColumn("pictured_ms", bigint).execute();
  // What was published before keeps what it has: its page names no picture, and a start must not depend on how many there are.
  await sql`update graphic_details set pictured_ms =
    (select published_at_ms from records where records.id = graphic_details.id)`.execute(db);
}

/** Adds the version for which a picture for lists was last looked for. What has one keeps it until it changes. */
async function thumbnails({ db }: SchemaTools): Promise<void> {
  await db.schema.alterTable("graphic_details").addColumn("thumbnail_version", "integer").execute();
  await sql`update graphic_details set thumbnail_version =
    (select version from records where records.id = graphic_details.id) where thumbnail is not null`.execute(db);
}

/** The tables of the registry. */
export const GRAPHICS_MIGRATIONS: Migrations = {
  graphics_0001_registry: registry,
  graphics_0002_confirmed_usages: confirmedUsages,
  graphics_0003_into_records: intoRecords,
  graphics_0004_preview_links: previewLinks,
  graphics_0005_pictures: pictures,
  graphics_0006_thumbnails: thumbnails,
};
