import { Problem } from "../../http/problem.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { findNight, findNightState, type NightOf, updateNight } from "./nights.repository.ts";
import type { ElectionNightRow, NightState } from "./schema/tables.ts";

/** Tries to change a night while others change it. */
const MOST_TRIES = 10;

/** Columns of a night that a change writes. */
export type NightChange = Partial<Omit<ElectionNightRow, "record_id" | "place" | "turn">>;

/** Change of a night as it is at that moment: columns to write, or `null` to leave it. It may be asked again. */
type ChangeOf<Night> = (night: Night) => NightChange | null;

/**
 * Changes a night as it is at that moment, once.
 *
 * @returns The night before the change; `null` where it was left.
 * @throws {Problem} `NIGHT_NOT_FOUND`.
 */
async function changeFound<Night extends NightState>(
  { db }: Pick<ElectionsContext, "db">,
  which: NightOf,
  find: (db: ElectionsContext["db"], which: NightOf) => Promise<Night | undefined>,
  change: ChangeOf<Night>,
): Promise<Night | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const night = await find(db, which);
    if (night === undefined) throw new Problem("NIGHT_NOT_FOUND");
    const columns = change(night);
    if (columns === null) return null;
    if (await updateNight(db, night, columns)) return night;
  }
  throw new Error(`The night of ${which.id} changes faster than it is written.`);
}

/** Changes a night without looking at its count. Answers and failures are those of {@link changeFound}. */
export const changeNight = (
  context: Pick<ElectionsContext, "db">,
  which: NightOf,
  change: ChangeOf<NightState>,
): Promise<NightState | null> => changeFound(context, which, findNightState, change);

/** Changes a night by the count that it has. Answers and failures are those of {@link changeFound}. */
export const changeCount = (
  context: Pick<ElectionsContext, "db">,
  which: NightOf,
  change: ChangeOf<ElectionNightRow>,
): Promise<ElectionNightRow | null> => changeFound(context, which, findNight, change);
