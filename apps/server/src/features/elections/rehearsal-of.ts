import { findBySlug } from "../../platform/records/records.repository.ts";
import { ELECTIONS } from "./elections-collection.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { findNightState } from "./nights.repository.ts";

/** Returns the address below `/p/` of the rehearsal of an election; `null` where none is open. */
export async function rehearsalOf({ db, records }: ElectionsContext, slug: string): Promise<string | null> {
  const row = await findBySlug(records.db, ELECTIONS.name, slug);
  const night = row === undefined ? undefined : await findNightState(db, { id: row.id, place: "rehearsal" });
  return night?.is_open === 1 ? night.address : null;
}
