import { JOBS_API_PATH } from "@nv/contracts";
import { JobView } from "@nv/contracts/schemas";
import { formatPercent } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Topic, useEvent, useReconnect } from "../events/event-connection.ts";
import { toCallFailure } from "../server/call-failure.ts";
import { callServer } from "../server/call-server.ts";
import { FailureNotice } from "../server/FailureNotice.tsx";
import { useRemote } from "../server/use-remote.ts";

/** Interval at which work is asked for while it goes on, for when no event comes. Milliseconds. */
const ASK_MS = 1500;

/** Longest wait for an answer before it is asked for anew: a busy server that is asked sooner would never be heard. Milliseconds. */
const PATIENCE_MS = 10_000;

const OVER: readonly JobView["state"][] = ["done", "failed", "cancelled"];

const JobEvent = JobView.pick({ id: true });

/** Background work moved on. */
const JOB_TOPIC: Topic<Pick<JobView, "id">> = { name: "job", schema: JobEvent };

const pathOf = (id: string) => `${JOBS_API_PATH}/${encodeURIComponent(id)}`;

export interface JobProgressProps {
  readonly jobId: string;
  /** Noun for what is being done: «Importación». */
  readonly label: string;
  /** Called once when it is done. */
  readonly onDone: (job: JobView) => void;
  /** Called once when it has failed, which is said here too. */
  readonly onFailed?: (job: JobView) => void;
  /** Drawn in its place once it is done. */
  readonly children?: (job: JobView) => ReactNode;
}

/** Progress of a background job, with the ways to stop it and to try it again. */
export function JobProgress({ jobId, label, onDone, onFailed, children }: JobProgressProps): ReactNode {
  const {
    body: job,
    failure,
    isLoading,
    reload,
    replace,
  } = useRemote(jobId, (signal) => callServer(JobView, pathOf(jobId), { signal }));
  const [fault, setFault] = useState("");
  const told = useRef("");
  const isOver = job !== null && OVER.includes(job.state);

  useReconnect(reload);
  useEvent(JOB_TOPIC, ({ id }) => {
    if (id === jobId) reload();
  });
  useEffect(() => {
    if (isOver) return;
    const timer = window.setTimeout(reload, isLoading ? PATIENCE_MS : ASK_MS);
    return () => window.clearTimeout(timer);
  }, [isOver, isLoading, reload]);
  useEffect(() => {
    if (job === null || (job.state !== "done" && job.state !== "failed")) return;
    const end = `${job.id} ${job.state}`;
    if (told.current === end) return;
    told.current = end;
    if (job.state === "done") onDone(job);
    else onFailed?.(job);
  }, [job, onDone, onFailed]);

  async function command(name: "cancel" | "retry") {
    setFault("");
    try {
      replace(await callServer(JobView, `${pathOf(jobId)}/${name}`, { method: "POST", isOrder: true, json: {} }));
    } catch (error) {
      setFault(toCallFailure(error).message);
      reload();
    }
  }

  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (job === null) return <p role="status">{label}: un momento…</p>;
  if (job.state === "done") return children?.(job);
  if (isOver)
    return (
      <Notice tone="wrong">
        <p>{job.state === "cancelled" ? `${label}: cancelada.` : `${label}: ${job.message || "no ha terminado"}`}</p>
        <Button onClick={() => void command("retry")}>Repetir</Button>
      </Notice>
    );
  return (
    <div className="nv-job nv-stack-2 nv-start">
      <p role="status">
        {label}: {formatPercent(100 * job.progressRatio, { decimals: 0 })}
        {job.message !== "" && ` · ${job.message}`}
      </p>
      <progress value={job.progressRatio} aria-label={label} />
      <Button disabled={job.isCancelling} onClick={() => void command("cancel")}>
        {job.isCancelling ? "Parando…" : "Cancelar"}
      </Button>
      {fault !== "" && <p role="alert">{fault}</p>}
    </div>
  );
}
