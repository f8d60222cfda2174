import { FailureNotice } from "@nv/web";
import type { UseQueryResult } from "@tanstack/react-query";
import { Loading } from "./Loading.tsx";

export interface AnswerStateProps {
  readonly query: Pick<UseQueryResult, "data" | "error" | "isPending" | "refetch">;
  /** Sentence about an earlier answer, still on screen, when the next one does not come. */
  readonly comfort?: string;
}

/** Says that an answer is on its way, or why it does not come; nothing once it is there. */
export function AnswerState({ query: { data, error, isPending, refetch }, comfort }: AnswerStateProps) {
  if (isPending) return <Loading />;
  if (error === null) return null;
  return (
    <FailureNotice error={error} onRetry={() => void refetch()} comfort={data === undefined ? undefined : comfort} />
  );
}
