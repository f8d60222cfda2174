import { joinedText } from "./merge-parts.ts";
import type { DraftSides } from "./merge-words.ts";

/** Whether two values of a field say the same. */
export type IsSame = (one: unknown, other: unknown) => boolean;

/**
 * Joins two changes of the same form: what only one side touched stays as that side left it; of one text, what each wrote in other words of
 * it; of what both touched, mine.
 *
 * @param names - The fields.
 */
export function mergeDrafts<Values extends object>(
  names: readonly (keyof Values)[],
  { base, theirs, mine }: DraftSides<Values>,
  isSame: IsSame = Object.is,
): Values {
  const joined = new Map<keyof Values, unknown>();
  for (const name of names) {
    const sides = { base: base[name], theirs: theirs[name], mine: mine[name] };
    if (isSame(sides.mine, sides.base)) joined.set(name, sides.theirs);
    else if (!isSame(sides.theirs, sides.base) && !isSame(sides.theirs, sides.mine)) {
      const text = joinedText(sides);
      if (text !== null) joined.set(name, text);
    }
  }
  return { ...mine, ...Object.fromEntries(joined) };
}

/** The fields that both sides changed in different ways, other words of one text aside. */
export function conflictingFields<Values extends object, Name extends keyof Values>(
  names: readonly Name[],
  { base, theirs, mine }: DraftSides<Values>,
  isSame: IsSame = Object.is,
): readonly Name[] {
  return names.filter(
    (name) =>
      !isSame(theirs[name], base[name]) &&
      !isSame(mine[name], base[name]) &&
      !isSame(theirs[name], mine[name]) &&
      joinedText({ base: base[name], theirs: theirs[name], mine: mine[name] }) === null,
  );
}

export {
  type AtConflict,
  type JoinedParts,
  type KeyOf,
  mergeParts,
  type PartConflict,
} from "./merge-parts.ts";
export { type DraftSides, keepBoth, mergeWords } from "./merge-words.ts";
export { sameJson } from "./same-json.ts";
