import { type DatabaseIntrospector, type Kysely, PostgresDialect, type RawBuilder, SqliteDialect, sql } from "kysely";

interface Named {
  readonly name: string;
}

const SQLITE_NAMES = sql<Named>`select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`;
const POSTGRES_NAMES = sql<Named>`
  select tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`;

/**
 * Tells which tables there are, by name alone.
 *
 * The migrator asks twice for each owner whether its own two are among them, and Kysely answers with all columns of all tables: the
 * eighth part of a start. Nothing of ours asks for more than names.
 */
function tableNames(db: Kysely<unknown>, whole: DatabaseIntrospector, names: RawBuilder<Named>): DatabaseIntrospector {
  return {
    getSchemas: () => whole.getSchemas(),
    async getTables() {
      const { rows } = await names.execute(db);
      return rows.map(({ name }) => ({ name, isView: false, isForeign: false, columns: [] }));
    },
  };
}

/** SQLite, whose introspection knows the names of tables and nothing of their columns. */
export class NamingSqliteDialect extends SqliteDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return tableNames(db, super.createIntrospector(db), SQLITE_NAMES);
  }
}

/** PostgreSQL, whose introspection knows the names of tables and nothing of their columns. */
export class NamingPostgresDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return tableNames(db, super.createIntrospector(db), POSTGRES_NAMES);
  }
}
