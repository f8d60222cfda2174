import { createHash, randomBytes, randomUUID } from "node:crypto";
import { TEAM_CALENDAR_PATH, TEAM_LIMITS } from "@nv/contracts";
import type {
  NewTeamShift,
  TeamCalendarAddress,
  TeamImported,
  TeamPerson,
  TeamShift,
  TeamShiftChange,
  TeamView,
  TeamWeek,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { Session } from "../../http/session.ts";
import { addDays, localMoment, momentOf, mondayOf } from "./core/madrid-time.ts";
import { rotaConflicts } from "./core/rota-conflicts.ts";
import { writeCalendar } from "./core/write-calendar.ts";
import type { ShiftRow } from "./schema/tables.ts";
import {
  findByCalendar,
  findProfile,
  findShift,
  insertShifts,
  listProfiles,
  listShifts,
  removeShift,
  setCalendar,
  updateShift,
} from "./team.repository.ts";
import { changeTeam, type TeamContext } from "./team-context.ts";

const HOUR_MS = 3_600_000;
/** What a calendar tells: a quarter back, a year ahead. Days. */
const CALENDAR_DAYS = { back: 90, ahead: 370 } as const;
/** Shifts of one person that a calendar or an export tells, at most. */
export const PERSON_SHIFTS = 5000;
/** Nobody guesses as many bits. */
const SECRET_BYTES = 20;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** A shift, as it is kept. */
export function toShift({ id, person_id: personId, kind, starts, ends, note, version }: ShiftRow): TeamShift {
  return { id, personId, kind: kind === "away" ? "away" : "shift", starts, ends, note, version };
}

/** What is wrong with how long a shift lasts; empty when nothing is. */
function lengthFault({ kind, starts, ends }: NewTeamShift): string {
  const hours = (momentOf(ends) - momentOf(starts)) / HOUR_MS;
  const mostHours = kind === "shift" ? TEAM_LIMITS.shiftHours : TEAM_LIMITS.holidayDays * 24;
  // On a night on which clocks change an hour more or less passes; what they say must be in order too.
  if (hours <= 0 || ends <= starts) return "Termina antes de empezar";
  if (hours <= mostHours) return "";
  const most = kind === "shift" ? `${TEAM_LIMITS.shiftHours} horas` : `${TEAM_LIMITS.holidayDays} días`;
  return `Dura demasiado: como mucho ${most}`;
}

/** @throws {Problem} `FIELDS_INVALID` with what is wrong with any of them. @param placeOf - Name of a field of the shift at a place. */
function requireShifts(
  shifts: readonly NewTeamShift[],
  people: ReadonlySet<string>,
  placeOf: (at: number, field: string) => string,
): void {
  const faults = shifts.flatMap((shift, at) => {
    const length = lengthFault(shift);
    return [
      ...(length === "" ? [] : [{ field: placeOf(at, "ends"), message: length }]),
      ...(people.has(shift.personId)
        ? []
        : [{ field: placeOf(at, "personId"), message: "Esa persona ya no está en el equipo, o no tiene ficha" }]),
    ];
  });
  if (faults.length > 0) throw invalidFields(faults);
}

const sameShift = ({ personId, kind, starts, ends }: NewTeamShift) => [personId, kind, starts, ends].join(" ");

/** The people of the team and their rota. Failures are `Problem`s. */
export function createTeam(context: TeamContext) {
  const { db, now } = context;

  async function week(day: string): Promise<TeamWeek> {
    const monday = mondayOf(day);
    const [from, until] = [`${addDays(monday, -1)}T00:00`, `${addDays(monday, 8)}T00:00`];
    const near = (await listShifts(db, { from, until, limit: TEAM_LIMITS.weekShifts * 2 })).map(toShift);
    const shifts = near.filter(
      ({ starts, ends }) => ends > `${monday}T00:00` && starts < `${addDays(monday, 7)}T00:00`,
    );
    const shown = new Set(shifts.map(({ id }) => id));
    // What is wrong only among the days around is told by their own weeks.
    const conflicts = rotaConflicts(near, monday).filter(
      (conflict) => conflict.kind === "nobody" || conflict.shiftIds.some((id) => shown.has(id)),
    );
    return { monday, shifts, conflicts: [...conflicts] };
  }

  const peopleNow = async () => new Set((await listProfiles(db)).map(({ person_id }) => person_id));

  /** @throws {Problem} `SHIFTS_FULL` when the week of a day has no room for so many more. */
  async function requireRoom(day: string, more: number): Promise<void> {
    const monday = mondayOf(day);
    const span = { from: `${monday}T00:00`, until: `${addDays(monday, 7)}T00:00`, limit: TEAM_LIMITS.weekShifts };
    if ((await listShifts(db, span)).length + more > TEAM_LIMITS.weekShifts) throw new Problem("SHIFTS_FULL");
  }

  async function requireShift(shift: NewTeamShift, more: number): Promise<void> {
    requireShifts([shift], await peopleNow(), (_, field) => field);
    await requireRoom(shift.starts.slice(0, 10), more);
  }

  const rowOf = ({ personId, kind, starts, ends, note }: NewTeamShift) => ({
    person_id: personId,
    kind,
    starts,
    ends,
    note,
    changed_at_ms: now(),
  });

  async function onDuty(): Promise<readonly TeamShift[]> {
    const moment = localMoment(now());
    // A minute more on both sides, for an hour that comes twice; who is on duty is decided by what passes.
    const near = await listShifts(db, { from: addDays(moment.slice(0, 10), -2), until: `${moment}~`, limit: 1000 });
    return near
      .map(toShift)
      .filter(({ kind, starts, ends }) => kind === "shift" && momentOf(starts) <= now() && momentOf(ends) > now());
  }

  /** What pages and the audit are told of a change of the rota: of a shift whose and when, and nothing that was written. */
  const change = (actor: Actor, details: Readonly<Record<string, unknown>>) => ({
    ...({ what: "rota", actor } as const),
    audit: { action: "rota_changed", details } as const,
  });
  const told = ({ personId, kind, starts, ends }: NewTeamShift) => ({ personId, kind, starts, ends });

  return {
    /** Who has a shift at this moment. */
    onDuty,

    /** @param people - Everybody, by name. */
    async view({ userId, name }: Session, people: readonly TeamPerson[]): Promise<TeamView> {
      const mine = await findProfile(db, userId);
      const hasCalendar = mine?.calendar_hash != null;
      return { people: [...people], onDuty: [...(await onDuty())], me: userId, accountName: name, hasCalendar };
    },

    week,

    /** @throws {Problem} `FIELDS_INVALID`, `SHIFTS_FULL`. */
    async plan(shift: NewTeamShift, actor: Actor): Promise<TeamWeek> {
      await requireShift(shift, 1);
      const id = randomUUID();
      await changeTeam(context, change(actor, { done: "planned", id, ...told(shift) }), (transaction) =>
        insertShifts(transaction, [{ id, version: 1, ...rowOf(shift) }]),
      );
      return week(shift.starts.slice(0, 10));
    },

    /**
     * Plans many shifts, all or none; those that are on the rota already are left as they are.
     *
     * @throws {Problem} `FIELDS_INVALID` with each row that is wrong, `SHIFTS_FULL`.
     */
    async planMany(rows: readonly NewTeamShift[], actor: Actor): Promise<TeamImported> {
      requireShifts(rows, await peopleNow(), (at, field) => `rows.${at}.${field}`);
      const days = rows.map(({ starts }) => starts).toSorted();
      const [first = ""] = days;
      const span = { from: first, until: `${days.at(-1) ?? ""}~`, limit: PERSON_SHIFTS };
      const known = new Set((await listShifts(db, span)).map((row) => sameShift(toShift(row))));
      const fresh = [...new Map(rows.map((row) => [sameShift(row), row]))].filter(([same]) => !known.has(same));
      const byWeek = Map.groupBy(fresh, ([, { starts }]) => mondayOf(starts.slice(0, 10)));
      for (const [monday, added] of byWeek) await requireRoom(monday, added.length);
      if (fresh.length > 0)
        await changeTeam(context, change(actor, { done: "imported", shifts: fresh.length, first }), (transaction) =>
          insertShifts(
            transaction,
            fresh.map(([, row]) => ({ id: randomUUID(), version: 1, ...rowOf(row) })),
          ),
        );
      const counts = { added: fresh.length, known: rows.length - fresh.length };
      return { ...counts, week: await week(first.slice(0, 10)) };
    },

    /** @throws {Problem} `FIELDS_INVALID`, `SHIFTS_FULL`, `SHIFT_NOT_FOUND`, `SHIFT_CHANGED`. */
    async change(id: string, { version, ...shift }: TeamShiftChange, actor: Actor): Promise<TeamWeek> {
      if ((await findShift(db, id)) === undefined) throw new Problem("SHIFT_NOT_FOUND");
      await requireShift(shift, 0);
      await changeTeam(context, change(actor, { done: "changed", id, ...told(shift) }), async (transaction) => {
        const isWritten = await updateShift(transaction, { id, version: version + 1, ...rowOf(shift) });
        if (!isWritten) throw new Problem("SHIFT_CHANGED");
      });
      return week(shift.starts.slice(0, 10));
    },

    /** @throws {Problem} `SHIFT_NOT_FOUND`, `SHIFT_CHANGED`. */
    async remove(id: string, version: number, actor: Actor): Promise<TeamWeek> {
      const shift = await findShift(db, id);
      if (shift === undefined) throw new Problem("SHIFT_NOT_FOUND");
      await changeTeam(
        context,
        change(actor, { done: "removed", id, ...told(toShift(shift)) }),
        async (transaction) => {
          if (!(await removeShift(transaction, id, version))) throw new Problem("SHIFT_CHANGED");
        },
      );
      return week(shift.starts.slice(0, 10));
    },

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

    /** What whoever has the address of a calendar gets. @throws {Problem} `NOT_FOUND`, the same for what never was and what was revoked. */
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

export type Team = ReturnType<typeof createTeam>;
