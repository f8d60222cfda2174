import type { StoryClash } from "@nv/graphic-types/fields";
import { useMemo, useRef } from "react";
import type { Newer } from "../../../pieces/form/use-newer";
import type { AtClash } from "../../../records/core/saved-draft";
import { clashPath, isDrawnInPlace } from "../core/drawn-clashes";
import { ClashCard } from "./ClashCard";

/** The same while there is none: what is drawn beside each step is not drawn at each key. */
const NO_CLASHES: readonly StoryClash[] = [];

/** Draws where they are the places in which two people wrote at once. @param by - Name of who saved last. */
export function useDrawnClashes({ conflicts, decideOne }: Newer, by: string): readonly StoryClash[] {
  const decide = useRef(decideOne);
  decide.current = decideOne;
  return useMemo(
    () =>
      conflicts.length === 0
        ? NO_CLASHES
        : conflicts.filter(isDrawnInPlace).flatMap((conflict): readonly StoryClash[] => {
            const path = clashPath(conflict);
            const onDecide = (choice: AtClash) => decide.current(conflict.id, choice);
            return path === null ? [] : [{ path, drawn: <ClashCard {...{ conflict, by, onDecide }} /> }];
          }),
    [conflicts, by],
  );
}
