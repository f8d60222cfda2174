import { TEAM_LIMITS } from "@nv/contracts";
import type { NewTeamShift } from "@nv/contracts/schemas";
import { invalidFields } from "../../http/problem.ts";
import { momentOf } from "./core/madrid-time.ts";

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

/**
 * Refuses shifts that are too long, end before they begin, or are nobody's.
 *
 * @param people - Ids of those who are in the team.
 * @param placeOf - Name of a field of the shift at a place.
 * @throws {Problem} `FIELDS_INVALID` with what is wrong with any of them.
 */
export function requireShifts(
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
