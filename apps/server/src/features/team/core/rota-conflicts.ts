import { LEAST_REST_HOURS, LONGEST_SHIFT_HOURS } from "@nv/contracts";
import type { RotaConflict, TeamShift } from "@nv/contracts/schemas";
import { addDays, momentOf } from "./madrid-time.ts";

const MINUTE_MS = 60_000;
const LEAST_REST_MS = LEAST_REST_HOURS * 60 * MINUTE_MS;
const LONGEST_SHIFT_MS = LONGEST_SHIFT_HOURS * 60 * MINUTE_MS;

/** A shift with its moments, Unix epoch in milliseconds. */
interface Timed {
  readonly shift: TeamShift;
  readonly startMs: number;
  readonly endMs: number;
}

/** Two shifts, one after the other, in the order in which they begin. */
function conflictOf(one: Timed, other: Timed): RotaConflict | null {
  const { personId } = one.shift;
  const shiftIds = [one.shift.id, other.shift.id];
  if (other.startMs < one.endMs) return { kind: "overlap", personId, shiftIds };
  const restMs = other.startMs - one.endMs;
  // Who comes back from holidays has rested.
  const isWork = one.shift.kind === "shift" && other.shift.kind === "shift";
  if (!isWork || restMs >= LEAST_REST_MS) return null;
  return { kind: "rest", personId, shiftIds, restMinutes: restMs / MINUTE_MS };
}

/** Lists the shift when it lasts longer than it should; days away are as long as they are. */
function tooLong({ shift: { id, kind, personId }, startMs, endMs }: Timed): RotaConflict[] {
  const minutes = (endMs - startMs) / MINUTE_MS;
  if (kind !== "shift" || endMs - startMs <= LONGEST_SHIFT_MS) return [];
  return [{ kind: "long", personId, shiftIds: [id], minutes }];
}

/**
 * Lists the conflicts among the shifts of one person. Each is compared with those that begin before it has ended and twelve hours more, so that a
 * long absence is told with everything inside it, at the cost of what is near.
 */
function conflictsOfPerson(timed: readonly Timed[]): RotaConflict[] {
  const ordered = timed.toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs);
  const conflicts: RotaConflict[] = [];
  for (const [at, one] of ordered.entries()) {
    conflicts.push(...tooLong(one));
    for (const other of ordered.slice(at + 1)) {
      if (other.startMs >= one.endMs + LEAST_REST_MS) break;
      const conflict = conflictOf(one, other);
      if (conflict !== null) conflicts.push(conflict);
    }
  }
  return conflicts;
}

/**
 * Tells what is wrong with a week: somebody in two places, less than twelve hours of rest, more than twelve of work, a day without anybody.
 * Hours are those that pass, not what clocks say: on the night on which they change it is one more or less. A night is of the day on which it
 * begins: whoever leaves at six in the morning is nobody's answer for that day.
 *
 * @param shifts - Those that touch the week, and those of the day before and after, for the rest.
 * @param monday - First day of the week.
 * @returns By person in the order of time, then days.
 */
export function rotaConflicts(shifts: readonly TeamShift[], monday: string): readonly RotaConflict[] {
  const timed = shifts.map((shift) => ({ shift, startMs: momentOf(shift.starts), endMs: momentOf(shift.ends) }));
  const ofPeople = [...Map.groupBy(timed, ({ shift }) => shift.personId).values()].flatMap(conflictsOfPerson);
  const begun = new Set(shifts.flatMap(({ kind, starts }) => (kind === "shift" ? [starts.slice(0, 10)] : [])));
  const empty = Array.from({ length: 7 }, (_, at) => addDays(monday, at)).filter((day) => !begun.has(day));
  return [...ofPeople, ...empty.map((day): RotaConflict => ({ kind: "nobody", day }))];
}
