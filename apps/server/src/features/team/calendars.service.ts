import { createHash, randomBytes } from "node:crypto";
import { TEAM_CALENDAR_PATH } from "@nv/contracts";
import type { TeamCalendarAddress } from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import type { Session } from "../../http/session.ts";
import { addDays, localMoment } from "./core/madrid-time.ts";
import { writeCalendar } from "./core/write-calendar.ts";
import { PERSON_SHIFTS, toShift } from "./read-rota.ts";
import { findByCalendar, listShifts, setCalendar } from "./team.repository.ts";
import type { TeamContext } from "./team-context.ts";

/** Range of a calendar: a quarter back, a year ahead. Days. */
const CALENDAR_DAYS = { back: 90, ahead: 370 } as const;
/** Nobody guesses as many bits. */
const SECRET_BYTES = 20;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** Creates the work with people's own calendars, at secret addresses. Failures are `Problem`s. */
export function createCalendars({ db, now }: Pick<TeamContext, "db" | "now">) {
  return {
    /** Makes the secret address of one's own calendar; the former one stops working. @throws {Problem} `PROFILE_MISSING`. */
    async openCalendar({ userId }: Session): Promise<TeamCalendarAddress> {
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      const calendar = { calendar_hash: hashOf(secret), calendar_since_ms: now() };
      if (!(await setCalendar(db, userId, calendar))) throw new Problem("PROFILE_MISSING");
      return { path: `${TEAM_CALENDAR_PATH}/${secret}.ics` };
    },

    async revokeCalendar({ userId }: Session): Promise<void> {
      await setCalendar(db, userId, { calendar_hash: null, calendar_since_ms: null });
    },

    /** Returns the calendar for whoever has its address. @throws {Problem} `NOT_FOUND`, the same for what never was and what was revoked. */
    async calendar(secret: string): Promise<string> {
      const owner = await findByCalendar(db, hashOf(secret));
      if (owner === undefined) throw new Problem("NOT_FOUND");
      const today = localMoment(now()).slice(0, 10);
      const [from, until] = [addDays(today, -CALENDAR_DAYS.back), addDays(today, CALENDAR_DAYS.ahead)];
      const rows = await listShifts(db, { from, until, personId: owner.person_id, limit: PERSON_SHIFTS });
      const shifts = rows.map((row) => ({ ...toShift(row), changedAtMs: row.changed_at_ms }));
      return writeCalendar(`Turnos de ${owner.name}`, shifts);
    },
  };
}
