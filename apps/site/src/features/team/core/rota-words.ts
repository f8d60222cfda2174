import { LEAST_REST_HOURS } from "@nv/contracts";
import type { TeamPerson, TeamShift, TeamWeek } from "@nv/contracts/schemas";
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

/** A day without its month: «lunes 23». */
export function dayText(day: string): string {
  const [dayAlone = ""] = formatDate(day, "weekday").split(/\sde\s/);
  return dayAlone;
}

const DAYS = new Intl.ListFormat("es", { type: "conjunction" });

/** Something that is wrong with a week, in a sentence. */
export interface ConflictLine {
  /** Another for each line. */
  readonly key: string;
  readonly text: string;
}

/**
 * Lists the conflicts of a week, in sentences: one of each pair of shifts, one of all days without anybody.
 *
 * @param nameOf - Name of a person by their id.
 */
export function conflictLines(
  { shifts, conflicts }: Pick<TeamWeek, "shifts" | "conflicts">,
  nameOf: (personId: string) => string,
): readonly ConflictLine[] {
  const lines = conflicts.flatMap((conflict): ConflictLine[] => {
    if (conflict.kind === "nobody") return [];
    const { kind, personId, shiftIds } = conflict;
    const known = shifts.find(({ id }) => shiftIds.includes(id));
    const who = `${nameOf(personId)}${known === undefined ? "" : `, ${dayText(known.starts.slice(0, 10))}`}`;
    const text =
      kind === "overlap"
        ? `${who}: dos cosas a la vez.`
        : `${who}: descansa ${restText(conflict.restMinutes)} entre dos turnos y hacen falta ${LEAST_REST_HOURS} h.`;
    return [{ key: shiftIds.join(" "), text }];
  });
  const empty = conflicts.flatMap((conflict) => (conflict.kind === "nobody" ? [dayText(conflict.day)] : []));
  return empty.length === 0 ? lines : [...lines, { key: "nobody", text: `Sin nadie: ${DAYS.format(empty)}.` }];
}

/** The people who know something, or are called so: every word somewhere. */
export function peopleFound(people: readonly TeamPerson[], sought: string): readonly TeamPerson[] {
  const words = foldLoosely(sought)
    .split(/\s+/)
    .filter((word) => word !== "");
  return people.filter(({ name, job, skills, specialities, languages }) => {
    const text = foldLoosely([name, job, ...skills, ...specialities, ...languages].join(" "));
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
