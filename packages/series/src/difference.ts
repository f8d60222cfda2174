import type { ChangeCounts, Observation, ObservationChange, SeriesColumn } from "@nv/contracts/schemas";
import { formatDate } from "@nv/spanish";
import { areByDay, observationKeyOf } from "./observations.ts";

/** Fields that stand beside the values of an observation. */
const ASIDE = ["source", "sourceUrl", "isProvisional", "note"] as const;

/** Lists the fields that differ in an observation that was there: keys of columns first, in their order. */
function changedFields(columns: readonly SeriesColumn[], before: Observation, after: Observation): string[] {
  const fields: string[] = [];
  for (const { key } of columns) if ((before.values[key] ?? null) !== (after.values[key] ?? null)) fields.push(key);
  for (const name of ASIDE) if (before[name] !== after[name]) fields.push(name);
  return fields;
}

/** {@link seriesDifference} of days that are in order in both, and that nothing else tells apart: side by side. */
function differenceByDay(
  columns: readonly SeriesColumn[],
  before: readonly Observation[],
  after: readonly Observation[],
): readonly ObservationChange[] {
  const changes: ObservationChange[] = [];
  const gone = (old: Observation) => changes.push({ key: old.date, before: old, after: null, fields: [] });
  let at = 0;
  for (const observation of after) {
    const { date: key } = observation;
    let old = before[at];
    while (old !== undefined && old.date < key) {
      gone(old);
      at += 1;
      old = before[at];
    }
    if (old?.date !== key) {
      changes.push({ key, before: null, after: observation, fields: [] });
      continue;
    }
    at += 1;
    // Nearly all are the very ones that were there.
    const fields = old === observation ? [] : changedFields(columns, old, observation);
    if (fields.length > 0) changes.push({ key, before: old, after: observation, fields });
  }
  for (const old of before.slice(at)) gone(old);
  return changes;
}

/**
 * Tells what changes from some observations to others: «qué ha cambiado».
 *
 * @returns Those that are new, other or gone, by day; the same ones are left out.
 */
export function seriesDifference(
  columns: readonly SeriesColumn[],
  before: readonly Observation[],
  after: readonly Observation[],
): readonly ObservationChange[] {
  const isByDay = columns.every(({ isKey }) => !isKey);
  if (isByDay && areByDay(before) && areByDay(after)) return differenceByDay(columns, before, after);
  const keyOf = observationKeyOf(columns);
  const known = new Map<string, Observation>();
  for (const observation of before) known.set(keyOf(observation), observation);
  const changes: ObservationChange[] = [];
  let still = 0;
  for (const observation of after) {
    const key = keyOf(observation);
    const old = known.get(key);
    if (old === undefined) {
      changes.push({ key, before: null, after: observation, fields: [] });
      continue;
    }
    still += 1;
    const fields = changedFields(columns, old, observation);
    if (fields.length > 0) changes.push({ key, before: old, after: observation, fields });
  }
  if (still < known.size) {
    const kept = new Set(after.map(keyOf));
    for (const [key, observation] of known)
      if (!kept.has(key)) changes.push({ key, before: observation, after: null, fields: [] });
  }
  const dayOf = (change: ObservationChange) => (change.after ?? change.before)?.date ?? "";
  return changes.sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b))));
}

/** Counts the changes of each sort. */
export function countChanges(changes: readonly ObservationChange[]): ChangeCounts {
  const added = changes.filter(({ before }) => before === null).length;
  const removed = changes.filter(({ after }) => after === null).length;
  return { added, removed, changed: changes.length - added - removed };
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/**
 * Puts what changed into words.
 *
 * @param last - Day of the last observation there is now; empty for none.
 * @example changesSentence({ added: 1, changed: 2, removed: 0 }, "2026-10-01")
 *   // "1 observación nueva, 2 corregidas. La última, del 1 de octubre de 2026."
 */
export function changesSentence({ added, changed, removed }: ChangeCounts, last: string): string {
  const [noun, nouns] = ["observación", "observaciones"];
  const parts = [
    ...counted(added, `${noun} nueva`, `${nouns} nuevas`),
    ...counted(
      changed,
      added > 0 ? "corregida" : `${noun} corregida`,
      added > 0 ? "corregidas" : `${nouns} corregidas`,
    ),
    ...counted(
      removed,
      added + changed > 0 ? "que desaparece" : `${noun} que desaparece`,
      added + changed > 0 ? "que desaparecen" : `${nouns} que desaparecen`,
    ),
  ];
  if (parts.length === 0) return "Nada ha cambiado.";
  const end = last === "" ? "" : ` La última, del ${formatDate(last).replaceAll("\u00a0", " ")}.`;
  return `${parts.join(", ")}.${end}`;
}
