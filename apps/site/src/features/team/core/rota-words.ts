import { LEAST_REST_HOURS } from "@nv/contracts";
import type { RotaConflict, TeamPerson, TeamShift } from "@nv/contracts/schemas";
import { foldLoosely, formatDate } from "@nv/spanish";

/** `9:00–17:00`; of days away, nothing. */
export function hoursText({ kind, starts, ends }: Pick<TeamShift, "kind" | "starts" | "ends">): string {
  const hour = (moment: string) => moment.slice(11).replace(/^0/, "");
  return kind === "away" ? "Fuera" : `${hour(starts)}–${hour(ends)}`;
}

function restText(minutes: number): string {
  const [hours, left] = [Math.floor(minutes / 60), minutes % 60];
  return left === 0 ? `${hours} h` : `${hours} h ${left} min`;
}

/** What is wrong with a week, in a sentence. @param nameOf - Name of a person by their id. */
export function conflictText(
  conflict: RotaConflict,
  shifts: readonly TeamShift[],
  nameOf: (personId: string) => string,
): string {
  if (conflict.kind === "nobody") return `El ${formatDate(conflict.day, "weekday")} no hay nadie.`;
  const name = nameOf(conflict.personId);
  const known = shifts.find(({ id }) => conflict.shiftIds.includes(id));
  const when = known === undefined ? "" : ` (${formatDate(known.starts.slice(0, 10), "weekday")})`;
  if (conflict.kind === "overlap") return `${name} tiene dos cosas a la vez${when}.`;
  return `${name} descansa ${restText(conflict.restMinutes)} entre dos turnos${when}; hacen falta ${LEAST_REST_HOURS} h.`;
}

/** The people who know something, or are called so: every word somewhere. */
export function peopleFound(people: readonly TeamPerson[], sought: string): readonly TeamPerson[] {
  const words = foldLoosely(sought)
    .split(/\s+/)
    .filter((word) => word !== "");
  return people.filter(({ name, job, skills, languages }) => {
    const text = foldLoosely([name, job, ...skills, ...languages].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** Texts that somebody wrote one after another, with commas. */
export function wordsIn(text: string): readonly string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
