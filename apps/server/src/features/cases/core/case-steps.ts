import { type CaseState, SERVER_ERRORS } from "@nv/contracts";
import type { CaseStep } from "@nv/contracts/schemas";
import { authorsOf, type PastDeed } from "../../../platform/sign-off/core/four-eyes.ts";

/** Something that was done to a case, as far as it decides who may approve it. */
export interface PastStep {
  /** Id of who did it. */
  readonly byId: string;
  /** Whether it changed what readers may get. */
  readonly isWriting: boolean;
  /** State it was taken to; `null` for what moved nothing. */
  readonly to: CaseState | null;
}

/** States that a case can go to from each state, besides where writing and publishing take it. */
const STEPS: Readonly<Record<CaseState, readonly CaseState[]>> = {
  draft: ["reviewing", "retired"],
  reviewing: ["verified", "draft", "retired"],
  verified: ["publishable", "draft", "retired"],
  publishable: ["draft", "retired"],
  published: ["retired"],
  retired: ["draft"],
};

/** Steps that are explained. */
const REASONED: ReadonlySet<CaseState> = new Set(["draft", "retired"]);

/** Steps that say that what a case says is right. */
const APPROVING: ReadonlySet<CaseState> = new Set(["verified", "publishable"]);

/** Reason why somebody may not say that a case is right. */
export type ApprovalRefusal = "CASE_OWN" | "CASE_UNVERIFIED";

/** Whether a step must be explained. */
export const needsReason = (to: CaseState): boolean => REASONED.has(to);

/** Returns what was done to a case, as the rule of two sees it: a case is taken back by whoever withdraws a verification. */
const toDeed = ({ byId, isWriting, to }: PastStep): PastDeed => ({
  byId,
  kind: isWriting
    ? "writing"
    : to === "verified"
      ? "approval"
      : to === "draft" || to === "retired"
        ? "withdrawal"
        : "other",
});

/**
 * Tells why somebody may not take a case to a state: the one rule of the four eyes, whatever route they come by.
 *
 * @param past - All that was done to the case, in its order.
 * @returns `null` when they may.
 */
export function approvalRefusal(past: readonly PastStep[], personId: string, to: CaseState): ApprovalRefusal | null {
  if (!APPROVING.has(to)) return null;
  const { unapproved, approved } = authorsOf(past.map(toDeed));
  if (unapproved.has(personId) || (to === "publishable" && approved.has(personId))) return "CASE_OWN";
  return to === "publishable" && unapproved.size > 0 ? "CASE_UNVERIFIED" : null;
}

/** Whether a case can go from a state to another because a person says so. */
export const isStep = (from: CaseState, to: CaseState): boolean => STEPS[from].includes(to);

/**
 * Lists the states that a case may go to next, for whoever looks at it.
 *
 * @param past - All that was done to it, in its order.
 */
export function nextSteps(from: CaseState, past: readonly PastStep[], personId: string): CaseStep[] {
  return STEPS[from].map((to) => {
    const refusal = approvalRefusal(past, personId, to);
    return { to, refusal: refusal === null ? "" : SERVER_ERRORS[refusal].es };
  });
}
