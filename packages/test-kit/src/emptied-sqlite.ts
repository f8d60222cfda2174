import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Tables with rows of a test; what was migrated stays written down, as in PostgreSQL. The parts of a table of words empty themselves with it. */
const FILLED = `select name from pragma_table_list
  where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite\\_%' escape '\\' and name not like '%\\_migrations%' escape '\\'`;

/** Deletes all rows of a SQLite file that a test is done with. @returns The file as it is then. */
export function emptiedSqlite(file: string): Buffer {
  const connection = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    const names = connection.prepare(FILLED).all();
    connection.exec(names.map(({ name }) => `delete from "${name}";`).join("\n"));
    connection.exec("vacuum; pragma wal_checkpoint(truncate);");
  } finally {
    connection.close();
  }
  return readFileSync(file);
}
