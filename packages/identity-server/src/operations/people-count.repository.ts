import type { IdentityDb } from "../schema/tables.ts";

/** Counts everybody who has an account or an invitation. */
export async function countPeople(db: IdentityDb): Promise<number> {
  const row = await db
    .selectFrom("identity_users")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}
