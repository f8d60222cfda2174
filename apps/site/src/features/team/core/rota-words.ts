import { LEAST_REST_HOURS, LONGEST_SHIFT_HOURS } from "@nv/contracts";
import type { RotaConflict, TeamPerson, TeamShift, TeamWeek } from "@nv/contracts/schemas";
import { foldLoosely, formatDate } from "@nv/spanish";

/** `9:00–17:00`; of days away, nothing. */
export function hoursText({ kind, starts, ends }: Pick<TeamShift, "kind" | "starts" | "ends">): string {
  const hour = (moment: string) => moment.slice(11).replace(/^0/, "");
  return kind === "away" ? "Fuera" : `${hour(starts)}–${hour(ends)}`;
}

function lengthText(minutes: number): string {
  const [hours, left] = [Math.floor(minutes / 60), minutes % 60];
  return left === 0 ? `${hours} h` : `${hours} h ${left} min`;
}

/** A day without its month: «lunes 23». */
export function dayText(day: string): string {
  const [dayAlone = ""] = formatDate(day, "weekday").split(/\sde\s/);
  return dayAlone;
}

const LIST = new Intl.ListFormat("es", { type: "conjunction" });

/** Something that is wrong with a week, in a sentence. */
export interface ConflictLine {
  /** Another for each line. */
  readonly key: string;
  readonly text: string;
}

function faultText(conflict: Exclude<RotaConflict, { kind: "nobody" }>): string {
  switch (conflict.kind) {
    case "overlap":
      return "dos cosas a la vez";
    case "rest":
      return `descansa ${lengthText(conflict.restMinutes)} entre dos turnos y hacen falta ${LEAST_REST_HOURS} h`;
    case "long":
      return `un turno de ${lengthText(conflict.minutes)}, y lo más son ${LONGEST_SHIFT_HOURS} h`;
  }
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
    return [{ key: `${kind} ${shiftIds.join(" ")}`, text: `${who}: ${faultText(conflict)}.` }];
  });
  const empty = conflicts.flatMap((conflict) => (conflict.kind === "nobody" ? [dayText(conflict.day)] : []));
  return empty.length === 0 ? lines : [...lines, { key: "nobody", text: `Sin nadie: ${LIST.format(empty)}.` }];
}

/** A code of a language, of two or three letters, perhaps with a country: `es`, `pt-BR`. */
const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[a-z]{2})?$/i;

const LANGUAGES = new Intl.DisplayNames("es", { type: "language", fallback: "none" });

/** Name of a language that somebody wrote: a code by its name, «es» as «español»; any other word as it is. */
export const languageText = (written: string): string =>
  (LANGUAGE_CODE.test(written) ? LANGUAGES.of(written) : undefined) ?? written;

/** The languages that somebody speaks, in one sentence: «español, inglés y francés». */
export const languagesText = (languages: readonly string[]): string => LIST.format(languages.map(languageText));

/** The people who know something, or are called so: every word somewhere. */
export function peopleFound(people: readonly TeamPerson[], sought: string): readonly TeamPerson[] {
  const words = foldLoosely(sought)
    .split(/\s+/)
    .filter((word) => word !== "");
  return people.filter(({ name, job, skills, specialities, languages }) => {
    const spoken = languages.map(languageText);
    const text = foldLoosely([name, job, ...skills, ...specialities, ...languages, ...spoken].join(" "));
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
