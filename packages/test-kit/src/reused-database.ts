import pg from "pg";

/** The shape of the tables as a number: two databases with the same one were made by the same migrations. */
const SHAPE = `select md5(string_agg(part, ',' order by part)) as shape from (
    select relname || '.' || attname || ':' || atttypid || attnotnull as part
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0
    union all select relname || '!' || tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    union all select conname from pg_constraint where connamespace = 'public'::regnamespace
  ) parts`;

const CUT_OTHERS = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** All rows in one statement, so that a key may point from any table to any other; what was migrated stays written down. */
const DELETE_ROWS = `do $$ declare deletions text; begin
    select string_agg(format('d%s as (delete from %I)', oid, relname), ', ') into deletions from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like '%\\_migrations%';
    if deletions is not null then execute 'with ' || deletions || ' select 1'; end if;
  end $$`;

/** Deletes all rows of a PostgreSQL database that a test is done with, and tells which tables are in it. */
export async function emptyPostgres(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(CUT_OTHERS);
    await client.query(DELETE_ROWS);
    const { rows } = await client.query<{ shape: string | null }>(SHAPE);
    return rows[0]?.shape ?? "";
  } finally {
    await client.end();
  }
}
