import type { RecordWords } from "@nv/contracts/schemas";
import { type CallFailure, FailureNotice } from "@nv/web";
import type { ReactNode } from "react";
import { ComingBench } from "../frame/workbench/ComingBench";
import { ToolFrame } from "../frame/workbench/ToolFrame";
import { sentencesOf } from "./core/record-sentences";
import { useRecordHead } from "./record-head";

interface Props {
  readonly words: RecordWords;
  /** Reason why it does not come; `null` while it is on its way. */
  readonly failure: CallFailure | null;
  readonly onRetry: () => void;
}

/** Stands in the place of a record that is not there: it is on its way, or does not come. */
export function RecordWaits({ words, failure, onRetry }: Props): ReactNode {
  const head = useRecordHead();
  if (failure === null) return <ComingBench head={head}>{sentencesOf(words).waiting}</ComingBench>;
  return (
    <ToolFrame head={head}>
      <FailureNotice error={failure} onRetry={onRetry} />
    </ToolFrame>
  );
}
