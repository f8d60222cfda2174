import { useRemote } from "@nv/web";
import type { UtilityId } from "./core/catalogue/utilities";
import { type Outcome, type Surroundings, type Utility, type Values, written } from "./core/utility/utility";
import { answerInstead } from "./core/values/answer-instead";
import { loadUtility } from "./load-utility";

/** What is told of what somebody writes. */
export interface ToldOutcome {
  /** `null` while another utility is on its way. */
  readonly outcome: Outcome | null;
  /** Who answered in its place, and to what; `null` when it was the utility itself. */
  readonly by: { readonly id: UtilityId; readonly written: string } | null;
}

/** What a utility makes of its fields, or who it sends them to; its own refusal stands where that one cannot be fetched. */
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
