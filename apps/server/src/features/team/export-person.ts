import type { TeamExport } from "@nv/contracts/schemas";
import { findPhoto } from "./people-photos.ts";
import { PERSON_SHIFTS, toShift } from "./read-rota.ts";
import { findProfile, listShifts } from "./team.repository.ts";
import type { TeamContext } from "./team-context.ts";
import { toProfile } from "./to-profile.ts";

/** Collects all that the feature keeps of somebody. */
export async function exportPerson({ db }: Pick<TeamContext, "db">, userId: string): Promise<TeamExport> {
  const row = await findProfile(db, userId);
  const photo = await findPhoto(db, userId);
  const all = { from: "", until: "~", personId: userId, limit: PERSON_SHIFTS };
  const since = row?.calendar_since_ms ?? null;
  const ticks = await db
    .selectFrom("team_ticks")
    .innerJoin("team_steps", "team_steps.id", "team_ticks.step_id")
    .select(["text", "at_ms"])
    .where("person_id", "=", userId)
    .orderBy("position")
    .execute();
  return {
    profile: row === undefined ? null : toProfile(row),
    photo: photo === undefined ? null : `data:image/webp;base64,${photo.picture}`,
    ticks: ticks.map(({ text, at_ms }) => ({ step: text, at: new Date(at_ms).toISOString() })),
    shifts: (await listShifts(db, all)).map(toShift),
    calendarSince: since === null ? null : new Date(since).toISOString(),
  };
}
