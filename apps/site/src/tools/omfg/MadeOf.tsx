import type { MapAnswer } from "@nv/contracts/schemas";
import { FailureNotice, JobProgress, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { lightMapsCalls, type MapQuestion } from "./light-maps-calls";

/** Finished result of a call that makes something from a file. */
export type Made = Extract<MapAnswer, { state: "made" }>;

interface Words {
  /** Name of the thing in progress, a noun. */
  readonly label: string;
  readonly children: (made: Made) => ReactNode;
}

type Props = MapQuestion & Words;

/** Has something made of a file, tells how far it is, and draws what came of it. What was made already is there at once. */
export function MadeOf({ label, children, ...question }: Props): ReactNode {
  const { body, failure, reload } = useRemote(JSON.stringify(question), (signal) =>
    lightMapsCalls.ask(question, signal),
  );
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">{label}: un momento…</p>;
  if (body.state === "made") return children(body);
  return <JobProgress jobId={body.jobId} label={label} onDone={reload} />;
}
