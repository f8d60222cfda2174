import { parseJson, type Schema } from "../schema.ts";
import { tabStore } from "./text-store.ts";
import { useKept } from "./use-kept.ts";
import { useLeaveQuestion } from "./use-leave-question.ts";

/** Draft of a form, kept for this tab until it is saved or given up. */
export interface Draft<Values> {
  readonly values: Values;
  readonly change: (values: Partial<Values>) => void;
  /** Whether something was written that is not saved. */
  readonly isDirty: boolean;
  /** Whether it was written before this page was opened. */
  readonly isRestored: boolean;
  /** Forgets what was written. */
  readonly discard: () => void;
}

const PREFIX = "nv-admin-draft:";

/** Forgets every draft of this tab: they are the person's who wrote them, who now leaves. */
export const forgetDrafts = () => tabStore.forgetAll(PREFIX);

/**
 * Keeps what is written in a form. Never give it a secret.
 *
 * @param name - Names the form, `person:17`.
 * @param saved - What the form shows while nothing is written.
 * @param schema - What a kept draft must be to be taken up again.
 */
export function useDraft<Values extends object>(name: string, saved: Values, schema: Schema<Values>): Draft<Values> {
  const { value, isRestored, latest, keep } = useKept(PREFIX + name, (stored) => parseJson(stored, schema));
  const values = value ?? saved;
  const isDirty = value !== null;

  useLeaveQuestion(isDirty);

  return {
    values,
    isDirty,
    isRestored,
    change: (part) => keep({ ...(latest() ?? saved), ...part }),
    discard: () => keep(null),
  };
}
