import type { DraftSides } from "./merge-parts.ts";

/** Whether two values of a field say the same. */
export type IsSame = (one: unknown, other: unknown) => boolean;

/**
 * Joins two changes of the same form: what only one side touched stays as that side left it; of what both touched, mine.
 *
 * @param names - The fields.
 */
export function mergeDrafts<Values extends object>(
  names: readonly (keyof Values)[],
  { base, theirs, mine }: DraftSides<Values>,
  isSame: IsSame = Object.is,
): Values {
  const untouched = names.filter((name) => isSame(mine[name], base[name]));
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) };
}

/** The fields that both sides changed in different ways. */
export function conflictingFields<Values extends object, Name extends keyof Values>(
  names: readonly Name[],
  { base, theirs, mine }: DraftSides<Values>,
  isSame: IsSame = Object.is,
): readonly Name[] {
  return names.filter(
    (name) => !isSame(theirs[name], base[name]) && !isSame(mine[name], base[name]) && !isSame(theirs[name], mine[name]),
  );
}

export {
  type AtConflict,
  type DraftSides,
  type JoinedParts,
  type KeyOf,
  mergeParts,
  type PartConflict,
} from "./merge-parts.ts";
