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

/** What readers' browsers tell is hearsay until somebody, or a look at the page, says that it is so. */
async function confirmedUsages({ db, bigint }: SchemaTools): Promise<void> {
  await db.schema.alterTable("graphic_usages").addColumn("confirmed_at_ms", bigint).execute();
  await db.schema.alterTable("graphic_usages").addColumn("checked_at_ms", bigint).execute();
}

/** The tables of the registry. */
export const GRAPHICS_MIGRATIONS: Migrations = {
  graphics_0001_registry: registry,
  graphics_0002_confirmed_usages: confirmedUsages,
};
