import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import type { CasesTables } from "./schema/tables.ts";

/** Has the next start write the pointer of the dataset as the database has it: the tables were put there from a copy, of which any version made them. */
export async function reconcileDataset(db: Kysely<NoTables>): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "cases_dataset")) return;
  const cases = db.$extendTables<CasesTables>();
  await cases.updateTable("cases_dataset").set({ is_settled: 0 }).where("pointer", "is not", null).execute();
}
