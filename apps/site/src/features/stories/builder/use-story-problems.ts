import { type CallFailure, type FormProblems, fieldsIn, NO_PROBLEMS, problemsByField } from "@nv/web";
import { useMemo } from "react";
import { clashSentence } from "../../../records/core/clash-words";
import type { DraftConflict } from "../../../records/core/saved-draft";
import { isDrawnInPlace } from "../core/drawn-clashes";
import type { StoryReview } from "./use-story-review";

/** Says beside a field that another person wrote in it: both texts are told under it. @param by - Their name. */
const inPlaceSentence = (by: string) => `${by} ha escrito aquí a la vez que tú: abajo se decide con qué os quedáis`;

/** Collects the problems of a story: as it is written, as it was refused, and where two people wrote. */
export function useStoryProblems(
  review: StoryReview,
  failure: CallFailure | null,
  conflicts: readonly DraftConflict[],
  changedBy: string,
): FormProblems {
  return useMemo(() => {
    const refused = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
    // What readers need is asked for when it is published, what nobody could save as it is written.
    const live = review.written.filter(({ field }) => field.startsWith("config."));
    const clashing = conflicts.map((one) => {
      const sentence = isDrawnInPlace(one) ? inPlaceSentence(changedBy) : clashSentence(one, changedBy);
      return [one.field, sentence] as const;
    });
    return new Map([...problemsByField([...live, ...review.ofFiles]), ...refused, ...clashing]);
  }, [failure, review.written, review.ofFiles, conflicts, changedBy]);
}
