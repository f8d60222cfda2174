import type { GraphicDetail } from "@nv/contracts/schemas";
import { loadable } from "@nv/web";
import type { ReactNode } from "react";
import { SettleClaims } from "../../../pieces/form/SettleClaims";
import type { GraphicFormState } from "../../../pieces/form/use-graphic-form";
import { Checklist } from "./Checklist";
import type { StoryReview } from "./use-story-review";

const SignOffLine = loadable(async () => (await import("../../../records/review/SignOffLine")).SignOffLine, null);

interface Props {
  readonly saved: GraphicDetail;
  readonly form: GraphicFormState;
  readonly review: StoryReview;
  /** Whether all that is written is saved. */
  readonly isSaved: boolean;
  /** Leads to a field: `config.blocks.2.steps.0.text`. */
  readonly onGo: (field: string) => void;
}

/** Strip under a story and its page: what is missing, who signs it off, and the sentences that its files do not bear out. */
export function StoryFoot({ saved, form, review, isSaved, onGo }: Props): ReactNode {
  return (
    <div className="nv-bench__foot">
      <Checklist review={review} onGo={onGo} />
      <SignOffLine id={saved.id} version={saved.version} isSaved={isSaved} />
      <SettleClaims
        claims={review.ofFiles}
        settled={form.draft.settledClaims}
        onOverrule={(settledClaims) => form.change({ settledClaims })}
      />
    </div>
  );
}
