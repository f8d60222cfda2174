import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import type { ProfileRow, ShiftRow, TeamDb, TeamTables } from "./schema/tables.ts";

/** People who are told at once; more than any desk has. */
const LISTED_PEOPLE = 500;

/** Columns of a profile that the person writes. */
export type WrittenProfile = Omit<ProfileRow, "calendar_hash" | "calendar_since_ms">;

/** Everybody, as they were written down. */
export async function listProfiles(db: TeamDb): Promise<readonly ProfileRow[]> {
  return db.selectFrom("team_profiles").selectAll().orderBy("name").orderBy("person_id").limit(LISTED_PEOPLE).execute();
}

export async function findProfile(db: TeamDb, personId: string): Promise<ProfileRow | undefined> {
  return db.selectFrom("team_profiles").selectAll().where("person_id", "=", personId).executeTakeFirst();
}

/** The person of a calendar. @param hash - SHA-256 of the secret of its address. */
export async function findByCalendar(db: TeamDb, hash: string): Promise<ProfileRow | undefined> {
  return db.selectFrom("team_profiles").selectAll().where("calendar_hash", "=", hash).executeTakeFirst();
}

/** Writes what somebody says of themselves, for the first time or anew. */
export async function writeProfile(db: TeamDb, profile: WrittenProfile): Promise<void> {
  const { person_id: _, ...said } = profile;
  await db
    .insertInto("team_profiles")
    .values({ ...profile, calendar_hash: null, calendar_since_ms: null })
    .onConflict((conflict) => conflict.column("person_id").doUpdateSet(said))
    .execute();
}

/** Sets or ends the address of a calendar; the former one stops working. @returns Whether there is such a person. */
export async function setCalendar(
  db: TeamDb,
  personId: string,
  calendar: Pick<ProfileRow, "calendar_hash" | "calendar_since_ms">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("team_profiles")
    .set(calendar)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes all that is kept of somebody: profile, photo, shifts, calendar, ticks. */
export async function removePerson(db: TeamDb, personId: string): Promise<void> {
  await db.deleteFrom("team_ticks").where("person_id", "=", personId).execute();
  await db.deleteFrom("team_photos").where("person_id", "=", personId).execute();
  await db.deleteFrom("team_shifts").where("person_id", "=", personId).execute();
  await db.deleteFrom("team_profiles").where("person_id", "=", personId).execute();
}

/** The same when an account is removed. @param transaction - The one that removes it. */
export async function forgetTeammate(transaction: Kysely<NoTables>, userId: string): Promise<void> {
  await removePerson(transaction.$extendTables<TeamTables>(), userId);
}

/** Filter of the shifts; moments in the team's local time. */
export interface ShiftQuery {
  /** Only shifts that end after it. */
  readonly from: string;
  /** Only shifts that begin before it. */
  readonly until: string;
  /** Of one person; of all when it is left out. */
  readonly personId?: string;
  readonly limit: number;
}

/** Shifts that touch a time, in their order. */
export async function listShifts(
  db: TeamDb,
  { from, until, personId, limit }: ShiftQuery,
): Promise<readonly ShiftRow[]> {
  return db
    .selectFrom("team_shifts")
    .selectAll()
    .where("ends", ">", from)
    .where("starts", "<", until)
    .$if(personId !== undefined, (query) => query.where("person_id", "=", personId ?? ""))
    .orderBy("starts")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Adds shifts, all or none. @throws The driver's violation when a person is no more. */
export async function insertShifts(db: TeamDb, shifts: readonly ShiftRow[]): Promise<void> {
  if (shifts.length > 0) await db.insertInto("team_shifts").values(shifts).execute();
}

export async function findShift(db: TeamDb, id: string): Promise<ShiftRow | undefined> {
  return db.selectFrom("team_shifts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Writes the next version of a shift. @returns Whether the present one was the one before it. */
export async function updateShift(db: TeamDb, { id, ...shift }: ShiftRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("team_shifts")
    .set(shift)
    .where("id", "=", id)
    .where("version", "=", shift.version - 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a shift off the rota. @returns Whether it was there, in that version. */
export async function removeShift(db: TeamDb, id: string, version: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("team_shifts")
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
