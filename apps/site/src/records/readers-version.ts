import type { RecordVersion } from "@nv/contracts/schemas";

/** The version of something published that readers have, when it is not the last one. */
export interface ReadersVersion {
  readonly version: number;
  /** Time of its first publication. */
  readonly atMs: number;
  /** Whether somebody went back to it from a later one: what was changed since was taken away from readers on purpose. */
  readonly isFormer: boolean;
  /** Changes that publishing now would make for them, each field once. */
  readonly changes: RecordVersion["changes"];
}

/** Joins the changes of several versions. @param versions - Newest first. */
function changesIn(versions: readonly RecordVersion[]): RecordVersion["changes"] {
  const joined = new Map<string, RecordVersion["changes"][number]>();
  for (const { changes } of versions.toReversed())
    for (const change of changes)
      joined.set(change.field, { ...change, before: (joined.get(change.field) ?? change).before });
  return [...joined.values()].filter(({ field, before, after }) => field !== "status" && before !== after);
}

/** The version that made a revision; who went back to it later is in the history with the same revision. */
export const versionThatMade = (
  revision: string | null,
  versions: readonly RecordVersion[],
): RecordVersion | undefined => versions.find((item) => item.action === "published" && item.revision === revision);

/**
 * Finds what readers have in the history of something published.
 *
 * @param revision - What they get; `null` for nothing.
 * @param versions - The history, newest first.
 * @returns `null` when they get nothing, or its version is not in the history.
 */
export function readersVersion(revision: string | null, versions: readonly RecordVersion[]): ReadersVersion | null {
  const made = versionThatMade(revision, versions);
  if (revision === null || made === undefined) return null;
  const later = versions.slice(0, versions.indexOf(made));
  const { version, atMs } = made;
  // Told by what was published, and not by the last order, which a history that is asked for again does not hold yet.
  const isFormer = later.some(({ action }) => action === "published");
  return { version, atMs, isFormer, changes: changesIn(later) };
}
