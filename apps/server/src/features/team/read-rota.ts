import { TEAM_LIMITS } from "@nv/contracts";
import type { TeamShift, TeamWeek } from "@nv/contracts/schemas";
import { addDays, localMoment, momentOf, mondayOf } from "./core/madrid-time.ts";
import { rotaConflicts } from "./core/rota-conflicts.ts";
import type { ShiftRow } from "./schema/tables.ts";
import { listShifts } from "./team.repository.ts";
import type { TeamContext } from "./team-context.ts";

/** Shifts of one person that a calendar or an export tells, at most. */
export const PERSON_SHIFTS = 5000;

/** A shift, as it is kept. */
export function toShift({ id, person_id: personId, kind, starts, ends, note, version }: ShiftRow): TeamShift {
  return { id, personId, kind: kind === "away" ? "away" : "shift", starts, ends, note, version };
}

/** The rota of the week of a day, with what is wrong with it. */
export async function weekOf({ db }: Pick<TeamContext, "db">, day: string): Promise<TeamWeek> {
  const monday = mondayOf(day);
  const [from, until] = [`${addDays(monday, -1)}T00:00`, `${addDays(monday, 8)}T00:00`];
  const near = (await listShifts(db, { from, until, limit: TEAM_LIMITS.weekShifts * 2 })).map(toShift);
  const shifts = near.filter(({ starts, ends }) => ends > `${monday}T00:00` && starts < `${addDays(monday, 7)}T00:00`);
  const shown = new Set(shifts.map(({ id }) => id));
  // What is wrong only among the days around is told by their own weeks.
  const conflicts = rotaConflicts(near, monday).filter(
    (conflict) => conflict.kind === "nobody" || conflict.shiftIds.some((id) => shown.has(id)),
  );
  return { monday, shifts, conflicts: [...conflicts] };
}

/** Returns who has a shift at this moment. */
export async function shiftsNow({ db, now }: Pick<TeamContext, "db" | "now">): Promise<readonly TeamShift[]> {
  const moment = localMoment(now());
  // A minute more on both sides, for an hour that comes twice; who is on duty is decided by what passes.
  const near = await listShifts(db, { from: addDays(moment.slice(0, 10), -2), until: `${moment}~`, limit: 1000 });
  return near
    .map(toShift)
    .filter(({ kind, starts, ends }) => kind === "shift" && momentOf(starts) <= now() && momentOf(ends) > now());
}
