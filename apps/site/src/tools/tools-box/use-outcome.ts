import { useRemote } from "@nv/web";
import type { UtilityId } from "./core/catalogue/utilities";
import { type Outcome, type Surroundings, type Utility, type Values, written } from "./core/utility/utility";
import { answerInstead } from "./core/values/answer-instead";
import { loadUtility } from "./load-utility";

/** Outcome shown for the text that somebody writes. */
export interface ToldOutcome {
  /** `null` while another utility is on its way. */
  readonly outcome: Outcome | null;
  /** Utility that answered in its place, and the text it answered; `null` when it was the utility itself. */
  readonly by: { readonly id: UtilityId; readonly written: string } | null;
}

/** Returns the outcome of a utility, or of the one that it sends the field to; its own refusal stands where that one cannot be fetched. */
export function useOutcome(utility: Utility, values: Values, surroundings: Surroundings): ToldOutcome {
  const own = utility.answer(values, surroundings);
  const id = (own.kind === "refusal" ? own.instead : undefined) ?? null;
  const { body: other, isLoading } = useRemote(`utility instead ${id ?? ""}`, async () =>
    id === null ? null : { id, utility: await loadUtility(id) },
  );
  if (own.kind === "answer" || id === null) return { outcome: own, by: null };
  if (other === null) return { outcome: isLoading ? null : own, by: null };
  const outcome = answerInstead({ refusal: own, values }, other, surroundings);
  return { outcome, by: outcome.kind === "answer" ? { id, written: written(values, own.field) } : null };
}
