import { randomUUID } from "node:crypto";
import pg from "pg";

/**
 * For vitest, around a whole run: databases that tests used again and again are dropped when all of them are over, so that
 * nothing stays on a server that somebody named in `TEST_DATABASE_URL`.
 */
export function setup(): () => Promise<void> {
  const prefix = `nv_test_${randomUUID().slice(0, 8)}_`;
  process.env.TEST_DATABASE_PREFIX = prefix;
  return async () => {
    const url = process.env.TEST_DATABASE_URL;
    if (!url) return;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<{ datname: string }>(
        "select datname from pg_database where starts_with(datname, $1)",
        [prefix],
      );
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    } finally {
      await client.end();
    }
  };
}
