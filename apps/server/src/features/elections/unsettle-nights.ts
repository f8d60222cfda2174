import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import type { ElectionsTables } from "./schema/tables.ts";

/** Has the next start write the pointers of all nights as the database has them: the tables were put there from a copy, of which any version made them. */
export async function unsettleNights(db: Kysely<NoTables>): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "election_nights")) return;
  const nights = db.$extendTables<ElectionsTables>();
  await nights.updateTable("election_nights").set({ is_settled: 0 }).where("pointer", "is not", null).execute();
}
