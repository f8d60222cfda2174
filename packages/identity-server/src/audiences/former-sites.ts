import type { IdentityDb } from "../schema/tables.ts";

const PREFIX = "site:";

/** Name of the mark of an address that the people were of before. */
export const formerSiteMark = (site: string): string => PREFIX + site;

/**
 * The addresses whose people were taken over: what was signed in their name, with the same keys, is good until it ends.
 *
 * @returns Origins, in no order.
 */
export async function listFormerSites(db: IdentityDb): Promise<readonly string[]> {
  const marks = await db.selectFrom("identity_marks").select("name").where("name", "like", `${PREFIX}%`).execute();
  return marks.map(({ name }) => name.slice(PREFIX.length));
}
