import { Problem } from "../../http/problem.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { findNight, type NightOf, updateNight } from "./nights.repository.ts";
import type { ElectionNightRow } from "./schema/tables.ts";

/** Tries to change a night while others change it. */
const MOST_TRIES = 10;

/** Columns of a night that a change writes. */
export type NightChange = Partial<Omit<ElectionNightRow, "record_id" | "place" | "turn">>;

/**
 * Changes a night as it is at that moment, once.
 *
 * @param change - Columns to write, of the night as it is; `null` to leave it. It may be asked again.
 * @returns The night before the change; `null` where it was left.
 * @throws {Problem} `NIGHT_NOT_FOUND`.
 */
export async function changeNight(
  { db }: Pick<ElectionsContext, "db">,
  which: NightOf,
  change: (night: ElectionNightRow) => NightChange | null,
): Promise<ElectionNightRow | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const night = await findNight(db, which);
    if (night === undefined) throw new Problem("NIGHT_NOT_FOUND");
    const columns = change(night);
    if (columns === null) return null;
    if (await updateNight(db, night, columns)) return night;
  }
  throw new Error(`The night of ${which.id} changes faster than it is written.`);
}
