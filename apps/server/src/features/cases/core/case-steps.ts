import { type CaseState, SERVER_ERRORS } from "@nv/contracts";
import type { CaseStep } from "@nv/contracts/schemas";

/** Something that was done to a case, as far as it decides who may approve it. */
export interface PastStep {
  /** Id of who did it. */
  readonly byId: string;
  /** Whether it changed what readers may get. */
  readonly isWriting: boolean;
  /** State it was taken to; `null` for what moved nothing. */
  readonly to: CaseState | null;
}

/** Ids of the people who may not approve a case, because what would be approved is theirs. */
interface Authors {
  /** Authors of what nobody has verified. */
  readonly unverified: ReadonlySet<string>;
  /** Authors of what the last verification was of. */
  readonly verified: ReadonlySet<string>;
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

/**
 * Tells who wrote what a case says now. What was verified counts as the team's, until somebody withdraws a verification by taking the case back: then
 * everything that was ever written in it counts as not verified, so that nobody approves by a detour what is their own.
 *
 * @param past - All that was done to it, in its order.
 */
function authorsOf(past: readonly PastStep[]): Authors {
  const all = new Set<string>();
  let unverified = new Set<string>();
  let verified = new Set<string>();
  for (const { byId, isWriting, to } of past) {
    if (isWriting) {
      all.add(byId);
      unverified.add(byId);
    } else if (to === "verified") {
      verified = unverified;
      unverified = new Set();
    } else if (to === "draft" || to === "retired") {
      unverified = new Set(all);
      verified = new Set();
    }
  }
  return { unverified, verified };
}

/**
 * Tells why somebody may not take a case to a state: the one rule of the four eyes, whatever route they come by.
 *
 * @param past - All that was done to the case, in its order.
 * @returns `null` when they may.
 */
export function approvalRefusal(past: readonly PastStep[], personId: string, to: CaseState): ApprovalRefusal | null {
  if (!APPROVING.has(to)) return null;
  const { unverified, verified } = authorsOf(past);
  if (unverified.has(personId) || (to === "publishable" && verified.has(personId))) return "CASE_OWN";
  return to === "publishable" && unverified.size > 0 ? "CASE_UNVERIFIED" : null;
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
