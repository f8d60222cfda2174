import { randomUUID } from "node:crypto";
import { TEAM_LIMITS } from "@nv/contracts";
import type { NewTeamShift, TeamImported, TeamShiftChange, TeamWeek } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { addDays, mondayOf } from "./core/madrid-time.ts";
import { PERSON_SHIFTS, toShift, weekOf } from "./read-rota.ts";
import { requireShifts } from "./require-shifts.ts";
import type { TeamDb } from "./schema/tables.ts";
import { findShift, insertShifts, listProfiles, listShifts, removeShift, updateShift } from "./team.repository.ts";
import { changeTeam, type TeamContext } from "./team-context.ts";

const sameShift = ({ personId, kind, starts, ends }: NewTeamShift) => [personId, kind, starts, ends].join(" ");

const told = ({ personId, kind, starts, ends }: NewTeamShift) => ({ personId, kind, starts, ends });

const dayOf = ({ starts }: Pick<NewTeamShift, "starts">) => starts.slice(0, 10);

const rowOf = ({ personId, kind, starts, ends, note }: NewTeamShift, nowMs: number) => ({
  person_id: personId,
  kind,
  starts,
  ends,
  note,
  changed_at_ms: nowMs,
});

/** Builds the event and the audit entry of a change of the rota: of a shift, whose it is and when, and nothing that was written. */
const rotaChange = (actor: Actor, details: Readonly<Record<string, unknown>>) => ({
  ...({ what: "rota", actor } as const),
  audit: { action: "rota_changed", details } as const,
});

/** @throws {Problem} `SHIFTS_FULL` when the week of a day has no room for so many more. */
async function requireRoom(db: TeamDb, day: string, more: number): Promise<void> {
  const monday = mondayOf(day);
  const span = { from: `${monday}T00:00`, until: `${addDays(monday, 7)}T00:00`, limit: TEAM_LIMITS.weekShifts };
  if ((await listShifts(db, span)).length + more > TEAM_LIMITS.weekShifts) throw new Problem("SHIFTS_FULL");
}

/** The rota: the shifts of the team, week by week. Failures are `Problem`s. */
export function createRota(context: TeamContext) {
  const { db, now } = context;

  const week = (day: string) => weekOf(context, day);
  const peopleNow = async () => new Set((await listProfiles(db)).map(({ person_id }) => person_id));

  async function requireShift(shift: NewTeamShift, more: number): Promise<void> {
    requireShifts([shift], await peopleNow(), (_, field) => field);
    await requireRoom(db, dayOf(shift), more);
  }

  return {
    week,

    /** @throws {Problem} `FIELDS_INVALID`, `SHIFTS_FULL`. */
    async plan(shift: NewTeamShift, actor: Actor): Promise<TeamWeek> {
      await requireShift(shift, 1);
      const id = randomUUID();
      await changeTeam(context, rotaChange(actor, { done: "planned", id, ...told(shift) }), (transaction) =>
        insertShifts(transaction, [{ id, version: 1, ...rowOf(shift, now()) }]),
      );
      return week(dayOf(shift));
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
      const byWeek = Map.groupBy(fresh, ([, row]) => mondayOf(dayOf(row)));
      for (const [monday, added] of byWeek) await requireRoom(db, monday, added.length);
      if (fresh.length > 0)
        await changeTeam(context, rotaChange(actor, { done: "imported", shifts: fresh.length, first }), (transaction) =>
          insertShifts(
            transaction,
            fresh.map(([, row]) => ({ id: randomUUID(), version: 1, ...rowOf(row, now()) })),
          ),
        );
      const counts = { added: fresh.length, known: rows.length - fresh.length };
      return { ...counts, week: await week(first.slice(0, 10)) };
    },

    /** @throws {Problem} `FIELDS_INVALID`, `SHIFTS_FULL`, `SHIFT_NOT_FOUND`, `SHIFT_CHANGED`. */
    async change(id: string, { version, ...shift }: TeamShiftChange, actor: Actor): Promise<TeamWeek> {
      if ((await findShift(db, id)) === undefined) throw new Problem("SHIFT_NOT_FOUND");
      await requireShift(shift, 0);
      await changeTeam(context, rotaChange(actor, { done: "changed", id, ...told(shift) }), async (transaction) => {
        const isWritten = await updateShift(transaction, { id, version: version + 1, ...rowOf(shift, now()) });
        if (!isWritten) throw new Problem("SHIFT_CHANGED");
      });
      return week(dayOf(shift));
    },

    /** @throws {Problem} `SHIFT_NOT_FOUND`, `SHIFT_CHANGED`. */
    async remove(id: string, version: number, actor: Actor): Promise<TeamWeek> {
      const shift = await findShift(db, id);
      if (shift === undefined) throw new Problem("SHIFT_NOT_FOUND");
      await changeTeam(
        context,
        rotaChange(actor, { done: "removed", id, ...told(toShift(shift)) }),
        async (transaction) => {
          if (!(await removeShift(transaction, id, version))) throw new Problem("SHIFT_CHANGED");
        },
      );
      return week(dayOf(shift));
    },
  };
}
