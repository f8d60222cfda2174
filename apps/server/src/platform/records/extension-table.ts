import { sql } from "kysely";
import type { ExtensionTable } from "./collection.ts";

/** The table of a collection's columns, one row a record. @param key - Its column with the id of the record. */
export function extensionTable<Extension extends object>(table: string, key: string): ExtensionTable<Extension> {
  const from = sql.table(table);
  const id = sql.ref(key);
  return {
    async read(db, ids) {
      const query = sql<Extension & { readonly of_record: string }>`
        select ${id} as of_record, ${from}.* from ${from} where ${id} in (${sql.join(ids)})`;
      const { rows } = await query.execute(db);
      return new Map(rows.map((row) => [row.of_record, row]));
    },
    async insert(db, recordId, extension) {
      const names = Object.keys(extension).map((name) => sql.ref(name));
      const values = Object.values(extension);
      await sql`insert into ${from} (${sql.join([id, ...names])}) values (${sql.join([recordId, ...values])})`.execute(
        db,
      );
    },
    async update(db, recordId, change) {
      const assignments = Object.entries(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      await sql`update ${from} set ${sql.join(assignments)} where ${id} = ${recordId}`.execute(db);
    },
  };
}
