import { sql } from "kysely";
import { openDatabase } from "../src/index.ts";

/** Writes numbers until it is killed and says each one once its transaction is committed. */
const database = await openDatabase({ url: process.argv[2], file: process.argv[3] ?? "" });
for (let n = 1; ; n += 1) {
  await database.transaction(database.kysely, async (transaction) => {
    await sql`insert into written (n) values (${n})`.execute(transaction);
    await sql`insert into written (n) values (${-n})`.execute(transaction);
  });
  process.stdout.write(`${n}\n`);
}
