import { CASE_STATES, type CaseState } from "@nv/contracts";
import type { ReactNode } from "react";
import { STATE_TONES } from "./core/case-words";

interface Props {
  readonly state: CaseState;
  /** Whether readers have something else. */
  readonly hasChanges: boolean;
}

/** Mark of how far a case has come. */
export function StateMark({ state, hasChanges }: Props): ReactNode {
  return (
    <span className="nv-mark" data-tone={STATE_TONES[state]}>
      {CASE_STATES[state]}
      {hasChanges && <small className="nv-beneath">Los lectores tienen otra cosa</small>}
    </span>
  );
}
