import type { FieldProblem } from "@nv/contracts/schemas";
import { loadable } from "@nv/web";
import type { ReactNode } from "react";
import { BeforePublishing } from "../../frame/workbench/BeforePublishing";
import type { GraphicDraft } from "../core/graphic-draft";
import { labelOfField } from "../core/joined-draft";

/** Comes with the first sentence that the data do not bear out. */
const SettleClaims = loadable(async () => (await import("./SettleClaims")).SettleClaims, null);

interface Props extends Pick<GraphicDraft, "settledClaims"> {
  /** Everything that keeps it from being published. */
  readonly missing: readonly FieldProblem[];
  /** Sentences that its data contradict or cannot settle. */
  readonly claims: readonly FieldProblem[];
  /** Leads to the field of a problem. */
  readonly onGo: (problem: FieldProblem) => void;
  readonly onOverrule: (settledClaims: GraphicDraft["settledClaims"]) => void;
  /** Sign-off of what is begun. */
  readonly children: ReactNode;
}

/** Strip under a form and its preview: what is missing, who signs it off, and the sentences that its data do not bear out. */
export function GraphicFoot({ settledClaims, missing, claims, onGo, onOverrule, children }: Props): ReactNode {
  return (
    <div className="nv-bench__foot">
      <BeforePublishing missing={missing} labelOf={labelOfField} onGo={onGo} />
      {children}
      {(claims.some(({ claim }) => claim !== undefined) || settledClaims.length > 0) && (
        <SettleClaims claims={claims} settled={settledClaims} onOverrule={onOverrule} />
      )}
    </div>
  );
}
