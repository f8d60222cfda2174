import { randomUUID } from "node:crypto";
import { TEAM_LIMITS } from "@nv/contracts";
import type {
  NewTeamShift,
  TeamImported,
  TeamPerson,
  TeamShiftChange,
  TeamView,
  TeamWeek,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { Session } from "../../http/session.ts";
import { createCalendars } from "./calendars.service.ts";
import { addDays, momentOf, mondayOf } from "./core/madrid-time.ts";
import { PERSON_SHIFTS, shiftsNow, toShift, weekOf } from "./read-rota.ts";
import {
  findProfile,
  findShift,
  insertShifts,
  listProfiles,
  listShifts,
  removeShift,
  updateShift,
} from "./team.repository.ts";
import { changeTeam, type TeamContext } from "./team-context.ts";

const HOUR_MS = 3_600_000;

/** Returns what is wrong with how long a shift lasts; empty when nothing is. */
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

  const week = (day: string) => weekOf(context, day);
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

  /** Builds the event and the audit entry of a change of the rota: of a shift, whose it is and when, and nothing that was written. */
  const change = (actor: Actor, details: Readonly<Record<string, unknown>>) => ({
    ...({ what: "rota", actor } as const),
    audit: { action: "rota_changed", details } as const,
  });
  const told = ({ personId, kind, starts, ends }: NewTeamShift) => ({ personId, kind, starts, ends });

  return {
    ...createCalendars(context),

    /** Lists those who have a shift at this moment. */
    onDuty: () => shiftsNow(context),

    /** @param people - Everybody, by name. */
    async view({ userId, name }: Session, people: readonly TeamPerson[]): Promise<TeamView> {
      const mine = await findProfile(db, userId);
      const hasCalendar = mine?.calendar_hash != null;
      return {
        people: [...people],
        onDuty: [...(await shiftsNow(context))],
        me: userId,
        accountName: name,
        hasCalendar,
      };
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
  };
}

export type Team = ReturnType<typeof createTeam>;
