import { Notice } from "@nv/ui";
import type { CallFailure } from "@nv/web";
import type { ReactNode } from "react";
import { ActionRefusal } from "./ActionRefusal";

interface Props {
  /** Sentence on what somebody else just did; empty for nothing. */
  readonly news: string;
  /** Sentence on one's own last action; empty for nothing. */
  readonly said: string;
  readonly failure: CallFailure | null;
}

/** Sentences about a record for the bar of its workbench; nothing where there is nothing to say. */
export function RecordNews({ news, said, failure }: Props): ReactNode {
  if (news === "" && said === "" && failure === null) return null;
  return (
    <>
      {news !== "" && <Notice tone="plain">{news}</Notice>}
      <p role="status" className="nv-said">
        {said}
      </p>
      <ActionRefusal failure={failure} />
    </>
  );
}
